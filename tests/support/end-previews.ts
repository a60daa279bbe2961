import { ownerSql, type TestClub } from "./world.ts";

/** Lets a club's admin be seen as admin again, after a test that tried every operation there is. */
export const endPreviews = ({ admin }: TestClub) =>
  ownerSql`update auth.sessions set impersonating_role = null where user_id = ${admin.id}`;
