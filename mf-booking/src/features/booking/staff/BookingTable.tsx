import { type Booking, isApiError } from "@courtside/contracts/api/client.ts";
import { clubDate, clubDayYearLabel, clubTime, dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { moreOf } from "@courtside/contracts/shell/pages.ts";
import { saveLines } from "@courtside/contracts/shell/saveLines.ts";
import type { ListAddress } from "@courtside/contracts/shell/useListAddress.ts";
import { useSavedViews } from "@courtside/contracts/shell/useSavedViews.ts";
import { Button, Empty, Tag } from "@courtside/design-system/core.tsx";
import { SavedViews, type StaffColumn, StaffTable } from "@courtside/design-system/staff.tsx";
import { useState } from "react";
import { withOthers } from "../../../players/player-draft.ts";
import { bookingStatus } from "../booked/describe-booking.ts";
import type { useClubBookings } from "./api.ts";
import styles from "./BookingTable.module.css";
import { CancelDialog } from "./CancelDialog.tsx";
import type { BookingListFilter } from "./filter.ts";

interface BookingTableProps {
  query: ReturnType<typeof useClubBookings>;
  address: ListAddress;
  filter: BookingListFilter;
  zone: string;
  /** Of whom columns and views are kept. */
  personId: string;
}

const TONES = { confirmed: "success", completed: "neutral", canceled: "warning" } as const;
const KIND_LABELS = { booking: "Booking", lesson: "Lesson" } as const;
const STATUS_LABELS = { confirmed: "Confirmed", canceled: "Canceled" } as const;

const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

/** The club's bookings (docs/product/screens.md#all-bookings). Only staff see names (docs/product/booking.md#names). */
export function BookingTable({ query, address, filter, zone, personId }: BookingTableProps) {
  const savedViews = useSavedViews("bookings");
  const [canceling, setCanceling] = useState<readonly Booking[] | null>(null);
  const { bookings, total } = query;
  const { change } = address;
  const error: unknown = query.error;
  const columns: StaffColumn<Booking>[] = [
    {
      key: "time",
      title: "Date & Time",
      width: 216,
      sortable: true,
      card: "title",
      inFile: ({ start_time, end_time }) =>
        `${clubDate(start_time, zone)} ${clubTime(start_time, zone)} - ${clubTime(end_time, zone)}`,
      render: ({ start_time, end_time }) => (
        <>
          {clubDayYearLabel(start_time, zone)},{" "}
          <span className={styles.time}>
            {clubTime(start_time, zone)} - {clubTime(end_time, zone)}
          </span>
        </>
      ),
    },
    { key: "court", title: "Court", width: 104, card: "detail", render: ({ court_name }) => court_name },
    { key: "sport", title: "Sport", render: ({ sport }) => sportLabel(sport) },
    {
      key: "person",
      title: "Booked for",
      width: 200,
      breaks: true,
      card: "detail",
      inFile: (booking) => bookedForParts(booking).join(", "),
      render: (booking) => <BookedFor booking={booking} />,
    },
    {
      key: "kind",
      title: "Kind",
      filter: {
        options: optionsOf(KIND_LABELS),
        chosen: filter.kinds,
        onChange: (kind) => change({ kind }),
      },
      render: ({ kind, coach_name }) => (coach_name ? `${KIND_LABELS[kind]} with ${coach_name}` : KIND_LABELS[kind]),
    },
    {
      key: "status",
      title: "Status",
      card: "status",
      filter: {
        options: optionsOf(STATUS_LABELS),
        chosen: filter.statuses,
        onChange: (status) => change({ status }),
      },
      render: (booking) => <Tag tone={TONES[booking.status]}>{bookingStatus(booking).label}</Tag>,
    },
    {
      key: "actions",
      title: "Actions",
      align: "end",
      width: 104,
      card: "action",
      render: (booking) =>
        booking.can_cancel && (
          <Button
            danger
            size="small"
            aria-label={`Cancel ${nameOf(booking, zone)}`}
            onClick={() => setCanceling([booking])}
          >
            Cancel
          </Button>
        ),
    },
  ];
  return (
    <>
      <StaffTable
        caption="All Bookings"
        keepAs={`${personId}.bookings`}
        columns={columns}
        rows={bookings}
        rowKey={({ id }) => id}
        loading={query.isFetching && !query.isFetchingNextPage}
        error={
          query.isError
            ? {
                title: "Error loading bookings.",
                ...(isApiError(error) && { cause: error.message, requestId: error.requestId }),
                retrying: query.isFetching,
                onRetry: () => void query.refetch(),
              }
            : null
        }
        total={
          total !== null && total > 0 && `${total.toLocaleString("en-US")} ${total === 1 ? "booking" : "bookings"}`
        }
        matching={total}
        summary={query.hasNextPage ? `${bookings.length.toLocaleString("en-US")} of them loaded` : undefined}
        sort={{ key: "time", direction: filter.order === "desc" ? "descending" : "ascending" }}
        onSortChange={address.onSortChange}
        selection={{
          nameOf: (booking) => nameOf(booking, zone),
          isDisabled: ({ can_cancel }) => !can_cancel,
          actions: (chosen) => (
            <Button danger size="small" onClick={() => setCanceling(chosen)}>
              Cancel bookings
            </Button>
          ),
        }}
        more={moreOf(query)}
        onSave={(lines) => saveLines("bookings", lines)}
        empty={
          <Empty
            title={filter.date ? `No bookings found for ${dateYearLabel(filter.date, zone)}` : "No bookings found"}
          />
        }
        tools={<SavedViews {...savedViews} search={address.search} onOpen={address.open} />}
      />
      {canceling && (
        <CancelDialog
          bookings={canceling}
          nameOf={(booking) => nameOf(booking, zone)}
          onClose={() => setCanceling(null)}
        />
      )}
    </>
  );
}

/** The booker, or the guest of a walk-in booking, and with whom they play. */
function bookedForParts(booking: Booking): string[] {
  const { user_name: name, user_email: email, walk_in: isWalkIn, series_label: series } = booking;
  const parts = [
    name,
    isWalkIn && "Walk-in guest",
    email !== name && email,
    series && `Series: ${series}`,
    withOthers(booking),
  ];
  return parts.flatMap((part) => part || []);
}

function BookedFor({ booking }: { booking: Booking }) {
  const [name, ...more] = bookedForParts(booking);
  return (
    <span className={styles.person}>
      <span>{name}</span>
      {more.map((part) => (
        <span key={part} className={styles.email}>
          {part}
        </span>
      ))}
    </span>
  );
}

const nameOf = ({ court_name, start_time, user_name }: Booking, zone: string) =>
  `${court_name}, ${clubDayYearLabel(start_time, zone)}, ${clubTime(start_time, zone)}, ${user_name}`;
