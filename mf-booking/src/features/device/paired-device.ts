import { inStore, SELF } from "./device-store.ts";

/** What this browser keeps of its pairing. The private key cannot leave it: WebCrypto made it so (docs/decisions/0070). */
export interface PairedDevice {
  id: string;
  name: string;
  clubName: string;
  privateKey: CryptoKey;
}

/** Undefined: this browser is not paired. */
export const readDevice = (): Promise<PairedDevice | undefined> => inStore("readonly", (store) => store.get(SELF));

export const keepDevice = (device: PairedDevice): Promise<unknown> =>
  inStore("readwrite", (store) => store.put(device, SELF));

/** With all that it has kept, and the key to it. */
export const forgetDevice = (): Promise<unknown> => inStore("readwrite", (store) => store.clear());
