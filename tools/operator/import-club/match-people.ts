import { randomUUID } from "node:crypto";
import { CommandError } from "../../process/command-error.ts";
import type { OperatorSql } from "../as-operator.ts";
import type { Archive, ArchivedRow } from "./read-archive.ts";

/** Ids of the archive → ids of this installation. */
export type Ids = ReadonlyMap<string, string>;

export interface Matched {
  ids: Ids;
  matched: number;
  created: number;
}

interface Account {
  id: string;
  email: string;
  is_proven: boolean;
  club: string | null;
}

/** An erased person keeps no address that receives anything (docs/product/privacy.md#erasing-an-account). */
const isErased = ({ id, email }: ArchivedRow): boolean => email === `${id}@deleted.invalid`;

/**
 * Finds the accounts of the archive's people by address, and creates the others without a password. Throws {@link CommandError} for
 * accounts that must not get a membership: of an unproven address, or of another club's members.
 */
export async function matchPeople(sql: OperatorSql, { tables }: Archive): Promise<Matched> {
  const people = tables.get("people")?.rows ?? [];
  const addresses = people.filter((person) => !isErased(person)).map(({ email }) => email ?? "");
  const accounts = await sql<Account[]>`
    select a.id, a.email::text, a.email_confirmed_at is not null as is_proven,
      (select c.name from memberships m join clubs c on c.id = m.club_id where m.user_id = a.id and m.left_at is null) as club
    from auth.users a where a.email = any(${addresses}::citext[]) and a.deleted_at is null`;
  const byAddress = new Map(accounts.map((account) => [account.email.toLowerCase(), account]));
  const accountOf = ({ email }: ArchivedRow) => byAddress.get(email?.toLowerCase() ?? "");
  rejectUnproven(accounts);
  const present = new Set(
    tables
      .get("memberships")
      ?.rows.filter(({ left_at }) => left_at === null)
      .map(({ user_id }) => user_id),
  );
  rejectMembersOfOthers(people.filter(({ id }) => present.has(id ?? "")).map((person) => accountOf(person)));

  const sameIds = people.map(({ id }) => id ?? "");
  const taken = await sql<{ id: string }[]>`select id from auth.users where id = any(${sameIds}::uuid[])`;
  const takenIds = new Set(taken.map(({ id }) => id));
  const ids = new Map<string, string>();
  const created = [];
  for (const person of people) {
    const known = accountOf(person);
    const id = known?.id ?? (takenIds.has(person.id ?? "") ? randomUUID() : (person.id ?? ""));
    ids.set(person.id ?? "", id);
    const email = isErased(person) ? `${id}@deleted.invalid` : person.email;
    if (!known) created.push({ ...person, id, email, is_erased: isErased(person) });
  }
  await createAccounts(sql, created);
  return { ids, matched: people.length - created.length, created: created.length };
}

function rejectUnproven(accounts: Account[]): void {
  const unproven = accounts.filter(({ is_proven }) => !is_proven).map(({ email }) => email);
  if (unproven.length === 0) return;
  throw new CommandError(
    `Accounts of these addresses exist here and have never proven them, so they may be somebody else's: ${unproven.join(", ")}. ` +
      "Their owners have to confirm the address first.",
  );
}

function rejectMembersOfOthers(accounts: (Account | undefined)[]): void {
  const elsewhere = accounts
    .filter((account) => account?.club)
    .map((account) => `${account?.email} (${account?.club})`);
  if (elsewhere.length === 0) return;
  throw new CommandError(
    `These people are members of another club here, and a person belongs to one at a time: ${elsewhere.join(", ")}. They have to ` +
      "leave it first.",
  );
}

async function createAccounts(sql: OperatorSql, people: object[]): Promise<void> {
  await sql`
    with person as (
      select * from jsonb_to_recordset(${sql.json(people as never)})
        as p (id uuid, email text, full_name text, is_erased boolean, created_at timestamptz, onboarding_dismissed_at timestamptz)
    ), account as (
      insert into auth.users (id, email, app_metadata, deleted_at)
      select id, case when not is_erased then email end,
        case when is_erased then '{}'::jsonb else '{"provider": "email", "providers": ["email"]}' end,
        case when is_erased then clock_now() end
      from person returning id
    ), identity as (
      insert into auth.identities (user_id, provider, provider_id, identity_data)
      select id, 'email', id,
        jsonb_build_object('sub', id, 'email', email, 'email_verified', false, 'phone_verified', false)
      from person where not is_erased
    )
    insert into users (id, email, full_name, created_at, onboarding_dismissed_at)
    select id, email, full_name, coalesce(created_at, clock_now()), onboarding_dismissed_at from person`;
}
