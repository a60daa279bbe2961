import { comparedName, namesIn } from "@courtside/contracts/domain/booking-import.ts";
import { cutText } from "@courtside/contracts/domain/cut-text.ts";
import { personNameProblem } from "@courtside/contracts/domain/person-name.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import type { Sql } from "../db/pool.ts";

/** A member who may be the person of a row. */
interface KnownMember {
  id: string;
  name: string;
  email: string;
  role: Role;
}

/** Whom a row is for: a member, a guest by name, or why it is for nobody. */
export type Booker =
  | { member: Pick<KnownMember, "id" | "role"> }
  | { guest: string }
  | { problem: { field: "name" | "email"; message: string } };

/** The members of the club, by address and by name. */
export class MembersByName {
  readonly #byEmail: Map<string, KnownMember>;
  readonly #byName: Map<string, KnownMember[]>;

  constructor(members: readonly KnownMember[]) {
    this.#byEmail = new Map(members.map((member) => [member.email.toLowerCase(), member]));
    this.#byName = Map.groupBy(members, ({ name }) => comparedName(name));
  }

  /** By the address if the row has one; else by the name, or the first of several in the cell that is a member's. */
  bookerOf({ name, email }: { name: string; email: string }): Booker {
    const member = this.#byEmail.get(email.toLowerCase());
    if (member) return { member };
    for (const each of email === "" ? namesIn(name) : []) {
      const [one, another] = this.#byName.get(comparedName(each)) ?? [];
      if (another)
        return problem("name", `Several members are called ${cutText(each, 120)}: add their addresses to the file`);
      if (one) return { member: one };
    }
    return guestOf(name, email);
  }
}

function guestOf(name: string, email: string): Booker {
  const [all = "", first = all] = namesIn(name);
  const guest = first === "" ? email : first;
  if (guest === "") return problem("name", "Booked by is required");
  const unusable = personNameProblem(guest);
  return unusable ? problem("name", unusable) : { guest };
}

const problem = (field: "name" | "email", message: string): Booker => ({ problem: { field, message } });

export async function selectMembers(sql: Sql, clubId: string): Promise<KnownMember[]> {
  return await sql<KnownMember[]>`
    select m.user_id as id, u.full_name as name, u.email::text, m.role from memberships m join users u on u.id = m.user_id
    where m.club_id = ${clubId} and m.left_at is null`;
}
