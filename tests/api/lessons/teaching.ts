import type { LessonRequest } from "@courtside/contracts/api/client.ts";
import { call } from "../../support/call.ts";
import { ownerSql, type TestClub, type TestPerson } from "../../support/world.ts";

/** A Monday noon in New York, three weeks before the clock changes. */
export const NOW = "2026-02-16T17:00:00Z";
/** The Wednesday after. */
export const DAY = "2026-02-18";

interface At {
  now?: string;
  url?: string;
  headers?: Record<string, string>;
}

const post = (path: string, { token }: TestPerson, body: unknown, { now = NOW, ...rest }: At = {}) =>
  call(path, { method: "POST", token, body, now, ...rest });

export const ask = (member: TestPerson, coach: TestPerson, body: object = {}, at?: At) =>
  post("/lesson-requests", member, { coach_id: coach.id, preferred_date: DAY, preferred_time: "10:00", ...body }, at);

/** Sends a request that must succeed; returns its id. */
export async function requestLesson(member: TestPerson, coach: TestPerson, body: object = {}): Promise<string> {
  const response = await ask(member, coach, body);
  if (response.status !== 201) throw new Error(response.text);
  return String(response.body.id);
}

export interface Place {
  court_id: string | undefined;
  start_time: string;
  end_time: string;
}

/** An hour of that Wednesday on the n-th court. */
export const place = (club: TestClub, from = "10:00", until = "11:00", court = 0): Place => ({
  court_id: club.courts[court]?.id,
  start_time: `${DAY}T${from}`,
  end_time: `${DAY}T${until}`,
});

export const accept = (person: TestPerson, id: string, where: Place, at?: At) =>
  post(`/lesson-requests/${id}/accept`, person, where, at);
export const decline = (person: TestPerson, id: string, reason?: string, at?: At) =>
  post(`/lesson-requests/${id}/decline`, person, { reason }, at);
export const withdraw = (person: TestPerson, id: string, at?: At) =>
  post(`/lesson-requests/${id}/withdraw`, person, undefined, at);
export const schedule = (person: TestPerson, body: object, at?: At) => post("/lessons", person, body, at);

export async function requestsOf(person: TestPerson, query: Record<string, string> = {}): Promise<LessonRequest[]> {
  const { body, status, text } = await call("/lesson-requests", { token: person.token, query, now: NOW });
  if (status !== 200) throw new Error(text);
  return body.data as LessonRequest[];
}

/** The notices to this club's people: "kind → role" by count. */
export async function noticesOf(club: TestClub): Promise<string[]> {
  const rows = await ownerSql`
    select n.kind || ' → ' || m.role as notice from notices n
    join memberships m on m.club_id = n.club_id and m.user_id = n.user_id
    where n.club_id = ${club.id} order by n.created_at, 1`;
  return rows.map(({ notice }) => String(notice));
}

/**
 * Inconsistent requests and lessons, as counts that are all zero: accepted requests without a lesson of the two people, and
 * lessons that do not occupy both.
 */
export async function lessonViolations(clubId: string) {
  const [row] = await ownerSql<{ half: number; absent: number }[]>`
    select
      (select count(*)::int from lesson_requests r
         left join bookings b on b.club_id = r.club_id and b.id = r.booking_id
       where r.club_id = ${clubId} and (r.status = 'accepted') <> coalesce(
         b.kind = 'lesson' and b.user_id = r.member_id and b.coach_id = r.coach_id, false)) as half,
      (select count(*)::int from bookings b where b.club_id = ${clubId} and b.kind = 'lesson' and (
         select count(*) from person_occupancies o where o.club_id = b.club_id and o.booking_id = b.id
           and o.user_id in (b.user_id, b.coach_id) and o.starts_at = b.starts_at and o.ends_at = b.ends_at
       ) <> case b.status when 'confirmed' then 2 else 0 end) as absent`;
  return row;
}

export const NO_LESSON_VIOLATIONS = { half: 0, absent: 0 };
