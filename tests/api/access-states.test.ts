import { describe, expect, test } from "vitest";
import { call } from "../support/call.ts";
import { makeClub, ownerSql } from "../support/world.ts";

const END = Date.parse("2026-07-29T12:00:00Z");
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const iso = (time: number) => new Date(time).toISOString();

/** What each call says about the club at an instant: /me, its trial, and whether the club's operations are open. */
async function stateAt(token: string, instant: number) {
  const now = iso(instant);
  const [me, courts, added] = await Promise.all([
    call("/me", { token, now }),
    call("/courts", { token, now }),
    call("/courts", { method: "POST", token, now, body: {} }),
  ]);
  const { access, trial } = me.body as unknown as {
    access: {
      access_type: string;
      has_access: boolean;
      days_remaining: number | null;
      minutes_remaining: number | null;
    };
    trial: { has_access: boolean; is_paid: boolean; trial_active: boolean };
  };
  expect(trial.has_access).toBe(access.has_access);
  expect(courts.status).toBe(access.has_access ? 200 : 402);
  if (!access.has_access) {
    expect(courts.rejection).toMatchObject({ code: "access_expired", details: { access_type: access.access_type } });
  }
  expect(added.status).toBe(400);
  return { ...access, is_paid: trial.is_paid, trial_active: trial.trial_active };
}

interface Boundary {
  name: string;
  /** Columns of the club. */
  club: Record<string, unknown>;
  at: number;
  before: string;
  after: string;
}

const ended = { subscription_status: "none" };
const boundaries: Boundary[] = [
  {
    name: "a trial's end",
    club: { ...ended, trial_expires_at: iso(END) },
    at: END,
    before: "trial",
    after: "trial_expired",
  },
  {
    name: "the 7 days after a payment that failed",
    club: { subscription_status: "past_due", past_due_since: iso(END), subscription_ends_at: iso(END - 9 * DAY) },
    at: END + 7 * DAY,
    before: "paid",
    after: "trial_expired",
  },
  {
    name: "the same, counted from the period's end if the failure's date is unknown",
    club: { subscription_status: "past_due", subscription_ends_at: iso(END) },
    at: END + 7 * DAY,
    before: "paid",
    after: "trial_expired",
  },
  {
    name: "the same while the trial still runs",
    club: { subscription_status: "past_due", past_due_since: iso(END), trial_expires_at: iso(END + 9 * DAY) },
    at: END + 7 * DAY,
    before: "paid",
    after: "trial",
  },
  {
    name: "the end of what a canceled subscription has paid for",
    club: { subscription_status: "canceled", subscription_ends_at: iso(END) },
    at: END,
    before: "paid",
    after: "trial_expired",
  },
];

describe("the second in which access changes", () => {
  test.each(boundaries)("$name: $before until then, $after from then on", async ({ club, at, before, after }) => {
    const { admin } = await makeClub({ rules: club });
    expect((await stateAt(admin.token, at - SECOND)).access_type).toBe(before);
    expect((await stateAt(admin.token, at)).access_type).toBe(after);
  });

  test("a demo visitor's 60 minutes, each visitor's own", async () => {
    const { id, member, person } = await makeClub({ rules: { ...ended, is_demo: true } });
    const other = await person("member");
    await ownerSql`update users set is_demo = true, created_at = ${iso(END)} where id = ${member.id}`;
    await ownerSql`update users set is_demo = true, created_at = ${iso(END + MINUTE)} where id = ${other.id}`;
    const ends = END + 60 * MINUTE;
    expect(await stateAt(member.token, ends - SECOND)).toMatchObject({ access_type: "demo", minutes_remaining: 1 });
    expect(await stateAt(member.token, ends)).toMatchObject({ access_type: "demo_expired", minutes_remaining: 0 });
    expect(await stateAt(other.token, ends)).toMatchObject({ access_type: "demo", minutes_remaining: 1 });
    expect(await ownerSql`select 1 from courts where club_id = ${id}`).toHaveLength(2);
  });
});

test("a new club's 14 days end 14 days after its creation, to the second", async () => {
  const { member } = await makeClub({ courts: 0 });
  await ownerSql`update memberships set left_at = now() where user_id = ${member.id}`;
  const founded = { method: "POST", token: member.token, body: { club_name: "Hilltop" }, now: iso(END - 14 * DAY) };
  expect((await call("/clubs", founded)).status).toBe(201);
  expect(await stateAt(member.token, END - SECOND)).toMatchObject({ access_type: "trial", trial_active: true });
  expect(await stateAt(member.token, END)).toMatchObject({ access_type: "trial_expired", trial_active: false });
});

test("days are counted up: 3 are left from exactly three days before the end", async () => {
  const { admin } = await makeClub({ rules: { ...ended, trial_expires_at: iso(END) } });
  const left = async (instant: number) => (await stateAt(admin.token, instant)).days_remaining;
  expect(await left(END - 3 * DAY - SECOND)).toBe(4);
  expect(await left(END - 3 * DAY)).toBe(3);
  expect(await left(END - SECOND)).toBe(1);
  expect(await left(END)).toBe(0);
});

test("a paid club has access, whatever its trial's state", async () => {
  const { id, admin } = await makeClub({ rules: { trial_expires_at: iso(END) } });
  for (const instant of [END - DAY, END + 400 * DAY]) {
    expect(await stateAt(admin.token, instant)).toMatchObject({ access_type: "paid", is_paid: true });
  }
  await ownerSql`update clubs set subscription_status = 'none' where id = ${id}`;
  expect(await stateAt(admin.token, END - DAY)).toMatchObject({ access_type: "trial", is_paid: false });
});

test("a status without the date that ends it gives no access", async () => {
  for (const subscription_status of ["none", "trialing", "past_due", "canceled"]) {
    const { admin } = await makeClub({ rules: { subscription_status } });
    expect((await stateAt(admin.token, END)).access_type).toBe("trial_expired");
  }
});
