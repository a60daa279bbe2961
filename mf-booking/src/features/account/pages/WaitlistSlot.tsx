import { AskedOffer } from "../../waitlist/AskedOffer.tsx";
import { MyEntries } from "../../waitlist/MyEntries.tsx";
import { OfferNotices } from "../../waitlist/OfferNotices.tsx";

/** My Account's Waitlist (docs/product/screens.md#my-account): open offers, then the caller's entries. */
export default function WaitlistSlot() {
  return (
    <>
      <AskedOffer />
      <OfferNotices />
      <MyEntries />
    </>
  );
}
