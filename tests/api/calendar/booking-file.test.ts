import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { readCalendar } from "../../support/read-calendar.ts";
import { book, cancel } from "../../support/try-booking.ts";
import { makeClub, type TestPerson } from "../../support/world.ts";

const now = "2026-07-15T12:00:00Z";
const file = ({ token }: TestPerson, id: unknown) => call(`/bookings/${id}/calendar.ics`, { token, now });

test("the booker and staff get one booking as a file, with the same entry as the feed; others get none", async () => {
  const club = await makeClub({ rules: { name: "Riverside" } });
  const { member, front_desk, courts } = club;
  const made = await book(member, { court_id: courts[0]?.id, start_time: "2026-07-16T10:00" }, now);
  for (const person of [member, front_desk]) {
    const { status, text, headers } = await file(person, made.body.id);
    expect([status, headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(headers.get("content-disposition")).toBe('attachment; filename="booking.ics"');
    expect(headers.get("cache-control")).toBe("no-store");
    expect(readCalendar(text)).toEqual({
      method: "PUBLISH",
      entries: [
        {
          uid: `${made.body.id}@courtside`,
          sequence: 0,
          status: "CONFIRMED",
          start: "2026-07-16T14:00:00.000Z",
          end: "2026-07-16T15:00:00.000Z",
          title: "Court 1 at Riverside",
          place: "Court 1, Riverside",
        },
      ],
    });
  }
  const other = await club.person("member");
  expect((await file(other, made.body.id)).status).toBe(403);
  expect((await file((await makeClub()).admin, made.body.id)).status).toBe(404);
  expect((await file(member, "one")).rejection.details?.field).toBe("id");
  await cancel(member, made.body.id, { now });
  expect(readCalendar((await file(member, made.body.id)).text).entries).toMatchObject([
    { status: "CANCELLED", sequence: 1 },
  ]);
});
