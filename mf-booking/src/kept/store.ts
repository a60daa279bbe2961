const STORE = "device";

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("the browser's storage failed")));
  });

type RunInStore = <T>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest<T>) => Promise<T>;

/** A database of this browser. Each call runs one request; it resolves when its result is on the disk, so that it survives a power cut. */
export const storeOf =
  (name: string): RunInStore =>
  async (mode, run) => {
    const opening = indexedDB.open(name, 1);
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
  };
