import { clubDate } from "@courtside/contracts/domain/club-clock.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { useListAddress } from "@courtside/contracts/shell/useListAddress.ts";
import { Page, PageHeader, Stack } from "@courtside/design-system/core.tsx";
import { useDeskSports } from "../../../club-day/useDeskSports.ts";
import { OfferNotices } from "../../waitlist/OfferNotices.tsx";
import { useClubBookings } from "../staff/api.ts";
import { BookingFilters } from "../staff/BookingFilters.tsx";
import { BookingTable } from "../staff/BookingTable.tsx";
import { readFilter } from "../staff/filter.ts";

/** `/all-bookings` (docs/product/screens.md#all-bookings): the club's bookings by time and court, from today on unless asked otherwise. */
export default function AllBookingsPage() {
  const { club, profile, effective_role: role } = useMe();
  const address = useListAddress();
  const zone = club?.time_zone ?? "UTC";
  const sports = useDeskSports();
  const today = clubDate(Date.now(), zone);
  const filter = readFilter(address, sports);
  const query = useClubBookings(filter, today);
  return (
    <Page>
      <OfferNotices />
      <PageHeader title="All Bookings" />
      <Stack gap={16}>
        <BookingFilters
          address={address}
          filter={filter}
          sports={sports}
          today={today}
          withSearch={role !== null && can(role, "bookings:see-names")}
        />
        <BookingTable query={query} address={address} filter={filter} zone={zone} personId={profile.id} />
      </Stack>
    </Page>
  );
}
