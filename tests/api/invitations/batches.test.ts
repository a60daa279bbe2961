import { expect, test, vi } from "vitest";
import { LIMITS } from "../../../api/src/auth/limits/limits.ts";
import { bucketKey } from "../../../api/src/auth/limits/queries.ts";
import { call } from "../../support/call.ts";
import { openLive } from "../../support/live-stream.ts";
import { mailsSentTo } from "../../support/mails-sent.ts";
import { makeClub, ownerSql, type TestClub, type TestPerson } from "../../support/world.ts";
import { POLL_OPTIONS } from "../auth/accounts.ts";
import { inviteOrFail, newAddress, pendingOf, revoke, waitOut } from "./inviting.ts";

interface Batch {
  id: string;
  status: string;
  resumes_at: string | null;
  lines: { email: string; state: string; why: string | null; belongs_elsewhere: boolean }[];
}

type Who = Pick<TestPerson, "token">;

const start = ({ token }: Who, emails: readonly string[], role = "member", headers = {}) =>
  call("/invitation-batches", {
    method: "POST",
    token,
    headers,
    body: { role, lines: emails.map((email) => ({ email })) },
  });

/** Orders that pending invitations are sent again. */
const renew = ({ token }: Who, emails: readonly string[]) =>
  call("/invitation-batches", {
    method: "POST",
    token,
    body: { renews: true, lines: emails.map((email) => ({ email })) },
  });

async function startOrFail(who: Who, emails: readonly string[], role = "member"): Promise<Batch> {
  const { status, body, text } = await start(who, emails, role);
  if (status !== 201) throw new Error(text);
  return body as unknown as Batch;
}

const latest = async ({ token }: Who) =>
  (await call("/invitation-batches/latest", { token })).body.batch as Batch | null;
const stop = ({ token }: Who, id: string) => call(`/invitation-batches/${id}/stop`, { method: "POST", token });
const forget = ({ token }: Who, id: string) => call(`/invitation-batches/${id}`, { method: "DELETE", token });

/** The batch once it is in this state. */
const inState = (who: Who, status: string): Promise<Batch> =>
  vi.waitFor(async () => {
    const batch = await latest(who);
    if (batch?.status !== status) throw new Error(`the batch is ${batch?.status}`);
    return batch;
  }, POLL_OPTIONS);

/** No mail can be sent for an hour. */
const exhaust = (club: TestClub) =>
  ownerSql`
    insert into auth.rate_limits (key, tokens, updated_at)
    values (${bucketKey(LIMITS.invitationsByClub, [club.id])}, 0, now() + interval '1 hour')
    on conflict (key) do update set tokens = 0, updated_at = now() + interval '1 hour'`;

test("the server sends each line once, each says what became of it, and none stops the others", async () => {
  const club = await makeClub();
  const [first, second] = [newAddress(), newAddress()];
  const started = await startOrFail(club.admin, [first, "no address", club.member.email, first.toUpperCase(), second]);
  expect(started.lines).toHaveLength(5);
  const { lines, resumes_at } = await inState(club.admin, "done");
  expect(resumes_at).toBeNull();
  expect(lines.map(({ state, why }) => why ?? state)).toEqual([
    "sent",
    "Please enter a valid email address",
    "This person belongs to your club already",
    "Listed twice",
    "sent",
  ]);
  for (const email of [first, second]) expect(await mailsSentTo(email)).toHaveLength(1);
  expect((await pendingOf(club.admin)).map(({ email }) => email).toSorted()).toEqual([first, second].toSorted());
  const trail = await ownerSql<{ action: string; actor_id: string }[]>`
    select action, actor_id, actor_role, ip from audit_log where club_id = ${club.id} order by id`;
  expect(trail.map(({ action }) => action)).toEqual(["invitation_batch.started", "invitation.sent", "invitation.sent"]);
  for (const row of trail) expect(row).toMatchObject({ actor_id: club.admin.id, actor_role: "admin" });
});

test("a repeated request orders nothing twice, and a second batch waits for the end of the first", async () => {
  const club = await makeClub();
  await exhaust(club);
  const emails = [newAddress(), newAddress()];
  const headers = { "idempotency-key": crypto.randomUUID() };
  const [once, again] = [
    await start(club.admin, emails, "member", headers),
    await start(club.admin, emails, "member", headers),
  ];
  expect([once.status, again.body.id]).toEqual([201, once.body.id]);
  const other = await start(club.admin, [newAddress()]);
  expect([other.status, other.rejection.code]).toEqual([409, "batch_under_way"]);
  expect((await forget(club.admin, String(once.body.id))).rejection.code).toBe("batch_under_way");
});

test("at the club's limit it waits, says until when, and goes on by itself", async () => {
  const club = await makeClub();
  await exhaust(club);
  const email = newAddress();
  await startOrFail(club.admin, [email]);
  const waiting = await inState(club.admin, "waiting");
  expect(Date.parse(waiting.resumes_at ?? "")).toBeGreaterThan(Date.now());
  expect(waiting.lines).toMatchObject([{ state: "waiting" }]);
  await ownerSql`delete from auth.rate_limits where key = ${bucketKey(LIMITS.invitationsByClub, [club.id])}`;
  await ownerSql`update invitation_batches set next_at = now() where club_id = ${club.id}`;
  expect((await inState(club.admin, "done")).lines).toMatchObject([{ state: "sent" }]);
  expect(await mailsSentTo(email)).toHaveLength(1);
});

test("a stop leaves the rest unsent for good, and an ended batch can be forgotten", async () => {
  const club = await makeClub();
  await exhaust(club);
  const { id } = await startOrFail(club.admin, [newAddress(), newAddress()]);
  await inState(club.admin, "waiting");
  const stopped = await stop(club.admin, id);
  expect([stopped.status, stopped.body]).toMatchObject([200, { status: "stopped", resumes_at: null }]);
  expect((await latest(club.admin))?.lines).toMatchObject([{ state: "waiting" }, { state: "waiting" }]);
  expect((await forget(club.admin, id)).status).toBe(200);
  expect(await latest(club.admin)).toBeNull();
  expect(await ownerSql`select from invitation_lines where club_id = ${club.id}`).toHaveLength(0);
});

test("the sender's rights count when a line is sent: who is no longer an admin sends nothing more", async () => {
  const club = await makeClub();
  await exhaust(club);
  await startOrFail(club.admin, [newAddress(), newAddress()]);
  await inState(club.admin, "waiting");
  const helper = await club.person("admin");
  await ownerSql`update memberships set role = 'front_desk' where club_id = ${club.id} and user_id = ${club.admin.id}`;
  await ownerSql`delete from auth.rate_limits where key = ${bucketKey(LIMITS.invitationsByClub, [club.id])}`;
  await ownerSql`update invitation_batches set next_at = now() where club_id = ${club.id}`;
  const { lines } = await inState(club.admin, "done");
  expect(lines.map(({ why }) => why)).toEqual(Array(2).fill("The sender may no longer invite"));
  expect(await pendingOf(helper)).toEqual([]);
});

test("the front desk invites coaches alone, members nobody, and another's batch is hidden", async () => {
  const club = await makeClub();
  expect((await start(club.front_desk, [newAddress()])).status).toBe(403);
  expect((await start(club.member, [newAddress()])).status).toBe(403);
  const { id } = await startOrFail(club.front_desk, [newAddress()], "coach");
  await inState(club.front_desk, "done");
  expect(await latest(club.admin)).toBeNull();
  expect((await stop(club.admin, id)).status).toBe(404);
  expect((await forget(club.admin, id)).status).toBe(404);
});

test("a batch without a line that can be sent has ended at once", async () => {
  const { admin } = await makeClub();
  expect(await startOrFail(admin, ["no address"])).toMatchObject({ status: "done", lines: [{ state: "failed" }] });
  expect(await startOrFail(admin, ["no address either"])).toMatchObject({ status: "done" });
});

test("an invitation that only admins may renew is a line that fails for the front desk", async () => {
  const club = await makeClub();
  const email = newAddress();
  await inviteOrFail(club.admin, email);
  await startOrFail(club.front_desk, [email], "coach");
  const { lines } = await inState(club.front_desk, "done");
  expect(lines[0]?.why).toBe("This person is invited already, by your club's administrators");
});

test("pending invitations are sent again together, expired ones too, each with its own name and role", async () => {
  const club = await makeClub();
  const [coach, admin, revoked, never] = [newAddress(), newAddress(), newAddress(), newAddress()];
  await inviteOrFail(club.admin, coach, "coach");
  await inviteOrFail(club.admin, admin, "admin");
  const revokedId = await inviteOrFail(club.admin, revoked);
  for (const email of [coach, admin, revoked]) await waitOut(email);
  await ownerSql`
    update invitations set expires_at = now() - interval '1 hour', full_name = 'Kept Name'
    where club_id = ${club.id} and email = ${coach}`;
  await revoke(club.admin, revokedId);
  const { status, body } = await renew(club.admin, [coach.toUpperCase(), admin, revoked, never]);
  expect([status, body.renews]).toEqual([201, true]);
  const { lines } = await inState(club.admin, "done");
  const NOT_PENDING = "No invitation to this address is pending";
  expect(lines.map(({ state, why }) => why ?? state)).toEqual(["sent", "sent", NOT_PENDING, NOT_PENDING]);
  const pending = await pendingOf(club.admin);
  expect(pending).toHaveLength(2);
  expect(pending.find(({ email }) => email === coach)).toMatchObject({
    ...{ role: "coach", status: "pending", full_name: "Kept Name" },
  });
  expect(pending.find(({ email }) => email === admin)).toMatchObject({ role: "admin", status: "pending" });
  expect(await mailsSentTo(coach)).toHaveLength(2);
});

test("an invitation that is revoked while its batch waits is not sent again", async () => {
  const club = await makeClub();
  const email = newAddress();
  const id = await inviteOrFail(club.admin, email);
  await waitOut(email);
  await exhaust(club);
  expect((await renew(club.admin, [email])).status).toBe(201);
  await inState(club.admin, "waiting");
  expect((await revoke(club.admin, id)).status).toBe(200);
  await ownerSql`delete from auth.rate_limits where key = ${bucketKey(LIMITS.invitationsByClub, [club.id])}`;
  await ownerSql`update invitation_batches set next_at = now() where club_id = ${club.id}`;
  expect((await inState(club.admin, "done")).lines).toMatchObject([{ state: "failed" }]);
  expect(await pendingOf(club.admin)).toEqual([]);
});

test("the front desk sends coaches' invitations again, and no others", async () => {
  const club = await makeClub();
  const [coach, admin] = [newAddress(), newAddress()];
  await inviteOrFail(club.admin, coach, "coach");
  await inviteOrFail(club.admin, admin, "admin");
  for (const email of [coach, admin]) await waitOut(email);
  expect((await renew(club.front_desk, [coach, admin])).status).toBe(201);
  const { lines } = await inState(club.front_desk, "done");
  expect(lines.map(({ state }) => state)).toEqual(["sent", "failed"]);
  for (const person of [club.coach, club.member]) expect((await renew(person, [coach])).status).toBe(403);
});

test("a process of a release before takes no batch that renews", async () => {
  const club = await makeClub();
  const [row] = await ownerSql<{ id: string }[]>`
    insert into invitation_batches (club_id, sender_id, role, renews, origin, next_at)
    values (${club.id}, ${club.admin.id}, 'member', true, '{}', now() + interval '1 hour') returning id`;
  await ownerSql`
    insert into invitation_lines (club_id, batch_id, place, email) values (${club.id}, ${row?.id ?? null}, 1, ${newAddress()})`;
  const begun = await ownerSql.begin(async (sql) => {
    await sql`update invitation_batches set next_at = '2000-01-01' where id = ${row?.id ?? null}`;
    const [before] = await sql`select batch from begin_invitation_line()`;
    const [now] = await sql`select batch from begin_invitation_line(true)`;
    await sql`update invitation_batches set ended_at = now() where id = ${row?.id ?? null}`;
    return { before: before?.batch ?? null, now: now?.batch };
  });
  expect(begun.now).toBe(row?.id);
  expect(begun.before).not.toBe(row?.id);
});

test("the club's screens hear of all the lines of a run at once", async () => {
  const club = await makeClub();
  const stream = await openLive(club.admin);
  await startOrFail(club.admin, Array.from({ length: 12 }, newAddress));
  expect(await stream.next()).toEqual({ event: "change", data: { topic: "members" } });
  expect((await inState(club.admin, "done")).lines.every(({ state }) => state === "sent")).toBe(true);
  await call("/courts", { method: "POST", token: club.admin.token, body: { name: "Court 9", sport: "tennis" } });
  expect(await stream.next()).toMatchObject({ data: { topic: "courts" } });
  stream.close();
});

test("an invitation without a role is rejected, unless the pending ones keep theirs", async () => {
  const { admin } = await makeClub();
  const { status, rejection } = await call("/invitation-batches", {
    method: "POST",
    token: admin.token,
    body: { lines: [{ email: newAddress() }] },
  });
  expect([status, rejection.details?.field]).toEqual([400, "role"]);
});

test.each([
  ["no line", []],
  ["more than 500", Array.from({ length: 501 }, (_, at) => `p${at}@example.test`)],
])("rejected: %s", async (_, emails) => {
  const { admin } = await makeClub();
  const { status, rejection } = await start(admin, emails);
  expect([status, rejection.details?.field]).toEqual([400, "lines"]);
});
