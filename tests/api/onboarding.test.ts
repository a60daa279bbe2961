import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { book } from "../support/try-booking.ts";
import { dateFromNow, makeClub, ownerSql, type TestPerson } from "../support/world.ts";

const read = ({ token }: TestPerson, now?: string) => call("/onboarding", { token, now });
const dismiss = ({ token }: TestPerson) => call("/onboarding/dismiss", { method: "POST", token });

const confirmHours = ({ token }: TestPerson) => call("/onboarding/confirm-hours", { method: "POST", token });

/** A club whose only people are its admin and the sample coach. */
async function makeNewClub() {
  const club = await makeClub({ courts: 0, rules: { name: "New Club" } });
  const others = [club.front_desk, club.member].map(({ id }) => id);
  await ownerSql`delete from memberships where club_id = ${club.id} and user_id = any(${others}::uuid[])`;
  await ownerSql`update memberships set is_sample = true where club_id = ${club.id} and user_id = ${club.coach.id}`;
  return club;
}

test("the five steps are completed one by one, each by its own action", async () => {
  const club = await makeNewClub();
  const steps = { court: false, member: false, booking: false, hours: false, personalised: false };
  const expectSteps = async () => expect((await read(club.admin)).body).toEqual({ is_shown: true, steps });
  await expectSteps();

  const court = await call("/courts", {
    method: "POST",
    token: club.admin.token,
    body: { name: "Centre", sport: "tennis" },
  });
  steps.court = true;
  await expectSteps();

  const member = await club.person("member");
  steps.member = true;
  await expectSteps();

  const input = { court_id: String(court.body.id), start_time: `${dateFromNow(1)}T10:00` };
  expect((await book(member, input)).status).toBe(201);
  steps.booking = true;
  await expectSteps();

  expect((await confirmHours(club.admin)).body).toMatchObject({ steps: { hours: true } });
  steps.hours = true;
  await expectSteps();

  await ownerSql`update clubs set welcome_message = 'Hello' where id = ${club.id}`;
  await expectSteps();
  await ownerSql`update clubs set name = 'Hilltop', welcome_message = '' where id = ${club.id}`;
  await expectSteps();
  await ownerSql`update clubs set welcome_message = 'Hello' where id = ${club.id}`;
  steps.personalised = true;
  await expectSteps();
});

test("a person who has left no longer counts as another person", async () => {
  const club = await makeNewClub();
  const member = await club.person("member");
  await ownerSql`update memberships set left_at = now() where user_id = ${member.id}`;
  expect((await read(club.admin)).body.steps).toMatchObject({ member: false });
});

test("it is shown for 24 hours from the admin's creation, to the second", async () => {
  const { admin } = await makeClub();
  await ownerSql`update users set created_at = '2026-07-15T12:00:00Z' where id = ${admin.id}`;
  expect((await read(admin, "2026-07-16T11:59:59Z")).body.is_shown).toBe(true);
  expect((await read(admin, "2026-07-16T12:00:00Z")).body.is_shown).toBe(false);
});

test("dismissed, it stays hidden, for this admin only, and the audit log has one row", async () => {
  const club = await makeClub();
  const other = await club.person("admin");
  for (let round = 0; round < 2; round++) {
    const { status, body } = await dismiss(club.admin);
    expect([status, body]).toMatchObject([200, { is_shown: false, steps: { court: true, member: true } }]);
  }
  expect((await read(club.admin)).body.is_shown).toBe(false);
  expect((await read(other)).body.is_shown).toBe(true);
  const rows =
    await ownerSql`select actor_id from audit_log where club_id = ${club.id} and action = 'onboarding.dismissed'`;
  expect([...rows]).toEqual([{ actor_id: club.admin.id }]);
});

test("hours and time zone are confirmed once, and the audit log has one row", async () => {
  const club = await makeClub();
  for (let round = 0; round < 2; round++) expect((await confirmHours(club.admin)).status).toBe(200);
  const rows =
    await ownerSql`select actor_id from audit_log where club_id = ${club.id} and action = 'club.hours_confirmed'`;
  expect([...rows]).toEqual([{ actor_id: club.admin.id }]);
});

test.each([{ time_zone: "Europe/Paris" }, { booking_hours_start: "07:00" }, { booking_hours_end: "23:00" }])(
  "saving %j confirms them; another setting confirms nothing",
  async (change) => {
    const { admin } = await makeClub();
    const patch = (body: object) => call("/club", { method: "PATCH", token: admin.token, body });
    await patch({ version: 1, location: "Here" });
    expect((await read(admin)).body.steps).toMatchObject({ hours: false });
    await patch({ version: 2, ...change });
    expect((await read(admin)).body.steps).toMatchObject({ hours: true });
  },
);

test("no other role gets it, nor does an admin who previews another role", async () => {
  const club = await makeClub();
  await ownerSql`update auth.sessions set impersonating_role = 'front_desk' where id = ${club.admin.sessionId}`;
  for (const person of [club.front_desk, club.coach, club.member, club.admin]) {
    for (const response of [await read(person), await dismiss(person), await confirmHours(person)]) {
      expect([response.status, response.rejection.message]).toEqual([403, "Access Denied"]);
    }
  }
});
