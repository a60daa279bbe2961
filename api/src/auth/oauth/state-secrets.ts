import { z } from "zod";
import type { Keys } from "../../keys/keys.ts";
import { seal, unseal } from "../../keys/seal.ts";

const PURPOSE = "oauth states";
const StateSecrets = z.object({ nonce: z.string(), verifier: z.string() });

/** The values that the provider's response is checked against. */
export type StateSecrets = z.infer<typeof StateSecrets>;

export const sealSecrets = (keys: Keys, state: string, secrets: StateSecrets): Buffer =>
  seal(keys.secretFor(PURPOSE), JSON.stringify(secrets), state);

export const unsealSecrets = (keys: Keys, state: string, sealed: Uint8Array): StateSecrets =>
  StateSecrets.parse(JSON.parse(unseal(keys.secretFor(PURPOSE), sealed, state)));
