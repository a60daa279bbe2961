import { z } from "zod";
import { describeItem, entriesOfItems } from "../closed-items.ts";
import { noticeKind } from "../notice-kind.ts";
import { closedItem } from "../payload.ts";

/** A closure was undone after its mails had left: what stands again (docs/product/closures.md#undo). */
export const courtsReopened = noticeKind({
  details: z.object({ isGuest: z.boolean(), items: z.array(closedItem).min(1) }),
  text: ({ isGuest, items }, club) => ({
    subject: "The courts are open after all",
    heading: "The courts are open after all",
    paragraphs: [
      `${club.name} has opened the courts again. This takes place as it was planned:`,
      items.map((item) => describeItem(item, club.timeZone)).join("\n"),
    ],
    ...(!isGuest && { button: { label: "See my bookings", path: "/my-bookings" } }),
    ...entriesOfItems(items, isGuest),
  }),
});
