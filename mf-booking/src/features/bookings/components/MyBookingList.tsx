import { type Booking, isApiError } from "@courtside/contracts/api/client.ts";
import { Empty, ErrorState, LinkButton, Loading, Stack } from "@courtside/design-system/core.tsx";
import { LoadMore } from "@courtside/design-system/data.tsx";
import type { ReactNode } from "react";
import type { BookingTab, useMyBookings } from "../api/useMyBookings.ts";
import { BookingCards } from "./BookingCards.tsx";
import { MyBookingCard } from "./MyBookingCard.tsx";

interface MyBookingListProps {
  tab: BookingTab;
  query: ReturnType<typeof useMyBookings>;
  zone: string;
  /** Instead of the plain words where there is none. */
  empty?: ReactNode;
  /** Draws the first one apart, above the others. */
  renderFirst?: (booking: Booking) => ReactNode;
  onCancel: (booking: Booking) => void;
}

const EMPTY = {
  upcoming: { title: "No upcoming bookings", text: "You don't have any upcoming court reservations." },
  past: { title: "No past bookings", text: "You don't have any past or canceled bookings." },
} as const;

/** The bookings of one tab, or why there are none. */
export function MyBookingList({ tab, query, zone, empty, renderFirst, onCancel }: MyBookingListProps) {
  const { bookings, counts } = query;
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
