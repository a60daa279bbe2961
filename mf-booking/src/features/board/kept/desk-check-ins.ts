import type { Sealed } from "../../../kept/sealing.ts";
import { deskSealing, inDeskStore } from "./desk-store.ts";

const PREFIX = "check-in ";
/** As many as one call takes. */
const MOST = 200;

/** A check-in that staff made without a network, as the api takes it. */
export interface DeskCheckIn {
  booking_id: string;
  /** When it was made, by the server's clock as the desk knows it. */
  at: string;
}

/** Whose it is: another person who signs in neither sees nor sends it. */
interface Owner {
  userId: string;
  clubId: string;
}

/** Resolves once it is on the disk. Each is a record of its own, so that two tabs lose none. */
export async function keepCheckIn(owner: Owner, checkIn: DeskCheckIn): Promise<void> {
  const sealed = await deskSealing.seal({ ...owner, checkIn });
  await inDeskStore("readwrite", (store) => store.put(sealed, PREFIX + crypto.randomUUID()));
}

/** Those that wait for the network, by their record. */
export async function readCheckIns({ userId, clubId }: Owner): Promise<Map<string, DeskCheckIn>> {
  const range = IDBKeyRange.bound(PREFIX, `${PREFIX}\uffff`);
  const names = await inDeskStore("readonly", (store) => store.getAllKeys(range));
  const kept = new Map<string, DeskCheckIn>();
  for (const name of names.map(String)) {
    const sealed: Sealed | undefined = await inDeskStore("readonly", (store) => store.get(name));
    const value = sealed && (await deskSealing.unseal<Owner & { checkIn: DeskCheckIn }>(sealed));
    if (value?.userId === userId && value.clubId === clubId) kept.set(name, value.checkIn);
  }
  return kept;
}

/** Sends what waits; each is kept until the server has responded for it, `send` rejects otherwise. A second delivery changes nothing there. */
export async function deliverCheckIns(
  owner: Owner,
  send: (checkIns: DeskCheckIn[]) => Promise<unknown>,
): Promise<void> {
  const waiting = [...(await readCheckIns(owner))].slice(0, MOST);
  if (waiting.length === 0) return;
  await send(waiting.map(([, each]) => each));
  for (const [name] of waiting) await inDeskStore("readwrite", (store) => store.delete(name));
}
