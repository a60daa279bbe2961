import { bookingViolations, NO_VIOLATIONS } from "./booking-invariants.ts";
import { call } from "./call.ts";
import { type ClubOptions, makeClub, ownerSql, type TestClub, type TestPerson } from "./world.ts";

/** A Saturday beyond every job's real clock. */
export const DAY = "2031-03-15";
export const NOW = `${DAY}T06:00:00Z`;
export const at = (time: string, date = DAY): string => `${date}T${time}:00.000Z`;

/** A club in UTC with four courts, open from 08:00 to 20:00. */
export const makeWetClub = ({ rules = {}, ...options }: ClubOptions = {}): Promise<TestClub> =>
  makeClub({
    courts: 4,
    ...options,
    rules: {
      time_zone: "UTC",
      booking_hours_start: "08:00",
      booking_hours_end: "20:00",
      advance_booking_days: 14,
      max_bookings_per_day: 6,
      max_bookings_per_week: 0,
      ...rules,
    },
  });

export interface SeenItem {
  kind: string;
  id: string;
  court_id: string;
  outcome: string;
  to_court_id: string | null;
  user_name: string;
  players: string[];
}

export interface Seen {
  id: string;
  version: string;
  state: string;
  items: SeenItem[];
  people: number;
  restored: number;
}

export const closureCalls = (person: TestPerson, { now = NOW, url }: { now?: string; url?: string } = {}) => {
  const send = (method: string, path: string, body?: unknown, headers = {}) =>
    call(path, { method, token: person.token, now, headers, ...(body !== undefined && { body }), ...(url && { url }) });
  return {
    send,
    preview: (body: object) => send("POST", "/closures/preview", body),
    close: (body: object, headers = {}) => send("POST", "/closures", body, headers),
    change: (id: unknown, body: object) => send("PATCH", `/closures/${id}`, body),
    previewChange: (id: unknown, body: object) => send("POST", `/closures/${id}/preview`, body),
    undo: (id: unknown, body?: object) => send("POST", `/closures/${id}/undo`, body),
    list: () => send("GET", "/closures"),
    alternatives: async () => {
      const { body } = await send("GET", "/closures/alternatives");
      return body.data as {
        booking_id: string;
        players: { name: string }[];
        alternatives: { offer_id: string; start_time: string; court_id: string }[];
      }[];
    },
    accept: (offerId: unknown, input: object = {}) => send("POST", `/waitlist-offers/${offerId}/accept`, input),
    book: (court_id: string | undefined, start: string, more: object = {}) =>
      send("POST", "/bookings", { court_id, start_time: `${DAY}T${start}`, ...more }),
  };
};

export const seen = ({ status, body, text }: Awaited<ReturnType<typeof call>>): Seen => {
  if (status >= 300) throw new Error(text);
  return body as unknown as Seen;
};

/** Where every booking of the club is. */
export const bookingsOf = (clubId: string) =>
  ownerSql<{ id: string; court_id: string; status: string }[]>`
    select id, court_id, status from bookings where club_id = ${clubId} order by id`;

/** How many notices of a kind each person has got, whether they were sent or not. */
export async function noticesOf(clubId: string, kind = "courts_closed"): Promise<Record<string, number>> {
  const rows = await ownerSql<{ who: string; count: number }[]>`
    select coalesce(user_id::text, address::text) as who, count(*)::int as count from notices
    where club_id = ${clubId} and kind = ${kind} group by 1`;
  return Object.fromEntries(rows.map(({ who, count }) => [who, count]));
}

/** Confirmed bookings that overlap a block of their court, besides what must hold anyway. */
export async function closureViolations(clubId: string) {
  const [row] = await ownerSql<{ drowned: number }[]>`
    select count(*)::int as drowned from bookings b join court_occupancies o
      on o.club_id = b.club_id and o.court_id = b.court_id and o.kind = 'block'
        and o.starts_at < b.ends_at and o.ends_at > b.starts_at
    where b.club_id = ${clubId} and b.status = 'confirmed'`;
  return { ...(await bookingViolations(ownerSql, clubId)), drowned: row?.drowned };
}
export const NO_CLOSURE_VIOLATIONS = { ...NO_VIOLATIONS, drowned: 0 };
