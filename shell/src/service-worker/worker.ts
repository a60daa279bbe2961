import { handlingOf } from "./handling.ts";
import { dropOthers, keepApp, keepFile, keptFile, keptPage, keptRegistry, readPointer } from "./kept-app.ts";
import { listenToPush, type PushScope } from "./push.ts";
import type { FetchEvent, WorkerScope } from "./worker-scope.ts";

declare const self: WorkerScope & PushScope;

const { caches, location } = self;
/** The longest time that a page waits for a slow network if it is kept here. */
const PAGE_LIMIT_MS = 4_000;

// What it keeps is understood by the worker before it: open pages may go on with the new one at once.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("activate", (event) => event.waitUntil(activate()));

async function activate(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  const pointer = await readPointer(caches);
  await dropOthers(caches, [pointer?.current, pointer?.previous]);
}

listenToPush(self);

/** The version that was asked for last is kept first; a second message meanwhile waits for it. */
let keeping: Promise<void> = Promise.resolve();

/** A page says, when it is idle, which version it knows of. */
self.addEventListener("message", (event) => {
  const version: unknown = Object(event.data).keep;
  if (typeof version !== "string") return;
  keeping = keeping
    .then(() => keepApp(caches, location.origin, version))
    .catch((error: unknown) => {
      console.debug("The application was not kept", error);
    });
  event.waitUntil(keeping);
});

const responses = {
  page: pageFor,
  document: requested,
  file: fileFor,
  registry: registryFor,
};

self.addEventListener("fetch", (event) => {
  const handling = handlingOf(event.request, location.origin, self.codeOrigins);
  if (handling !== "network") event.respondWith(responses[handling](event));
});

/** From the server, which knows the releases; the kept one if it does not respond, or fails. */
async function pageFor(event: FetchEvent): Promise<Response> {
  const network = requested(event);
  const kept = await keptPage(caches);
  if (!kept) return network;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PAGE_LIMIT_MS));
  const response = await Promise.race([network, late]).catch(() => undefined);
  return response && response.status < 500 ? response : kept;
}

async function requested({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

async function fileFor(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await keptFile(caches, request.url);
  if (kept) return kept;
  const response = await fetch(request);
  // A response that the worker may not read could be a failure; an address with a query is a second attempt.
  if (response.ok && !request.url.includes("?")) event.waitUntil(keepFile(caches, request.url, response.clone()));
  return response;
}

async function registryFor({ request }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await keptRegistry(caches);
    if (kept) return kept;
    throw error;
  }
}
