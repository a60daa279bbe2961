import type { storeOf } from "./store.ts";

const KEY = "key of what is kept";
const AES = { name: "AES-GCM", length: 256 };

/** A value as it is kept. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

/** Encrypts by a key that is made once in this browser, which cannot read it out (docs/decisions/0084). */
export function sealingIn(inStore: ReturnType<typeof storeOf>) {
  const read = (): Promise<CryptoKey | undefined> => inStore("readonly", (store) => store.get(KEY));
  const key = async (): Promise<CryptoKey> => {
    const known = await read();
    if (known) return known;
    const made = await crypto.subtle.generateKey(AES, false, ["encrypt", "decrypt"]);
    // Another tab may have been faster: its key stays.
    await inStore("readwrite", (store) => store.add(made, KEY)).catch(() => {});
    return (await read()) ?? made;
  };
  return {
    seal: async (value: unknown): Promise<Sealed> => {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const text = new TextEncoder().encode(JSON.stringify(value));
      return { iv, data: await crypto.subtle.encrypt({ name: AES.name, iv }, await key(), text) };
    },
    /** Undefined if it cannot be decrypted. */
    unseal: async <T>({ iv, data }: Sealed): Promise<T | undefined> => {
      const known = await read();
      const text = known && (await crypto.subtle.decrypt({ name: AES.name, iv }, known, data).catch(() => null));
      return text ? (JSON.parse(new TextDecoder().decode(text)) as T) : undefined;
    },
  };
}
