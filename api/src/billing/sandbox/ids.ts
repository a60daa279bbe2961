import { randomBytes } from "node:crypto";

/** An id that cannot be guessed, because the id of a page is enough to use it. */
export const sandboxId = (kind: "cus" | "cs" | "sub" | "si" | "bps" | "evt"): string =>
  `${kind}_sandbox_${randomBytes(24).toString("base64url")}`;
