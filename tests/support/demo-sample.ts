import type postgres from "postgres";
import { DEMO_CLUB_ID } from "../../api/src/demo/sample-club.ts";

/** The parts of the sample that do not depend on the day. */
export async function sampleStateOf(sql: postgres.Sql) {
  const [club] =
    await sql`select to_jsonb(c) - 'version' - 'created_at' as row from clubs c where id = ${DEMO_CLUB_ID}`;
  const courts = await sql`select name, sport from courts where club_id = ${DEMO_CLUB_ID} and is_active order by 1, 2`;
  const people = await sql`
    select u.email::text, u.full_name, m.role, m.bio, m.sports from memberships m join users u on u.id = m.user_id
    where m.club_id = ${DEMO_CLUB_ID} and m.left_at is null and not u.is_demo order by 1`;
  const news = await sql`
    select type, priority, title, body, retired_at from club_news where club_id = ${DEMO_CLUB_ID} order by published_at desc`;
  const events = await sql`
    select e.title, u.full_name as coach, c.name as court, e.max_attendees,
      (select count(*)::int from event_dates d where d.event_id = e.id and d.canceled_at is null) as dates,
      (select count(*)::int from event_registrations r where r.event_id = e.id) as registered
    from events e join courts c on c.id = e.court_id left join users u on u.id = e.coach_id
    where e.club_id = ${DEMO_CLUB_ID} order by 1`;
  const hours = await sql`
    select u.full_name, a.day_of_week, a.start_time, a.end_time from coach_availability a join users u on u.id = a.user_id
    where a.club_id = ${DEMO_CLUB_ID} order by 1, 2, 3`;
  return {
    hours: [...hours],
    club: club?.row,
    courts: [...courts],
    people: [...people],
    news: [...news],
    events: [...events],
  };
}

/** What a run reports when nothing had to be repaired. */
export const NOTHING_DONE = {
  purged: 0,
  settings: 0,
  courts: 0,
  people: 0,
  news: 0,
  outdated: 0,
  booked: 0,
  freed: 0,
  hours: 0,
  events: 0,
};
