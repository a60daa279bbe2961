import { describe, expect, test } from "vitest";
import { call } from "../support/call.ts";
import { makeClub, ownerSql } from "../support/world.ts";

test("/me returns the person, by both names, and their role", async () => {
  const { id, coach } = await makeClub();
  await ownerSql`update memberships set bio = 'Plays left', sports = '{tennis}' where user_id = ${coach.id}`;
  const { body } = await call("/me", { token: coach.token });
  expect(body).toMatchObject({
    profile: {
      id: coach.id,
      email: coach.email,
      name: coach.name,
      full_name: coach.name,
      role: "coach",
      club_id: id,
      impersonating_role: null,
      bio: "Plays left",
      sports: ["tennis"],
    },
    role: "coach",
    effective_role: "coach",
    access: { has_access: true, access_type: "paid" },
  });
});

describe("a preview", () => {
  test("shows as the effective role, and the real one is kept", async () => {
    const { admin } = await makeClub();
    await ownerSql`update auth.sessions set impersonating_role = 'coach' where id = ${admin.sessionId}`;
    const { body } = await call("/me", { token: admin.token });
    expect(body).toMatchObject({ role: "admin", effective_role: "coach", profile: { impersonating_role: "coach" } });
  });

  test("ends with the admin's role", async () => {
    const { admin, person } = await makeClub();
    await person("admin");
    await ownerSql`update auth.sessions set impersonating_role = 'front_desk' where id = ${admin.sessionId}`;
    await ownerSql`update memberships set role = 'member' where user_id = ${admin.id}`;
    const { body } = await call("/me", { token: admin.token });
    expect(body).toMatchObject({ role: "member", effective_role: "member", profile: { impersonating_role: null } });
  });
});

test("a person without a club sees that, and no club", async () => {
  const { member } = await makeClub();
  await ownerSql`update memberships set left_at = now() where user_id = ${member.id}`;
  const { status, body } = await call("/me", { token: member.token });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    club: null,
    role: null,
    effective_role: null,
    profile: { role: null, club_id: null },
    access: { has_access: false, access_type: "no_club" },
  });
  for (const path of ["/courts", "/bookings", "/coaches", "/availability?date=2026-07-16&sport=tennis"]) {
    expect((await call(path, { token: member.token })).rejection.code, path).toBe("no_club");
  }
});

test("the club's legacy names always equal its one set of rules", async () => {
  const { member } = await makeClub({
    rules: {
      slot_length_minutes: 45,
      advance_booking_days: 9,
      max_bookings_per_day: 3,
      max_bookings_per_week: 11,
      max_booking_length_minutes: 90,
      booking_hours_start: "05:30",
      booking_hours_end: "24:00",
      waitlist_enabled: false,
      primary_color: "#123ABC",
      welcome_message: "Hello",
      time_zone: "Asia/Kolkata",
      sports: ["tennis", "table tennis"],
    },
  });
  const { body } = await call("/me", { token: member.token });
  expect(body.club).toMatchObject({
    booking_hours_start: "05:30",
    booking_hours_end: "24:00",
    time_slot_minutes: 45,
    allow_waitlist: false,
    branding_primary_color: "#123ABC",
    settings: {
      sports: ["tennis", "table tennis"],
      sports_offered: ["Tennis", "Table tennis"],
      welcome_message: "Hello",
      time_zone: "Asia/Kolkata",
    },
    booking_rules: {
      max_per_day: 3,
      max_per_week: 11,
      max_days_ahead: 9,
      slot_duration_minutes: 45,
      advance_booking_days: 9,
      daily_booking_limit: 3,
      max_duration_hours: 1.5,
      max_advance_days: 9,
    },
    club_settings: {
      booking_notice_days: 9,
      max_bookings_per_day: 3,
      booking_slot_length_minutes: 45,
      enable_waitlist: false,
      primary_color: "#123ABC",
      sports_enabled: ["tennis", "table tennis"],
    },
  });
});
