import { z } from "zod";
import { noticeKind } from "../notice-kind.ts";

/** To admins: mails to an address do not arrive, or are not wanted (docs/product/notifications.md#bounces-and-complaints). */
export const addressMarked = noticeKind({
  label: "Mail that bounces",
  details: z.object({
    address: z.string(),
    /** Of the member; null: a guest, or an invited person. */
    name: z.string().nullable(),
    isComplaint: z.boolean(),
  }),
  mail: {
    subject: "Mail to {address}",
    text: "{address}: {problem}",
  },
  sample: { address: "maya@example.com", name: "Maya Chen", isComplaint: false },
  parts: ({ address, name, isComplaint }) => ({
    heading: isComplaint ? "A mail was reported as spam" : "A mail could not be delivered",
    values: {
      address: name ? `${name} (${address})` : address,
      problem: isComplaint
        ? "the reader reported a mail as spam. The club mails nothing to this address any more."
        : "the mail server rejected a mail for good. Ask for another address.",
    },
    button: name
      ? { label: "See the member", path: `/admin/members?q=${encodeURIComponent(address)}` }
      : { label: "See the deliveries", path: "/admin/messages?tab=deliveries&bounced=true" },
  }),
});
