import type { Keys } from "../../keys/keys.ts";
import { seal, unseal } from "../../keys/seal.ts";

const PURPOSE = "totp secrets";

/** The secret of a factor, encrypted for storage in the database. */
export const sealSecret = (keys: Keys, factorId: string, secret: string): Buffer =>
  seal(keys.secretFor(PURPOSE), secret, factorId);

/** The decrypted secret: base32. */
export const unsealSecret = (keys: Keys, factorId: string, sealed: Uint8Array): string =>
  unseal(keys.secretFor(PURPOSE), sealed, factorId);
