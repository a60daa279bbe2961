import { MyEntries } from "../../waitlist/MyEntries.tsx";
import { OfferNotices } from "../../waitlist/OfferNotices.tsx";

/** My Account's Waitlist (docs/product/screens.md#my-account): what is offered now, then one's places in line. */
export default function WaitlistSlot() {
  return (
    <>
      <OfferNotices />
      <MyEntries />
    </>
  );
}
