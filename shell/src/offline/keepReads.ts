import type { Me } from "@courtside/contracts/api/client.ts";
import { isStaff } from "@courtside/contracts/domain/roles.ts";
import { dehydrate, hydrate, type QueryClient } from "@tanstack/react-query";
import { ME } from "../app/query-keys.ts";
import { currentSession } from "../auth/sessionStore.ts";
import { forgetReads, PICTURE, READS } from "./forgetReads.ts";
import { pictureOf } from "./keepPicture.ts";
import { isKeptRead, type KeptRead, mergedReads, usableReads } from "./kept-reads.ts";

/** After a response; those that follow are written with it. */
const WRITE_AFTER_MS = 1_000;
/** Longer than a visit without a network. */
const SHOWN_MS = 24 * 60 * 60_000;

const addressOf = (userId: string) => `/${userId}`;

const signedIn = (): string | null => {
  const session = currentSession();
  return session.status === "signed-in" ? session.userId : null;
};

async function readKept(userId: string): Promise<KeptRead[]> {
  const response = await (await caches.open(READS)).match(addressOf(userId));
  return response ? ((await response.json()) as KeptRead[]) : [];
}

/** Keeps what a member reads, and the profile of staff, on this device and for this person, until they sign out. */
export function keepReads(queries: QueryClient): void {
  if (!globalThis.caches) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    writeReads(queries).catch((error: unknown) => console.debug("Nothing was kept for later", error));
  };
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success" || !isKeptRead(event.query.queryKey)) return;
    timer ??= setTimeout(write, WRITE_AFTER_MS);
  });
  write();
}

async function writeReads(queries: QueryClient): Promise<void> {
  const userId = signedIn();
  const [, me] = queries.getQueriesData<Me>({ queryKey: ME })[0] ?? [];
  if (!userId || !me?.role) return;
  const ofStaff = isStaff(me.role);
  const { queries: read } = dehydrate(queries, {
    shouldDehydrateQuery: ({ queryKey, state }) => state.status === "success" && isKeptRead(queryKey, ofStaff),
  });
  // Who was a member before has other reads there.
  const before = (await readKept(userId)).filter(({ queryKey }) => isKeptRead(queryKey, ofStaff));
  const kept = mergedReads(before, read, Date.now());
  await (await caches.open(READS)).put(addressOf(userId), Response.json(kept));
  const picture = me.club && !ofStaff ? await pictureOf(me.club) : undefined;
  if (picture) localStorage.setItem(PICTURE, JSON.stringify({ userId, ...picture }));
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
