import { useSearchParams } from "@courtside/contracts/shell/index.tsx";
import { type BookingTab, useMyBookings } from "../../booking/booked/api.ts";
import { MyBookingTabs } from "../../booking/booked/MyBookings.tsx";

/** My Account's My Bookings (docs/product/screens.md#my-account). Its own tab stands beside the page's in the address. */
export default function MyBookingsSlot() {
  const [params, setParams] = useSearchParams();
  const tab: BookingTab = params.get("bookings") === "past" ? "past" : "upcoming";
  const query = useMyBookings(tab);
  const choose = (bookings: BookingTab) =>
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), bookings }), { replace: true });
  return <MyBookingTabs tab={tab} query={query} onTab={choose} />;
}
