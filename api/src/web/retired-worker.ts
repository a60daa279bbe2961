/**
 * The service worker of a server that has none, or has switched it off (`SERVICE_WORKER`): browsers install it in the place of the
 * earlier one at their next page, whatever state that is in. It forgets all that was kept, and then itself.
 */
export const RETIRED_WORKER = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  ),
);
`;
