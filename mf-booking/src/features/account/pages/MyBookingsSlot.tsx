import { useSearchParams } from "@courtside/contracts/shell/index.tsx";
import { type BookingTab, useMyBookings } from "../../booking/booked/api.ts";
import { MyBookingTabs } from "../../booking/booked/MyBookings.tsx";

/** My Account's My Bookings (docs/product/screens.md#my-account). Its tab has a search parameter beside the page's own. */
export default function MyBookingsSlot() {
  const [params, setParams] = useSearchParams();
  const tab: BookingTab = params.get("bookings") === "past" ? "past" : "upcoming";
  const query = useMyBookings(tab);
  const choose = (bookings: BookingTab) =>
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), bookings }), { replace: true });
  return <MyBookingTabs tab={tab} query={query} onTab={choose} />;
}
