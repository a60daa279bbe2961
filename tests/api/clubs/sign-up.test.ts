import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { ApiProcess } from "../../support/api-process.ts";
import { call } from "../../support/call.ts";
import { ownerSql } from "../../support/world.ts";
import { call as authCall } from "../auth/accounts.ts";
import { clubInput, clubsOf, signUpClub, startSignUpApi } from "./signing-up.ts";

let api: ApiProcess;

beforeAll(async () => {
  api = await startSignUpApi();
  return api.stop;
});

const signUp = (input: unknown, key?: string) => signUpClub(api.url, input, key);
const accountsOf = (email: string) => ownerSql<{ id: string }[]>`select id from auth.users where email = ${email}`;

test("a visitor has a club on trial, with the defaults of a new club, and is its admin at once", async () => {
  const input = clubInput();
  const { status, body } = await signUp(input);
  expect(status).toBe(201);
  expect(body.club).toEqual({ id: expect.any(String), name: "Riverside Courts" });
  const me = await call("/me", { token: body.session.access_token });
  expect(me.body).toMatchObject({
    profile: { email: input.email, name: "Ada Founder", full_name: "Ada Founder", impersonating_role: null },
    role: "admin",
    effective_role: "admin",
    access: { has_access: true, access_type: "trial", is_trial: true, days_remaining: 14 },
    trial: {
      is_paid: false,
      trial_active: true,
      subscription_status: "trialing",
      has_access: true,
      days_remaining: 14,
    },
    session: { expires_at: null, qa_role: null },
    club: {
      id: body.club.id,
      name: "Riverside Courts",
      demo_started_at: null,
      demo_expires_at: null,
      location: "Boston",
      advance_booking_days: 14,
      max_booking_length_minutes: 120,
      max_bookings_per_day: 2,
      max_bookings_per_week: 7,
      slot_length_minutes: 60,
      cancel_cutoff_hours: 0,
      booking_hours_start: "06:00",
      booking_hours_end: "22:00",
      time_zone: "America/New_York",
      sports: ["tennis", "pickleball"],
      waitlist_enabled: true,
      primary_color: "#1F2937",
      allow_trial_mode: false,
      is_demo: false,
      welcome_message: "",
      subscription_status: "trialing",
      booking_rules: { max_advance_days: 14, max_duration_hours: 2 },
    },
  });
  const courts = await call("/courts", { token: body.session.access_token });
  expect(courts.body.data).toMatchObject([
    { name: "Court 1", sport: "tennis", is_active: true },
    { name: "Court 2", sport: "tennis", is_active: true },
    { name: "Court 3", sport: "pickleball", is_active: true },
    { name: "Court 4", sport: "pickleball", is_active: true },
  ]);
  const coaches = await call("/coaches", { token: body.session.access_token });
  expect(coaches.body.data).toMatchObject([{ name: "Sample Coach", sports: ["tennis", "pickleball"] }]);
  const news = await call("/news", { token: body.session.access_token });
  expect(news.body).toMatchObject({
    data: [
      { type: "info", priority: "high", title: "Book your court online", author_name: "Ada Founder" },
      { type: "event", priority: "medium", title: "Sample: Club championship" },
      { type: "social", priority: "low", title: "Sample: Doubles and pizza night" },
    ],
    next_cursor: null,
  });
  const [club] = await ownerSql`
    select trial_expires_at - created_at = interval '14 days' as is_14_days from clubs where id = ${body.club.id}`;
  expect(club?.is_14_days).toBe(true);
});

test("the founder's browser determines the club's time zone", async () => {
  const { body } = await signUp(clubInput({ time_zone: "Europe/Madrid" }));
  const me = await call("/me", { token: body.session.access_token });
  expect(me.body).toMatchObject({ club: { time_zone: "Europe/Madrid" } });
});

test("the session is complete: it can be refreshed", async () => {
  const { body } = await signUp(clubInput());
  expect(Object.keys(body.session).toSorted()).toEqual([
    "access_token",
    "expires_at",
    "expires_in",
    "refresh_token",
    "token_type",
  ]);
  const refreshed = await authCall("POST", "/token?grant_type=refresh_token", {
    body: { refresh_token: body.session.refresh_token },
    url: `${api.url}/auth/v1`,
  });
  expect(refreshed.status).toBe(200);
  expect((await call("/me", { token: refreshed.body.access_token })).body.role).toBe("admin");
});

test("sample news are deleted with the sample coach; items that the admin has edited stay", async () => {
  const { body } = await signUp(clubInput());
  const token = body.session.access_token;
  const titles = async () => {
    const { data } = (await call("/news", { token })).body as { data: { id: string; title: string }[] };
    return data;
  };
  const [first, ...samples] = await titles();
  expect(samples).toHaveLength(2);
  const edited = { type: "info", priority: "high", title: "How to book", body: "Choose a day." };
  expect((await call(`/news/${first?.id}`, { method: "PATCH", token, body: edited })).status).toBe(200);
  const { data } = (await call("/coaches", { token })).body as { data: { id: string }[] };
  expect((await call(`/members/${data[0]?.id}/remove`, { method: "POST", token })).status).toBe(200);
  expect(await titles()).toMatchObject([{ title: "How to book" }]);
  const trail = await ownerSql`select from audit_log where club_id = ${body.club.id} and action = 'news.retired'`;
  expect(trail).toHaveLength(2);
});

test("no one can sign in as the sample coach", async () => {
  const { body } = await signUp(clubInput());
  const [coach] = await ownerSql`
    select a.email, a.phone, a.password_hash, (select count(*)::int from auth.identities i where i.user_id = a.id) as identities
    from auth.users a join memberships m on m.user_id = a.id where m.club_id = ${body.club.id} and m.is_sample`;
  expect(coach).toEqual({ email: null, phone: null, password_hash: null, identities: 0 });
});

test("the audit log names the club's founder", async () => {
  const input = clubInput();
  const { body } = await signUp(input);
  const [account] = await accountsOf(input.email);
  expect(
    await ownerSql`select action, actor_id, subject_id from audit_log where club_id = ${body.club.id}`,
  ).toMatchObject([{ action: "club.founded", actor_id: account?.id, subject_id: body.club.id }]);
  const own =
    await ownerSql`select action from audit_log where actor_id = ${account?.id ?? null} and club_id is null order by id`;
  expect(own.map((row) => row.action)).toEqual(["user_signedup", "login"]);
});

describe("invalid input is named with its exact message, and nothing is made", () => {
  const blank = "Please fill in all fields";
  test.each([
    ["club_name", "  ", blank],
    ["admin_name", "", blank],
    ["email", "", blank],
    ["password", "   ", blank],
    ["email", "ada", "Please enter a valid email address"],
    ["email", "ada@courtside", "Please enter a valid email address"],
    ["email", "ada..lovelace@courtside.test", "Please enter a valid email address"],
    ["time_zone", "Europe/Atlantis", "Choose a time zone, such as America/New_York"],
    ["password", "12345", "Password must be at least 6 characters"],
    ["password", "Password1", "This password is too common and easy to guess. Please choose another."],
    ["password", "x".repeat(257), "Password is too long"],
  ])("%s: %j", async (field, value, message) => {
    const input = clubInput({ [field]: value });
    const { status, rejection } = await signUp(input);
    expect([status, rejection.message, rejection.details?.field]).toEqual([400, message, field]);
    expect(await accountsOf(input.email)).toHaveLength(0);
  });

  test.each([
    ["club_name", "x".repeat(121)],
    ["location", "x".repeat(201)],
    ["admin_name", "\0"],
    ["email", 7],
    ["password", undefined],
  ])("%s that the schema rejects: 400 naming it", async (field, value) => {
    const { status, rejection } = await signUp(clubInput({ [field]: value }));
    expect([status, rejection.details?.field]).toEqual([400, field]);
  });

  test("a location is optional", async () => {
    expect((await signUp(clubInput({ location: undefined }))).status).toBe(201);
  });
});

describe("an address", () => {
  test("that is already registered: 409 naming the field, in any spelling", async () => {
    const input = clubInput();
    await signUp(input);
    const { status, rejection } = await signUp({ ...input, email: ` ${input.email.toUpperCase()}` });
    expect([status, rejection.code, rejection.details?.field]).toEqual([409, "email_taken", "email"]);
    expect(await clubsOf(input.email)).toHaveLength(1);
  });

  test("that ten requests send at once: one club, nine rejections", async () => {
    const input = clubInput();
    const responses = await Promise.all(Array.from({ length: 10 }, () => signUp(input)));
    const statuses = responses.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect(await accountsOf(input.email)).toHaveLength(1);
    expect(await clubsOf(input.email)).toHaveLength(1);
  });

  test("may be tried ten times an hour", async () => {
    const input = clubInput();
    for (let round = 0; round < 10; round++) await signUp(input);
    const { status, rejection } = await signUp(input);
    expect([status, rejection.code]).toEqual([429, "over_request_rate_limit"]);
  });
});

describe("all or nothing", () => {
  test.each(["clubs", "courts", "memberships", "audit_log", "idempotency_keys", "auth.refresh_tokens"])(
    "when %s accepts no row, nothing of the sign-up remains",
    async (table) => {
      const input = clubInput({ club_name: `Broken ${randomUUID()}` });
      const name = `broken_${randomUUID().replaceAll("-", "")}`;
      // Fails for this sign-up only: other tests run at the same time.
      await ownerSql.unsafe(`
        create function ${name}() returns trigger language plpgsql security definer as $$ begin
          if exists (select from auth.users where email = '${input.email}' and xmin = pg_current_xact_id()::xid) then
            raise exception 'broken on purpose';
          end if;
          return new;
        end $$;
        create trigger ${name} before insert on ${table} for each row execute function ${name}()`);
      try {
        expect((await signUp(input, randomUUID())).status).toBe(500);
      } finally {
        await ownerSql.unsafe(`drop function ${name}() cascade`);
      }
      expect(await accountsOf(input.email)).toHaveLength(0);
      expect(await ownerSql`select from users where email = ${input.email}`).toHaveLength(0);
      expect(await ownerSql`select from clubs where name = ${input.club_name}`).toHaveLength(0);
      expect((await signUp(input)).status).toBe(201);
    },
  );
});
