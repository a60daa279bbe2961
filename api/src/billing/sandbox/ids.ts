import { randomBytes } from "node:crypto";

/** An id that cannot be guessed: whoever has a page's id may use the page. */
export const sandboxId = (kind: "cus" | "cs" | "sub" | "si" | "bps" | "evt"): string =>
  `${kind}_sandbox_${randomBytes(24).toString("base64url")}`;
