import type { QueryClient } from "@tanstack/react-query";
import { currentSession, subscribeToSession } from "../auth/sessionStore.ts";
import { isDevicePage } from "../page/device-path.ts";
import { registryInPage } from "../remotes/registry.ts";
import { REGISTRY_KEY } from "../remotes/registryKey.ts";
import { versionOf } from "../service-worker/app-version.ts";
import { forgetReads } from "./forgetReads.ts";
import { keepReads } from "./keepReads.ts";

/**
 * From the first sign-in on, or on a device of the club: this browser keeps the application, and what a member reads. If the server
 * offers nothing to keep, this browser forgets what it has of before.
 */
export function startOffline(queries: QueryClient): void {
  if (!document.querySelector("meta[name=courtside-files]")) {
    forgetReads();
    return;
  }
  const start = () => {
    if (currentSession().status !== "signed-in" && !isDevicePage) return;
    stop();
    keepReads(queries);
    keepApp(queries).catch((error: unknown) => console.debug("The application is not kept", error));
  };
  const stop = subscribeToSession(start);
  start();
}

async function keepApp(queries: QueryClient): Promise<void> {
  const registry = registryInPage();
  if (!navigator.serviceWorker || registry === null || savesData()) return;
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: versionOf(registry) });
  queries.getQueryCache().subscribe(({ type, query }) => {
    // A release or a rollback while this page is open. The worker that is active then may be another one.
    if (type !== "updated" || query.queryKey[0] !== REGISTRY_KEY[0] || query.state.data !== true) return;
    void navigator.serviceWorker.ready.then((registration) => registration.active?.postMessage({ keep: "" }));
  });
}

const savesData = (): boolean => Object(Object(navigator).connection).saveData === true;
