import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { book } from "../../support/try-booking.ts";
import { makeClub, ownerSql, type TestClub } from "../../support/world.ts";
import { save } from "./settings-api.ts";

const now = "2026-07-15T12:00:00Z";
const rules = { advance_booking_days: 30, max_bookings_per_day: 4, max_booking_length_minutes: 120 };

const walkIn = async ({ front_desk, courts }: TestClub, name: string, start: string, end: string) => {
  const times = { court_id: courts[0]?.id, start_time: `2026-07-25T${start}`, end_time: `2026-07-25T${end}` };
  const made = await book(front_desk, { ...times, walk_in: true, players: [{ guest_name: name }] }, now);
  expect(made.status, made.text).toBe(201);
};
const preview = ({ admin }: TestClub, body: object) =>
  call("/club/rules/preview", { method: "POST", token: admin.token, body, now });

test("the preview and a save name walk-ins, each of whom is one person, and not who took them at the desk", async () => {
  const club = await makeClub({ rules });
  await walkIn(club, "Wanda Walker", "19:00", "21:00");
  await walkIn(club, "Otto Guest", "21:00", "22:00");
  const changes = { booking_hours_end: "20:00" };
  const names = [{ booked_by: "Wanda Walker" }, { booked_by: "Otto Guest" }];
  expect((await preview(club, changes)).body).toMatchObject({ count: 2, people: 2, bookings: names });
  expect((await save(club.admin, changes, now)).rejection.details).toMatchObject({ count: 2, bookings: names });
});

test("walk-ins are bound by no member's limit or window, also if who took them is a member by now", async () => {
  const club = await makeClub({ rules });
  await walkIn(club, "Wanda Walker", "10:00", "11:00");
  await walkIn(club, "Otto Guest", "11:00", "12:00");
  await ownerSql`update memberships set role = 'member' where user_id = ${club.front_desk.id}`;
  const own = { court_id: club.courts[0]?.id, start_time: "2026-07-25T14:00", end_time: "2026-07-25T15:00" };
  const made = await book(club.front_desk, own, now);
  expect(made.status, made.text).toBe(201);
  expect((await preview(club, { max_bookings_per_day: 1 })).body).toMatchObject({ count: 0, people: 0 });
  expect((await preview(club, { advance_booking_days: 9 })).body).toMatchObject({
    count: 1,
    bookings: [{ id: made.body.id, booked_by: club.front_desk.name }],
  });
});
