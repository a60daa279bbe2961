import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx, PersonTx } from "../club-tx.ts";
import { DomainError } from "../errors.ts";
import { selectAdminNames } from "./queries.ts";

/**
 * The transaction of an admin of a club, whose access may have expired (docs/product/access.md#when-access-ends). Other callers
 * are rejected with the admins' names in `details.ask`.
 */
export async function asBillingAdmin(tx: PersonTx): Promise<ClubTx> {
  const { person } = tx;
  if (!person.clubId || !person.role) throw noClub();
  const role = person.impersonatingRole ?? person.role;
  if (!can(role, "club:billing")) {
    const ask = await adminNames(tx, person.clubId);
    throw new DomainError("forbidden", "ask_admin", messageOf(ask), { ask });
  }
  return { ...tx, clubId: person.clubId, userId: person.userId, role, now: person.now };
}

/** The admins of the caller's club, by name. Rejected: `no_club`. */
export async function billingContacts(tx: PersonTx): Promise<{ name: string }[]> {
  const { clubId } = tx.person;
  if (!clubId) throw noClub();
  return (await adminNames(tx, clubId)).map((name) => ({ name }));
}

/** Demo visitors have no admin to ask. */
const adminNames = async ({ sql, person }: PersonTx, clubId: string): Promise<string[]> =>
  person.access.is_demo ? [] : selectAdminNames(sql, clubId);

const noClub = () => new DomainError("forbidden", "no_club", "User is not associated with a club");

const messageOf = (names: string[]) =>
  names.length > 0
    ? `Please ask an admin of your club: ${names.join(", ")}`
    : "Only an admin of your club can see and change its plan";

/** Runs a part in a transaction of its own: no transaction is open during a request to the provider. */
export type InTransaction = <T>(part: (tx: ClubTx) => Promise<T>) => Promise<T>;
