import { randomUUID } from "node:crypto";
import { unzipSync } from "fflate";
import { expect, inject, test } from "vitest";
import { asPersonInSql, attempt, NOT_PERMITTED } from "../../support/api-role.ts";
import { call } from "../../support/call.ts";
import { makeFurnishedClub } from "../../support/furnished-club.ts";
import { runTool } from "../../support/run-tool.ts";
import { apiUrl, makeClub, openRaisedSession, ownerSql } from "../../support/world.ts";
import { operatorOf } from "./platform-api.ts";

const operators = (...args: string[]) =>
  runTool("operators", args, {
    DATABASE_URL: inject("apiDatabaseUrl"),
    MIGRATION_DATABASE_URL: inject("ownerUrl"),
    DATA_DIR: inject("dataDir"),
    SITE_URL: apiUrl,
  });
const outcome = async (token: string) => {
  const { status, rejection } = await call("/platform/clubs", { token });
  return status === 200 ? 200 : `${status} ${rejection.code}`;
};

test("the command alone makes an operator, of a session that has passed a second factor, and ends that", async () => {
  const { admin } = await makeClub();
  expect(await outcome(admin.token)).toBe("403 forbidden");
  const added = await operators("add", admin.email.toUpperCase());
  expect([added.code, added.stdout]).toEqual([0, expect.stringContaining("once the account has a second factor")]);
  expect(await outcome(admin.token)).toBe("403 second_factor_required");
  expect((await call("/me", { token: admin.token })).body).toMatchObject({ is_operator: true });

  const raised = await openRaisedSession(admin.id, admin.email);
  expect(await outcome(raised.token)).toBe(200);
  expect((await operators("list")).stdout).toContain(admin.email);
  // A session of QA has nobody's second factor behind it.
  await ownerSql`update auth.sessions set qa_role = 'admin' where id = ${raised.sessionId}`;
  expect(await outcome(raised.token)).toBe("403 forbidden");
  await ownerSql`update auth.sessions set qa_role = null where id = ${raised.sessionId}`;

  expect((await operators("remove", admin.email)).code).toBe(0);
  expect(await outcome(raised.token)).toBe("403 forbidden");
  expect((await operators("add", `${randomUUID()}@nobody.courtside.test`)).stderr).toContain(
    "No account has the address",
  );
});

test("the functions behind the page reject the api's role by themselves", async () => {
  const { admin } = await makeClub();
  const none = randomUUID();
  const statements = [
    "select * from platform_clubs(null, null, null, 1)",
    `select * from platform_club_usage('${admin.sessionId}', '${none}')`,
    "select * from platform_errors(null, 7)",
    "select * from platform_loads(null, 7)",
    `select platform_suspend_club('${admin.sessionId}', '${none}', 'x')`,
    `select platform_resume_club('${admin.sessionId}', '${none}')`,
    `select platform_enter_club('${admin.sessionId}', '${none}')`,
    `select platform_note_export('${admin.sessionId}', '${none}')`,
    "insert into auth.operators (user_id) select current_user_id()",
  ];
  const codes = await asPersonInSql(admin, async (sql) => {
    const found = [];
    for (const statement of statements) found.push(await attempt(sql, (inner) => inner.unsafe(statement)));
    return found;
  });
  expect(codes).toEqual(statements.map(() => NOT_PERMITTED));
});

test("an operator finds clubs by name and status, and sees what one uses", async () => {
  const name = `Club of ${randomUUID()}`;
  const [club, operator] = await Promise.all([makeFurnishedClub(), makeClub().then(operatorOf)]);
  await ownerSql`update clubs set name = ${name} where id = ${club.id}`;
  const find = async (query: Record<string, string>) =>
    (await call("/platform/clubs", { token: operator.token, query })).body;
  const row = { id: club.id, name, status: "paid", courts: expect.any(Number), founded_at: expect.any(String) };
  expect(await find({ text: name.toUpperCase() })).toMatchObject({ data: [row], total: 1 });
  expect(await find({ text: club.id })).toMatchObject({ data: [row] });
  expect(await find({ text: name, status: "suspended" })).toEqual({ data: [], total: 0 });

  await ownerSql`update clubs set plan_id = 'pro' where id = ${club.id}`;
  expect(await find({ text: name, status: "paid" })).toMatchObject({ data: [{ plan: "pro" }] });
  await ownerSql`
    update clubs set subscription_status = 'canceled', subscription_ends_at = now(), trial_expires_at = now() + interval '1 day'
    where id = ${club.id}`;
  expect(await find({ text: name, status: "trial" })).toMatchObject({ data: [{ status: "trial", plan: null }] });
  await ownerSql`update clubs set trial_expires_at = now() where id = ${club.id}`;
  expect(await find({ text: name, status: "trial_expired" })).toMatchObject({ data: [{ plan: null }] });
  expect((await call(`/platform/clubs/${club.id}`, { token: operator.token })).body.plan).toBeNull();
  await ownerSql`update clubs set subscription_status = 'active' where id = ${club.id}`;

  const [{ bookings = 0 } = {}] = await ownerSql<{ bookings: number }[]>`
    select count(*)::int as bookings from bookings where club_id = ${club.id}`;
  const usage = (await call(`/platform/clubs/${club.id}`, { token: operator.token })).body;
  expect(usage).toMatchObject({ id: club.id, name, status: "paid", suspension: null });
  expect(usage.tables).toContainEqual({ name: "bookings", rows: bookings });
  expect((await call(`/platform/clubs/${randomUUID()}`, { token: operator.token })).status).toBe(404);
});

test("an operator suspends a club, resumes it and exports it; its audit log says so", async () => {
  const [club, operator] = await Promise.all([makeFurnishedClub(), makeClub().then(operatorOf)]);
  const { token } = operator;
  const suspension = `/platform/clubs/${club.id}/suspension`;
  const suspend = (reason: string) => call(suspension, { method: "POST", token, body: { reason } });
  expect((await suspend(" ")).status).toBe(400);
  expect((await suspend("Unpaid")).body).toMatchObject({ status: "suspended", suspension: { reason: "Unpaid" } });
  expect((await call("/courts", { token: club.admin.token })).status).toBe(402);
  expect((await suspend("Again")).rejection).toMatchObject({ code: "club_suspended" });

  const zip = await fetch(`${apiUrl}/api/v1/platform/clubs/${club.id}/export`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(new TextDecoder().decode(files["clubs.csv"])).toContain(club.id);
  expect(new TextDecoder().decode(files["people.csv"])).toContain(club.member.email);
  expect(new TextDecoder().decode(files["people.csv"])).not.toContain(operator.email);

  expect((await call(suspension, { method: "DELETE", token })).body).toMatchObject({
    status: "paid",
    suspension: null,
  });
  expect((await call(suspension, { method: "DELETE", token })).rejection).toMatchObject({ code: "club_not_suspended" });
  expect((await call("/courts", { token: club.admin.token })).status).toBe(200);
  const log = await ownerSql`
    select action, actor_role, actor_id from audit_log where club_id = ${club.id} and actor_role = 'operator' order by at`;
  expect([...log]).toEqual(
    ["club.suspended", "club.exported", "club.resumed"].map((action) => ({
      action,
      actor_role: "operator",
      actor_id: operator.id,
    })),
  );
});
