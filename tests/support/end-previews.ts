import { ownerSql, type TestClub } from "./world.ts";

/** Ends the previews of a club's admin, after a test that tried every operation. */
export const endPreviews = ({ admin }: TestClub) =>
  ownerSql`update auth.sessions set impersonating_role = null where user_id = ${admin.id}`;
