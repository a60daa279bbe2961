/** Where this browser keeps its pairing, and what it shows and collects without a network. */
const DATABASE = "courtside-device";
const STORE = "device";
/** The pairing itself (paired-device.ts). */
export const SELF = "self";

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("the browser's storage failed")));
  });

/** Runs one request; resolves when its result is on the disk, so that it survives a power cut. */
export async function inStore<T>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settled(opening);
  try {
    const transaction = database.transaction(STORE, mode, { durability: "strict" });
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("the browser's storage failed"));
    });
    const [result] = await Promise.all([settled(run(transaction.objectStore(STORE))), done]);
    return result;
  } finally {
    database.close();
  }
}
