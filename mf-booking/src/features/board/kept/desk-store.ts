import { DESK_DATABASE } from "@courtside/contracts/domain/kept-at-desk.ts";
import { type Sealed, sealingIn } from "../../../kept/sealing.ts";
import { storeOf } from "../../../kept/store.ts";
import type { DeskDays } from "./desk-days.ts";

const DAYS = "days";
export const inDeskStore = storeOf(DESK_DATABASE);
export const deskSealing = sealingIn(inDeskStore);

/** Null erases what is kept. */
export async function keepDeskDays(days: DeskDays | null): Promise<void> {
  if (!days) {
    await inDeskStore("readwrite", (store) => store.delete(DAYS));
    return;
  }
  const sealed = await deskSealing.seal(days);
  await inDeskStore("readwrite", (store) => store.put(sealed, DAYS));
}

/** What was kept for this person in this club; undefined if there is nothing. */
export async function readDeskDays(userId: string, clubId: string): Promise<DeskDays | undefined> {
  const sealed: Sealed | undefined = await inDeskStore("readonly", (store) => store.get(DAYS));
  const kept = sealed && (await deskSealing.unseal<DeskDays>(sealed));
  return kept?.userId === userId && kept.clubId === clubId ? kept : undefined;
}
