import { useMe, useSearchParams } from "@courtside/contracts/shell/index.tsx";
import { LinkButton, Page, PageHeader } from "@courtside/design-system/core.tsx";
import { HeldAlternatives } from "../../waitlist/HeldAlternatives.tsx";
import { OfferNotices } from "../../waitlist/OfferNotices.tsx";
import { type BookingTab, useMyBookings } from "../booked/api.ts";
import { MyBookingTabs } from "../booked/MyBookings.tsx";

/** `/my-bookings` (docs/product/screens.md#my-bookings): what is ahead, what is over, and canceling. */
export default function MyBookingsPage() {
  const { profile } = useMe();
  const [params, setParams] = useSearchParams();
  const tab: BookingTab = params.get("tab") === "past" ? "past" : "upcoming";
  const query = useMyBookings(tab);
  return (
    <Page>
      <OfferNotices />
      <PageHeader
        title={`Welcome ${profile.name}!`}
        description="My Bookings"
        actions={query.bookings.length > 0 && <LinkButton href="/book">Book Court</LinkButton>}
      />
      <HeldAlternatives />
      <MyBookingTabs tab={tab} query={query} onTab={(next) => setParams({ tab: next }, { replace: true })} />
    </Page>
  );
}
