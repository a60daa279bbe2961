import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { DomainError, forbidden, invalid } from "../errors.ts";
import { notifyClub } from "../live/notify.ts";
import { insertActive, type NewCourt } from "./add.ts";
import { type ListedCourtRow, selectTakenNames } from "./queries.ts";

export interface NewCourts extends Omit<NewCourt, "name"> {
  names: string[];
}

/**
 * Adds several active courts of one sport, all or none. Rejected: a name that stands twice in the list, `court_name_taken` with the
 * names that the sport has already, `plan_limit` if the plan has no room for all of them.
 */
export async function addCourts(tx: ClubTx, { names, ...input }: NewCourts): Promise<ListedCourtRow[]> {
  if (!can(tx.role, "courts:manage")) throw forbidden();
  const repeated = names.find((name, at) => names.findIndex((other) => isSame(name, other)) < at);
  if (repeated !== undefined) throw invalid("names", `names: holds ${repeated} more than once`);
  const taken = await selectTakenNames(tx.sql, tx.clubId, input.sport, names);
  if (taken.length > 0) {
    const start =
      taken.length === 1 ? "A court with this name already exists" : "Courts with these names already exist";
    const message = `${start}: ${taken.join(", ")}`;
    throw new DomainError("conflict", "court_name_taken", message, { field: "names", names: taken });
  }
  const added: ListedCourtRow[] = [];
  for (const name of names) added.push(await insertActive(tx, { ...input, name }));
  await notifyClub(tx, { topic: "courts" });
  return added;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
