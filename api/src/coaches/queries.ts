import type { Sql } from "../db/pool.ts";

export interface CoachRow {
  id: string;
  name: string;
  bio: string;
  sports: string[];
}

const MOST = 200;

export function selectCoaches(sql: Sql, clubId: string) {
  return sql<CoachRow[]>`
    select u.id, u.full_name as name, m.bio, m.sports
    from memberships m join users u on u.id = m.user_id
    where m.club_id = ${clubId} and m.role = 'coach' and m.left_at is null
    order by u.full_name, u.id limit ${MOST}`;
}
