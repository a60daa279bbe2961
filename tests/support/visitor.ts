import type { TestPerson } from "./world.ts";
import { makeClub, ownerSql } from "./world.ts";

/** A person who has never belonged to a club. */
export async function makeVisitor(): Promise<TestPerson> {
  const { id, member } = await makeClub({ courts: 0 });
  await ownerSql`delete from memberships where club_id = ${id} and user_id = ${member.id}`;
  return member;
}
