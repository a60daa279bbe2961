import { isApiError } from "@courtside/contracts/api/client.ts";
import { clubDate, dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { useMe, useSearchParams } from "@courtside/contracts/shell/index.tsx";
import {
  Button,
  Empty,
  ErrorState,
  Inline,
  Page,
  PageHeader,
  SkeletonList,
  Stack,
} from "@courtside/design-system/core.tsx";
import { LoadMore } from "@courtside/design-system/data.tsx";
import { DatePicker } from "@courtside/design-system/dates.tsx";
import { OfferNotices } from "../../waitlist/OfferNotices.tsx";
import { useClubBookings } from "../booked/api.ts";
import styles from "../booked/BookingCards.module.css";
import { BookingCards, ClubBookingCard } from "../booked/BookingCards.tsx";

const PLACEHOLDERS = 6;

/** `/all-bookings` (docs/product/screens.md#all-bookings): the club's bookings by time and court, from today on or of one day. */
export default function AllBookingsPage() {
  const { club } = useMe();
  const [params, setParams] = useSearchParams();
  const zone = club?.time_zone ?? "UTC";
  const date = params.get("date") ?? undefined;
  const today = clubDate(Date.now(), zone);
  const query = useClubBookings(date, today);
  const error: unknown = query.error;
  const clear = () => setParams({}, { replace: true });

  return (
    <Page>
      <OfferNotices />
      <PageHeader title="All Bookings" />
      <Stack gap={24}>
        <Inline gap={12}>
          <DatePicker
            className={styles.date}
            aria-label="Date"
            placeholder="Pick a date"
            value={date ?? null}
            today={today}
            onChange={(day) => (day ? setParams({ date: day }, { replace: true }) : clear())}
          />
          {date && <Button onClick={clear}>Clear Filter</Button>}
        </Inline>
        {query.isPending ? (
          <SkeletonList count={PLACEHOLDERS} />
        ) : query.isError && query.bookings.length === 0 ? (
          <ErrorState
            title="Error loading bookings."
            {...(isApiError(error) && { cause: error.message, requestId: error.requestId })}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : query.bookings.length === 0 ? (
          <Empty title={date ? `No bookings found for ${dateLabel(date)}` : "No bookings found"} />
        ) : (
          <Stack gap={16}>
            <BookingCards
              bookings={query.bookings}
              renderCard={(booking) => <ClubBookingCard booking={booking} zone={zone} />}
            />
            <LoadMore
              more={query.hasNextPage}
              busy={query.isFetchingNextPage}
              onMore={() => void query.fetchNextPage()}
            />
          </Stack>
        )}
      </Stack>
    </Page>
  );
}
