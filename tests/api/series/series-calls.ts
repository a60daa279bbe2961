import type { components } from "@courtside/contracts/api/schema.d.ts";
import { call } from "../../support/call.ts";
import { ownerSql, type TestPerson } from "../../support/world.ts";

export type Series = components["schemas"]["BookingSeries"];
export type Preview = components["schemas"]["BookingSeriesPreview"];

/** Calls of series at one instant of the api's clock. */
export const seriesCalls = (now: string) => {
  const post = (person: TestPerson, path: string, body: object, key?: string) =>
    call(path, {
      method: "POST",
      token: person.token,
      body: { every_weeks: 1, ...body },
      now,
      ...(key && { headers: { "idempotency-key": key } }),
    });
  return {
    preview: (person: TestPerson, body: object) => post(person, "/booking-series/preview", body),
    make: (person: TestPerson, body: object, key?: string) => post(person, "/booking-series", body, key),
    show: (person: TestPerson, id: unknown) => call(`/booking-series/${id}`, { token: person.token, now }),
    stop: (person: TestPerson, id: unknown) =>
      call(`/booking-series/${id}`, { method: "PATCH", token: person.token, body: { state: "stopped" }, now }),
    cancel: (person: TestPerson, id: unknown, scope: string, reason?: string) =>
      call(`/bookings/${id}/cancel`, { method: "POST", token: person.token, body: { scope, reason }, now }),
    move: (person: TestPerson, id: unknown, body: object) =>
      call(`/bookings/${id}`, { method: "PATCH", token: person.token, body, now }),
  };
};

export const seriesOf = (response: { status: number; body: unknown; text: string }): Series => {
  if (response.status >= 300) throw new Error(response.text);
  return response.body as Series;
};

export const previewOf = (response: { status: number; body: unknown; text: string }): Preview => {
  if (response.status >= 300) throw new Error(response.text);
  return response.body as Preview;
};

/** What a club has of series and their bookings. */
export const rowsOf = async (clubId: string) => {
  const [row] = await ownerSql`
    select (select count(*)::int from booking_series where club_id = ${clubId}) as series,
      (select count(*)::int from booking_series_dates where club_id = ${clubId}) as dates,
      (select count(*)::int from bookings where club_id = ${clubId} and status = 'confirmed') as bookings,
      (select count(*)::int from court_occupancies where club_id = ${clubId} and kind = 'booking') as courts`;
  return row;
};

/** "Nov 3 18:00" for each booking of a person, by start, on the club's clock. */
export const timesOf = async (userId: string, zone = "America/New_York") => {
  const rows = await ownerSql<{ at: string }[]>`
    select to_char(starts_at at time zone ${zone}, 'MM-DD HH24:MI') as at from bookings
    where user_id = ${userId} and status = 'confirmed' order by starts_at`;
  return rows.map(({ at }) => at);
};
