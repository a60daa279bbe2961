import { makeKeyPair } from "./device-key.ts";
import { inStore, PAIRING, SELF } from "./device-store.ts";

/** What this browser keeps of its pairing. The private key cannot leave it: WebCrypto made it so (docs/decisions/0070). */
export interface PairedDevice {
  id: string;
  name: string;
  clubName: string;
  privateKey: CryptoKey;
}

/** Undefined: this browser is not paired. */
export const readDevice = (): Promise<PairedDevice | undefined> => inStore("readonly", (store) => store.get(SELF));

/**
 * The key pair to pair with: the same until the pairing has succeeded, so that the code is accepted again when the response was lost, also
 * after a reload.
 */
export async function readPairingKeys(): Promise<CryptoKeyPair> {
  const kept = await inStore<CryptoKeyPair | undefined>("readonly", (store) => store.get(PAIRING));
  if (kept) return kept;
  const made = await makeKeyPair();
  await inStore("readwrite", (store) => store.put(made, PAIRING));
  return made;
}

export async function keepDevice(device: PairedDevice): Promise<void> {
  await inStore("readwrite", (store) => store.put(device, SELF));
  await inStore("readwrite", (store) => store.delete(PAIRING));
}

/** With all that it has kept, and the key to it. */
export const forgetDevice = (): Promise<unknown> => inStore("readwrite", (store) => store.clear());
