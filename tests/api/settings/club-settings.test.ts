import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { openLive } from "../../support/live-stream.ts";
import { makeClub, ownerSql } from "../../support/world.ts";
import { readClub, save } from "./settings-api.ts";

test("an admin saves only the changed fields; all names of a setting match, in /club and in every member's /me", async () => {
  const { admin, member } = await makeClub({ rules: { location: "Old Town" } });
  const saved = await save(admin, {
    name: "  Riverside ",
    slot_length_minutes: 90,
    primary_color: "#0b6e4f",
    sports: ["Padel"],
  });
  expect(saved.status, saved.text).toBe(200);
  const expected = {
    version: 2,
    name: "Riverside",
    location: "Old Town",
    slot_length_minutes: 90,
    time_slot_minutes: 90,
    primary_color: "#0B6E4F",
    branding_primary_color: "#0B6E4F",
    sports: ["padel"],
    settings: { sports: ["padel"], sports_offered: ["Padel"] },
    booking_rules: { slot_duration_minutes: 90 },
    club_settings: { booking_slot_length_minutes: 90, primary_color: "#0B6E4F", sports_enabled: ["padel"] },
  };
  expect(saved.body).toMatchObject(expected);
  expect((await readClub(admin)).body).toEqual(saved.body);
  const { join_code: _code, ...shown } = saved.body as Record<string, unknown>;
  expect((await call("/me", { token: member.token })).body.club).toEqual(shown);
});

test("a save of an older version is rejected and overwrites nothing", async () => {
  const { admin, person } = await makeClub();
  const other = await person("admin");
  expect((await save(admin, { name: "First" })).body).toMatchObject({ version: 2 });
  const late = await save(other, { name: "Second", location: "Elsewhere" });
  expect([late.status, late.rejection]).toMatchObject([
    409,
    {
      code: "settings_changed",
      message: "Somebody else has changed the settings meanwhile. Nothing was saved.",
      details: { field: "version", version: 2 },
    },
  ]);
  expect((await readClub(other)).body).toMatchObject({ name: "First", location: "", version: 2 });
  expect((await save(other, { version: 2, location: "Elsewhere" })).body).toMatchObject({ name: "First", version: 3 });
});

test("of ten admins who save at once one succeeds, and the others get a conflict", async () => {
  const { admin } = await makeClub();
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, at) => save(admin, { location: `Street ${at}`, max_bookings_per_day: at + 3 })),
  );
  const won = responses.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  expect(responses.filter(({ rejection }) => rejection.code === "settings_changed")).toHaveLength(9);
  const { location, max_bookings_per_day } = (won[0]?.body ?? {}) as Record<string, unknown>;
  expect((await readClub(admin)).body).toMatchObject({ version: 2, location, max_bookings_per_day });
});

test("saving unchanged values changes no version, writes no row and notifies no screen", async () => {
  const { id, admin } = await makeClub();
  expect((await save(admin, { slot_length_minutes: 60, waitlist_enabled: true })).body).toMatchObject({ version: 1 });
  expect((await save(admin, {})).body).toMatchObject({ version: 1 });
  expect(await ownerSql`select from audit_log where club_id = ${id}`).toHaveLength(0);
});

test("a save is audited by its fields, contact data without its values, and the club's screens are notified", async () => {
  const { id, admin, member } = await makeClub();
  const live = await openLive(member);
  await save(admin, { contact_email: "desk@riverside.test", contact_phone: "555" });
  expect(await live.next()).toMatchObject({ event: "change", data: { topic: "club" } });
  live.close();
  const rows =
    await ownerSql`select actor_id, action, subject_id, outcome, detail from audit_log where club_id = ${id}`;
  expect([...rows]).toEqual([
    {
      actor_id: admin.id,
      action: "club.settings_changed",
      subject_id: id,
      outcome: "success",
      detail: { fields: ["contact_email", "contact_phone"], version: 2, affected: 0 },
    },
  ]);
});

test("only an admin reads or saves them, and not while previewing another role", async () => {
  const club = await makeClub();
  const { admin, front_desk, coach, member } = club;
  const rejection = { code: "forbidden", message: "Access Denied. Only administrators can access club settings." };
  const asked = async (person: typeof admin) => {
    for (const response of [await readClub(person), await save(person, { name: "Mine" })]) {
      expect([response.status, response.rejection]).toMatchObject([403, rejection]);
    }
  };
  for (const person of [front_desk, coach, member]) await asked(person);
  await ownerSql`update auth.sessions set impersonating_role = 'member' where id = ${admin.sessionId}`;
  await asked(admin);
  const [row] = await ownerSql`select name, version from clubs where id = ${club.id}`;
  expect(row).toMatchObject({ name: expect.stringMatching(/^Club /), version: 1 });
});

test("a club's settings are independent of other clubs'", async () => {
  const [ours, theirs] = await Promise.all([makeClub(), makeClub()]);
  const before = (await readClub(theirs.admin)).body;
  await save(ours.admin, { name: "Ours alone" });
  expect((await readClub(theirs.admin)).body).toEqual(before);
});

test.each([
  "is_demo",
  "subscription_status",
  "trial_expires_at",
  "id",
  "logo",
  "time_slot_minutes",
  "booking_rules",
  "club_settings",
])("%s is not a setting: rejected by its name", async (field) => {
  const { admin } = await makeClub();
  const response = await save(admin, { name: "Changed", [field]: "x" });
  expect([response.status, response.rejection.details?.field]).toEqual([400, field]);
  expect((await readClub(admin)).body).toMatchObject({ version: 1 });
});

test("what a club has paid for cannot be changed by the tenant's role in the database either", async () => {
  const rights = await ownerSql<{ column: string }[]>`
    select a.attname as column from pg_attribute a
    where a.attrelid = 'clubs'::regclass and a.attnum > 0 and not a.attisdropped
      and has_column_privilege('courtside_tenant', 'clubs', a.attname, 'UPDATE')`;
  const open = rights.map(({ column }) => column);
  expect(open).toContain("version");
  for (const column of ["id", "is_demo", "subscription_status", "subscription_ends_at", "trial_expires_at"]) {
    expect(open).not.toContain(column);
  }
});
