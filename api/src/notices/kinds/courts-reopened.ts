import { z } from "zod";
import { describeItem, entriesOfItems } from "../closed-items.ts";
import { SAMPLE_TIME } from "../court-and-time.ts";
import { MY_BOOKINGS } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { closedItem } from "../payload.ts";

/** A closure was undone after its mails had left: what stands again (docs/product/closures.md#undo). */
export const courtsReopened = noticeKind({
  label: "Closed courts opened after all",
  details: z.object({ isGuest: z.boolean(), items: z.array(closedItem).min(1) }),
  mail: {
    subject: "The courts are open after all",
    text: "{club} has opened the courts again. This takes place as it was planned:\n\n{changes}",
  },
  sample: { isGuest: false, items: [{ ...SAMPLE_TIME, outcome: "restored" }] },
  parts: ({ isGuest, items }, club) => ({
    heading: "The courts are open after all",
    values: { changes: items.map((item) => describeItem(item, club.timeZone)).join("\n") },
    ...(!isGuest && { button: { label: "See my bookings", path: MY_BOOKINGS } }),
    ...entriesOfItems(items, isGuest),
  }),
});
