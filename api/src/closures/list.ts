import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { selectAlternatives, selectClosures } from "./queries.ts";
import {
  alternativesResponse,
  type ClosureAlternativesResponse,
  type ClosureResponse,
  closureResponse,
} from "./response.ts";
import { readClosure } from "./result.ts";

const DAY = 86_400_000;
/** More than any club makes in a day. */
const MOST = 50;

/** Closures that have not ended and those of the last day, the newest first. */
export async function listClosures(tx: ClubTx): Promise<{ data: ClosureResponse[] }> {
  if (!can(tx.role, "blocks:manage")) throw forbidden();
  const since = { now: new Date(tx.now), since: new Date(tx.now - DAY) };
  const rows = await selectClosures(tx.sql, tx.clubId, since, MOST);
  return { data: rows.map((row) => closureResponse(row, tx.now)) };
}

/** One closure, for those who wait for it to be carried out. */
export async function showClosure(tx: ClubTx, id: string): Promise<ClosureResponse> {
  if (!can(tx.role, "blocks:manage")) throw forbidden();
  return readClosure(tx, id);
}

/** The slots that are held for the caller in place of canceled bookings, with the current instant. */
export async function listAlternatives(tx: ClubTx): Promise<{ data: ClosureAlternativesResponse[]; now: string }> {
  const rows = await selectAlternatives(tx.sql, tx.clubId, tx.userId);
  return { data: alternativesResponse(rows, tx.userId), now: new Date(tx.now).toISOString() };
}
