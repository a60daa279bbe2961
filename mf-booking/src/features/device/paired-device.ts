/** What this browser keeps of its pairing. The private key cannot leave it: WebCrypto made it so (docs/decisions/0070). */
export interface PairedDevice {
  id: string;
  name: string;
  clubName: string;
  privateKey: CryptoKey;
}

const DATABASE = "courtside-device";
const STORE = "device";
const SELF = "self";

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the browser's storage failed"));
  });

async function inStore<T>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settled(opening);
  try {
    return await settled(run(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

/** Undefined: this browser is not paired. */
export const readDevice = (): Promise<PairedDevice | undefined> => inStore("readonly", (store) => store.get(SELF));

export const keepDevice = (device: PairedDevice): Promise<unknown> =>
  inStore("readwrite", (store) => store.put(device, SELF));

export const forgetDevice = (): Promise<unknown> => inStore("readwrite", (store) => store.delete(SELF));
