/** What this worker uses of its surroundings. TypeScript's own library for workers contradicts that for pages, which the shell needs. */
export interface WorkerScope {
  location: Location;
  /** Where remotes may come from besides the server's own origin: the server adds it to the script (api/src/web/routes.ts). */
  codeOrigins?: readonly string[];
  caches: CacheStorage;
  skipWaiting(): Promise<void>;
  registration: { navigationPreload?: { enable(): Promise<void> } };
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "message", listener: (event: WorkerEvent & { data: unknown }) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}

export interface WorkerEvent {
  /** Keeps the worker alive until then. */
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WorkerEvent {
  request: Request;
  /** The response to a page that the browser requested while the worker was starting. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
