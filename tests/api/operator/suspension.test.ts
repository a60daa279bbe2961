import type { Role } from "@courtside/contracts/domain/roles.ts";
import { expect, inject, test } from "vitest";
import { call } from "../../support/call.ts";
import { makeFurnishedClub } from "../../support/furnished-club.ts";
import { openLive } from "../../support/live-stream.ts";
import { book } from "../../support/try-booking.ts";
import { makeClub, openSession, ownerSql, type TestClub } from "../../support/world.ts";
import { runClubs } from "./run-clubs.ts";

const REASON = "The invoice of September is unpaid";
const ROLES = ["admin", "front_desk", "coach", "member"] as const;

const suspend = (club: TestClub) => runClubs(["suspend", club.id, "--reason", REASON]);
const me = async (token: string) =>
  (await call("/me", { token })).body as {
    access: { has_access: boolean; access_type: string };
    trial: { has_access: boolean; is_paid: boolean };
    suspension: { since: string; reason: string | null } | null;
  };

const MESSAGES: Record<Role, string> = {
  admin: "Your club is suspended. Please contact the operator of this site",
  front_desk: "Your club is suspended. Please ask an admin of your club",
  coach: "Your club is suspended. Please ask an admin of your club",
  member: "Your club is suspended. Please ask the club",
};

test("a suspended club is closed to each of its people, with a message of their role, until it is resumed; others go on", async () => {
  const [club, other] = await Promise.all([makeClub(), makeClub()]);
  const { code, stdout } = await suspend(club);
  expect([code, stdout]).toEqual([0, expect.stringContaining("is suspended.")]);
  for (const role of ROLES) {
    const { token } = club[role];
    for (const [path, method] of [
      ["/courts", "GET"],
      ["/bookings", "GET"],
      ["/live", "GET"],
    ] as const) {
      const { status, rejection } = await call(path, { method, token });
      expect([path, status, rejection], role).toMatchObject([
        path,
        402,
        { code: "access_expired", message: MESSAGES[role], details: { access_type: "suspended" } },
      ]);
    }
    expect(await me(token), role).toMatchObject({
      access: { has_access: false, access_type: "suspended" },
      trial: { has_access: false, is_paid: true },
      suspension: { since: expect.any(String), reason: role === "admin" ? REASON : null },
    });
  }
  const input = { court_id: club.courts[0]?.id, start_time: "2026-07-16T10:00" };
  expect((await book(club.member, input, "2026-07-15T12:00:00Z")).status).toBe(402);
  expect((await call("/courts", { token: other.member.token })).status).toBe(200);
  expect((await me(other.admin.token)).suspension).toBeNull();

  expect((await runClubs(["resume", club.id])).code).toBe(0);
  for (const role of ROLES) expect((await call("/courts", { token: club[role].token })).status).toBe(200);
  expect((await me(club.admin.token)).suspension).toBeNull();
  const log = await ownerSql`
    select action, actor_id, actor_role from audit_log where club_id = ${club.id} and action like 'club.%' order by id`;
  expect([...log]).toEqual([
    { action: "club.suspended", actor_id: null, actor_role: "operator" },
    { action: "club.resumed", actor_id: null, actor_role: "operator" },
  ]);
});

test("open streams end with a change of the club, and one more cannot be opened", async () => {
  const club = await makeClub();
  const streams = await Promise.all([openLive(club.member), openLive(club.front_desk)]);
  await suspend(club);
  for (const stream of streams) expect((await stream.rest()).at(-1)?.data).toEqual({ topic: "club" });
  await expect(openLive(club.member)).rejects.toThrow("no stream: 402");
});

test("a kept day and a calendar address of a suspended club are closed at once", async () => {
  const club = await makeFurnishedClub();
  const { token } = club.member;
  const path = "/days/2026-07-16?sport=tennis";
  // The second one comes from the day that the process keeps.
  for (let n = 0; n < 2; n++) expect((await call(path, { token })).status).toBe(200);
  const stream = await openLive(club.admin);
  await suspend(club);
  await stream.rest();
  expect((await call(path, { token })).status).toBe(402);
});

test("the account stays open: one can leave a suspended club, but not buy a plan for it", async () => {
  const club = await makeClub({ rules: { subscription_status: "none" } });
  await suspend(club);
  const { token } = club.admin;
  const body = { planId: "pro", billingCycle: "monthly" };
  const { status, rejection } = await call("/billing/checkout", { method: "POST", token, body });
  expect([status, rejection.message]).toEqual([402, MESSAGES.admin]);
  const left = await call("/me/leave-club", { method: "POST", token: club.member.token, body: { club_id: club.id } });
  expect(left.status).toBeLessThan(300);
});

test("a person who joins a suspended club later finds it suspended", async () => {
  const club = await makeClub();
  await suspend(club);
  const { id, email } = await club.person("member", "Newcomer");
  expect((await me((await openSession(id, email)).token)).access.access_type).toBe("suspended");
});

test("no role of the api can suspend or resume a club, or change the columns", async () => {
  const { id } = await makeClub();
  for (const role of ["courtside_tenant", "courtside_auth", "courtside_api"]) {
    for (const statement of [
      `select suspend_club('${id}', 'x')`,
      `select resume_club('${id}')`,
      "select auth.offer_set_up('x')",
      `update clubs set suspended_at = now(), suspension_reason = 'x' where id = '${id}'`,
    ]) {
      const done = ownerSql.begin(async (sql) => {
        await sql.unsafe(`set local role ${role}`);
        await sql.unsafe(statement);
      });
      await expect(done, `${role}: ${statement}`).rejects.toThrow(/permission denied/);
    }
  }
  expect(inject("apiDatabaseUrl")).toContain("courtside_api");
});
