import { type ApiResponse, call } from "../../support/call.ts";
import { ownerSql, type TestClub, type TestPerson } from "../../support/world.ts";

export interface EventBody {
  id: string;
  title: string;
  state: string;
  version: number;
  places_left: number;
  registered_count: number;
  is_registered: boolean;
  can_register: boolean;
  can_edit: boolean;
  can_register_others: boolean;
  coach_id: string | null;
  dates: { id: string; start_time: string; end_time: string; is_instance: boolean; canceled: boolean }[];
}

type Sent = (
  | { method: "POST" | "PATCH"; body?: Record<string, unknown>; headers?: Record<string, string> }
  | { method: "GET"; query?: Record<string, string> }
  | { method: "DELETE" }
) & { now?: string };

/** The events' calls, at one instant of the api's clock. */
export function eventCalls(now: string) {
  const ask = (person: TestPerson, path: string, sent: Sent) => call(path, { token: person.token, now, ...sent });
  return {
    create: (person: TestPerson, body: Record<string, unknown>, headers = {}) =>
      ask(person, "/events", { method: "POST", body: { title: "Ladder night", ...body }, headers }),
    edit: (person: TestPerson, id: string, body: Record<string, unknown>) =>
      ask(person, `/events/${id}`, { method: "PATCH", body }),
    cancel: (person: TestPerson, id: string, reason?: string) =>
      ask(person, `/events/${id}/cancel`, { method: "POST", body: { reason } }),
    register: (person: TestPerson, id: string, headers = {}) =>
      ask(person, `/events/${id}/registration`, { method: "POST", headers }),
    unregister: (person: TestPerson, id: string) => ask(person, `/events/${id}/registration`, { method: "DELETE" }),
    registerMember: (person: TestPerson, id: string, user_id: string, headers = {}) =>
      ask(person, `/events/${id}/roster`, { method: "POST", body: { user_id }, headers }),
    unregisterMember: (person: TestPerson, id: string, userId: string) =>
      ask(person, `/events/${id}/roster/${userId}`, { method: "DELETE" }),
    roster: (person: TestPerson, id: string) => ask(person, `/events/${id}/roster`, { method: "GET" }),
    read: (person: TestPerson, id: string) => ask(person, `/events/${id}`, { method: "GET" }),
    list: async (person: TestPerson, query: Record<string, string> = {}, at = now) => {
      const { body } = await ask(person, "/events", { method: "GET", query, now: at });
      return body as unknown as { data: EventBody[]; next_cursor: string | null };
    },
  };
}

export const eventOf = (response: ApiResponse): EventBody => {
  if (response.status >= 300) throw new Error(`${response.status} ${response.text}`);
  return response.body as unknown as EventBody;
};

export const rejectionOf = ({ status, rejection }: ApiResponse) => `${status} ${rejection.code}: ${rejection.message}`;

/**
 * The invariants of a club's events as counts of violations, all zero. unheld: active dates without exactly their court;
 * leftOver: occupancies of other dates; overfull: events with more people than places; torn: coaches in two places.
 */
export async function eventViolations(club: TestClub) {
  const [row] = await ownerSql<Record<"unheld" | "leftOver" | "overfull" | "torn", number>[]>`
    select
      (select count(*)::int from event_dates d where d.club_id = ${club.id} and d.canceled_at is null and 1 <> (
         select count(*) from court_occupancies o where o.club_id = d.club_id and o.event_date_id = d.id and o.kind = 'event'
           and o.court_id = d.court_id and o.starts_at = d.starts_at and o.ends_at = d.ends_at)) as unheld,
      (select count(*)::int from event_dates d join court_occupancies o on o.club_id = d.club_id and o.event_date_id = d.id
       where d.club_id = ${club.id} and d.canceled_at is not null) as "leftOver",
      (select count(*)::int from events e where e.club_id = ${club.id} and e.max_attendees < (
         select count(*) from event_registrations r where r.club_id = e.club_id and r.event_id = e.id)) as overfull,
      (select count(*)::int from events e join event_dates d on d.club_id = e.club_id and d.event_id = e.id
       where e.club_id = ${club.id} and e.coach_id is not null and d.canceled_at is null and not exists (
         select from person_occupancies p where p.club_id = e.club_id and p.event_date_id = d.id and p.user_id = e.coach_id
           and p.starts_at = d.starts_at and p.ends_at = d.ends_at)) as torn`;
  return row;
}

export const NO_VIOLATIONS = { unheld: 0, leftOver: 0, overfull: 0, torn: 0 };
