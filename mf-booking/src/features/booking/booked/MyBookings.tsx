import { type Booking, isApiError } from "@courtside/contracts/api/client.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Empty, ErrorState, LinkButton, Loading, Stack } from "@courtside/design-system/core.tsx";
import { LoadMore, Tabs } from "@courtside/design-system/data.tsx";
import { type ReactNode, useState } from "react";
import { UndoCancel } from "../../../changes/UndoCancel.tsx";
import { ClubZone } from "../../../club-day/ClubZone.tsx";
import { useNow, useReadAfter } from "../../../club-day/clock.ts";
import type { BookingTab, useMyBookings } from "./api.ts";
import { BookingCards, MyBookingCard } from "./BookingCards.tsx";
import { bookAgainPath } from "./book-again.ts";
import { CancelBookingDialog } from "./CancelBooking.tsx";

interface MyBookingTabsProps {
  tab: BookingTab;
  query: ReturnType<typeof useMyBookings>;
  onTab: (tab: BookingTab) => void;
}

/** What is ahead, what is over, and canceling (docs/product/screens.md#my-bookings). */
export function MyBookingTabs({ tab, query, onTab }: MyBookingTabsProps) {
  const zone = useMe().club?.time_zone ?? "UTC";
  const [canceling, setCanceling] = useState<Booking | null>(null);
  const count = (of: BookingTab) => query.counts?.[of];
  const named = (label: string, of: BookingTab) => (count(of) === undefined ? label : `${label} (${count(of)})`);
  const [first] = query.bookings;
  // At its start the next booking becomes a running one, and at its end that one is completed.
  const running = query.bookings.find(({ in_progress }) => in_progress);
  useReadAfter(tab === "upcoming" ? first?.start_time : running?.end_time, useNow(0), query.refetch);
  const list = (
    <Stack gap={16}>
      {first && <ClubZone zone={zone} instant={first.start_time} />}
      <MyBookingList tab={tab} query={query} zone={zone} onCancel={setCanceling} />
    </Stack>
  );
  return (
    <Stack gap={16}>
      <UndoCancel />
      <Tabs
        label="My Bookings"
        value={tab}
        onChange={onTab}
        tabs={[
          { key: "upcoming", label: named("Upcoming", "upcoming"), content: list },
          { key: "past", label: named("Past & Canceled", "past"), content: list },
        ]}
      />
      <CancelOwnBooking booking={canceling} zone={zone} onClose={() => setCanceling(null)} />
    </Stack>
  );
}

interface MyBookingListProps {
  tab: BookingTab;
  query: ReturnType<typeof useMyBookings>;
  zone: string;
  /** Shown if there is no booking, instead of the default text. */
  empty?: ReactNode;
  /** Renders the first booking above the others. */
  renderFirst?: (booking: Booking) => ReactNode;
  onCancel: (booking: Booking) => void;
}

const EMPTY = {
  upcoming: { title: "No upcoming bookings", text: "You don't have any upcoming court reservations." },
  past: { title: "No past bookings", text: "You don't have any past or canceled bookings." },
} as const;

/** The bookings of one tab, or its loading, error or empty state. */
export function MyBookingList({ tab, query, zone, empty, renderFirst, onCancel }: MyBookingListProps) {
  const { bookings, counts } = query;
  const now = useNow(0);
  const error: unknown = query.error;
  if (query.isPending) return <Loading label="Loading your bookings..." page />;
  if (query.isError && bookings.length === 0) {
    return (
      <ErrorState
        title="Failed to load bookings"
        {...(isApiError(error) && { cause: error.message, requestId: error.requestId })}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const [first] = bookings;
  if (!first) {
    if (empty) return empty;
    const { title, text } = EMPTY[tab];
    return (
      <Empty
        title={title}
        description={text}
        action={
          <LinkButton href="/book" variant={tab === "upcoming" ? "primary" : "secondary"}>
            Book Court
          </LinkButton>
        }
      />
    );
  }
  const isPaged = query.hasNextPage || (query.data?.pages.length ?? 0) > 1;
  return (
    <Stack gap={16}>
      {renderFirst?.(first)}
      <BookingCards
        bookings={renderFirst ? bookings.slice(1) : bookings}
        renderCard={(booking) => (
          <MyBookingCard
            booking={booking}
            zone={zone}
            highlighted={tab === "upcoming" && booking === first && !renderFirst}
            again={
              tab === "past" && booking.kind === "booking" && !booking.in_progress
                ? bookAgainPath(booking, zone, now)
                : undefined
            }
            onCancel={() => onCancel(booking)}
          />
        )}
      />
      <LoadMore
        more={query.hasNextPage}
        busy={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
        {...(counts &&
          isPaged && { summary: `Showing ${bookings.length} of ${Math.max(counts[tab], bookings.length)}` })}
      />
    </Stack>
  );
}

interface CancelOwnBookingProps {
  /** Null: the dialog is closed. */
  booking: Booking | null;
  zone: string;
  onClose: () => void;
}

/** Asks before one of the caller's own bookings is canceled. */
export function CancelOwnBooking({ booking, zone, onClose }: CancelOwnBookingProps) {
  if (!booking) return null;
  const { id, court_name, start_time, end_time, series_id } = booking;
  const target = { bookingId: id, courtName: court_name, start: start_time, end: end_time, seriesId: series_id };
  return <CancelBookingDialog target={target} zone={zone} onClose={onClose} />;
}
