import type { Me } from "@courtside/contracts/api/client.ts";
import { isStaff } from "@courtside/contracts/domain/roles.ts";
import { dehydrate, hydrate, type QueryClient } from "@tanstack/react-query";
import { ME } from "../api/query-keys.ts";
import { currentSession } from "../auth/sessionStore.ts";
import { forgetReads, READS } from "./forgetReads.ts";
import { keepPicture } from "./keepPicture.ts";
import { isKeptRead, type KeptRead, mergedReads, usableReads } from "./kept-reads.ts";

/** After a response; those that follow are written with it. */
const WRITE_AFTER_MS = 1_000;
/** A grid that is open changes all the time; its picture costs a slow phone some milliseconds. */
const PICTURE_AFTER_MS = 60_000;
/** Longer than a visit without a network. */
const SHOWN_MS = 24 * 60 * 60_000;

const addressOf = (userId: string) => `/${userId}`;

const signedIn = (): string | null => {
  const session = currentSession();
  return session.status === "signed-in" ? session.userId : null;
};

const profileIn = (queries: QueryClient): Me | undefined => queries.getQueriesData<Me>({ queryKey: ME })[0]?.[1];

async function readKept(userId: string): Promise<KeptRead[]> {
  const response = await (await caches.open(READS)).match(addressOf(userId));
  return response ? ((await response.json()) as KeptRead[]) : [];
}

/** Keeps what a member reads, and the profile of staff, on this device and for this person, until they sign out. */
export function keepReads(queries: QueryClient): void {
  if (!globalThis.caches) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const picture = keepPictures(queries);
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    picture();
    writeReads(queries).catch((error: unknown) => console.debug("Nothing was kept for later", error));
  };
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success" || !isKeptRead(event.query.queryKey)) return;
    timer ??= setTimeout(write, WRITE_AFTER_MS);
  });
  write();
}

/** The picture of a member's screen, from time to time while the browser is idle, and as the page was left. */
function keepPictures(queries: QueryClient): () => void {
  let next = 0;
  const keep = () => {
    const userId = signedIn();
    const me = profileIn(queries);
    if (!userId || !me?.role || isStaff(me.role) || !me.club) return;
    if (keepPicture(userId, me.club)) next = performance.now() + PICTURE_AFTER_MS;
  };
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && keep());
  return () => {
    if (performance.now() < next) return;
    // Safari has no such callback.
    if ("requestIdleCallback" in window) requestIdleCallback(keep);
    else keep();
  };
}

async function writeReads(queries: QueryClient): Promise<void> {
  const userId = signedIn();
  const me = profileIn(queries);
  if (!userId || !me?.role) return;
  const ofStaff = isStaff(me.role);
  const { queries: read } = dehydrate(queries, {
    shouldDehydrateQuery: ({ queryKey, state }) => state.status === "success" && isKeptRead(queryKey, ofStaff),
  });
  // Who was a member before has other reads there.
  const before = (await readKept(userId)).filter(({ queryKey }) => isKeptRead(queryKey, ofStaff));
  const kept = mergedReads(before, read, Date.now());
  await (await caches.open(READS)).put(addressOf(userId), Response.json(kept));
  // The person left meanwhile: what was just written is theirs.
  if (signedIn() !== userId) forgetReads();
}

/** Shows what this person read last, each with its own age; what the network sends replaces it. */
export async function restoreReads(queries: QueryClient, userId: string): Promise<void> {
  if (!globalThis.caches) return;
  const kept = usableReads(await readKept(userId), Date.now());
  if (signedIn() !== userId) return;
  hydrate(queries, { mutations: [], queries: kept }, { defaultOptions: { queries: { gcTime: SHOWN_MS } } });
}
