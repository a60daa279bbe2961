import { createHmac } from "node:crypto";
import type { Keys } from "../keys/keys.ts";

/** How a member's rotating code is stored: without the installation's key, eight digits would be found by trying. */
export const kioskCodeHash = (keys: Pick<Keys, "secretFor">, code: string): Buffer =>
  createHmac("sha256", keys.secretFor("kiosk code")).update(code).digest();
