import { inStore, SELF } from "../device-store.ts";

const KEY = "key of what is kept";
const AES = { name: "AES-GCM", length: 256 };

interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

/** Made once in this browser, which cannot read it out (docs/decisions/0084). */
async function sealingKey(): Promise<CryptoKey> {
  const read = (): Promise<CryptoKey | undefined> => inStore("readonly", (store) => store.get(KEY));
  const known = await read();
  if (known) return known;
  const made = await crypto.subtle.generateKey(AES, false, ["encrypt", "decrypt"]);
  // Another tab may have been faster: its key stays.
  await inStore("readwrite", (store) => store.add(made, KEY)).catch(() => {});
  return (await read()) ?? made;
}

/** Keeps a value, encrypted; nothing if the device was revoked meanwhile. */
export async function keepSealed(name: string, value: unknown): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(value));
  const data = await crypto.subtle.encrypt({ name: AES.name, iv }, await sealingKey(), text);
  await inStore("readwrite", (store) => {
    const self = store.get(SELF);
    self.addEventListener("success", () => {
      if (self.result) store.put({ iv, data } satisfies Sealed, name);
      else store.clear();
    });
    return self;
  });
}

/** The values whose names begin so, by name. One that cannot be decrypted is left out. */
export async function readSealed<T>(prefix: string): Promise<Map<string, T>> {
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const names = await inStore("readonly", (store) => store.getAllKeys(range));
  const key = names.length > 0 ? await sealingKey() : null;
  const values = new Map<string, T>();
  for (const name of names.map(String)) {
    const sealed: Sealed | undefined = await inStore("readonly", (store) => store.get(name));
    if (!sealed || !key) continue;
    const text = await crypto.subtle.decrypt({ name: AES.name, iv: sealed.iv }, key, sealed.data).catch(() => null);
    if (text) values.set(name, JSON.parse(new TextDecoder().decode(text)) as T);
  }
  return values;
}

export const eraseSealed = (name: string): Promise<unknown> => inStore("readwrite", (store) => store.delete(name));
