import { type Sealed, sealingIn } from "../../../kept/sealing.ts";
import { inStore, SELF } from "../device-store.ts";

const { seal, unseal } = sealingIn(inStore);

/** Keeps a value, encrypted; nothing if the device was revoked meanwhile. */
export async function keepSealed(name: string, value: unknown): Promise<void> {
  const sealed = await seal(value);
  await inStore("readwrite", (store) => {
    const self = store.get(SELF);
    self.addEventListener("success", () => {
      if (self.result) store.put(sealed, name);
      else store.clear();
    });
    return self;
  });
}

/** The values whose names begin so, by name. One that cannot be decrypted is left out. */
export async function readSealed<T>(prefix: string): Promise<Map<string, T>> {
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const names = await inStore("readonly", (store) => store.getAllKeys(range));
  const values = new Map<string, T>();
  for (const name of names.map(String)) {
    const sealed: Sealed | undefined = await inStore("readonly", (store) => store.get(name));
    const value = sealed && (await unseal<T>(sealed));
    if (value !== undefined) values.set(name, value);
  }
  return values;
}

export const eraseSealed = (name: string): Promise<unknown> => inStore("readwrite", (store) => store.delete(name));
