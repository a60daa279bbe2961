import type { Role } from "@courtside/contracts/domain/roles.ts";
import type { AuthUsersRow } from "../../db/row-types.ts";
import type { Sql } from "../db/pool.ts";

/** The seeded account of a persona. */
export async function selectOptionalPersona(sql: Sql, role: Role): Promise<Pick<AuthUsersRow, "id"> | undefined> {
  const [row] = await sql<Pick<AuthUsersRow, "id">[]>`
    select id from auth.users where qa_role = ${role} and deleted_at is null`;
  return row;
}

/** Ends the sessions that were opened while the QA login was on. Returns how many. */
export async function deleteQaSessions(sql: Sql): Promise<number> {
  const ended = await sql`
    delete from auth.sessions s using auth.users u where u.id = s.user_id and u.qa_role is not null`;
  return ended.count;
}
