import { randomBytes } from "node:crypto";
import type { Keys } from "../keys/keys.ts";
import { seal, unseal } from "../keys/seal.ts";

/** As the Standard Webhooks scheme writes it: 256 bits. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString("base64")}`;

const keyOf = (keys: Pick<Keys, "secretFor">): Buffer => keys.secretFor("webhook secrets");
const placeOf = (id: string): string => `webhook ${id}`;

export const sealSecret = (keys: Pick<Keys, "secretFor">, id: string, secret: string): Buffer =>
  seal(keyOf(keys), secret, placeOf(id));

export const openSecret = (keys: Pick<Keys, "secretFor">, id: string, sealed: Uint8Array): string =>
  unseal(keyOf(keys), sealed, placeOf(id));
