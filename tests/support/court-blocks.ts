import { call } from "./call.ts";
import { ownerSql, type TestClub, type TestPerson } from "./world.ts";

export const now = "2026-07-15T12:00:00Z";
export const DAY = "2026-07-20";

export interface Input {
  court_ids?: (string | undefined)[];
  start_time?: unknown;
  end_time?: unknown;
  reason?: unknown;
  cancel?: { booking_ids: readonly unknown[] };
}

export const post = (path: string, person: TestPerson, body: unknown, headers = {}) =>
  call(path, { method: "POST", token: person.token, body, now, headers });
const withTimes = (input: Input) => ({ start_time: `${DAY}T09:00`, end_time: `${DAY}T17:00`, ...input });
export const block = (person: TestPerson, input: Input, headers = {}) =>
  post("/court-blocks", person, withTimes(input), headers);
export const preview = (person: TestPerson, { court_ids, start_time, end_time }: Input) =>
  post("/court-blocks/preview", person, withTimes({ court_ids, ...(start_time ? { start_time, end_time } : {}) }));
export const remove = (person: TestPerson, id: unknown) =>
  call(`/court-blocks/${id}`, { method: "DELETE", token: person.token, now });
export const list = async (person: TestPerson, query: Record<string, string> = {}) => {
  const { body } = await call("/court-blocks", { token: person.token, query, now });
  return body as { data: { id: string; court_name: string }[]; next_cursor: string | null };
};
export const ids = (bookings: unknown) => (bookings as { id: string }[]).map(({ id }) => id);
export const rules = {
  advance_booking_days: 60,
  max_bookings_per_day: 20,
  max_booking_length_minutes: 180,
  time_zone: "UTC",
};
export const occupied = (club: TestClub) => ownerSql<{ court_id: string; starts_at: Date; ends_at: Date }[]>`
  select court_id, starts_at, ends_at from court_occupancies where club_id = ${club.id} and kind = 'block'
  order by court_id, starts_at`;
