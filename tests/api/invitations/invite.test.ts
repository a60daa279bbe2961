import { randomUUID } from "node:crypto";
import { ROLES } from "@courtside/contracts/domain/roles.ts";
import { expect, test } from "vitest";
import { LIMITS } from "../../../api/src/auth/limits/limits.ts";
import { bucketKey } from "../../../api/src/auth/limits/queries.ts";
import { call } from "../../support/call.ts";
import { makeClub, ownerSql } from "../../support/world.ts";
import { invite, inviteOrFail, mailsTo, makeLoner, newAddress, openLink, pendingOf, waitOut } from "./inviting.ts";

test("an admin invites to every role; front desk to coach only; no other role, and none during a preview", async () => {
  const club = await makeClub();
  for (const role of ROLES) {
    expect((await invite(club.admin, { email: newAddress(), role })).status, role).toBe(201);
    const byDesk = await invite(club.front_desk, { email: newAddress(), role });
    expect(byDesk.status, role).toBe(role === "coach" ? 201 : 403);
    for (const person of [club.coach, club.member]) {
      expect((await invite(person, { email: newAddress(), role })).rejection.code, role).toBe("forbidden");
    }
  }
  await ownerSql`update auth.sessions set impersonating_role = 'coach' where id = ${club.admin.sessionId}`;
  expect((await invite(club.admin, { email: newAddress(), role: "member" })).status).toBe(403);
  expect(await ownerSql`select from invitations where club_id = ${club.id}`).toHaveLength(5);
});

test("without a session the response names what is missing", async () => {
  const { status, rejection } = await call("/invitations", {
    method: "POST",
    body: { email: newAddress(), role: "member" },
  });
  expect([status, rejection.message]).toEqual([401, "You must be logged in to send invites"]);
});

test("the mail has the club's name and leads to the landing page, whose club and role are text only", async () => {
  const club = await makeClub({ rules: { name: "Riverside Racquets" } });
  const email = newAddress();
  const { body } = await invite(club.admin, {
    email: ` ${email.toUpperCase()} `,
    full_name: "Ana Ruiz",
    role: "coach",
  });
  expect(body).toMatchObject({
    email,
    full_name: "Ana Ruiz",
    role: "coach",
    status: "pending",
    invited_by: "Test admin",
  });
  const [mail] = await mailsTo(email);
  expect(mail).toMatchObject({ kind: "invite", subject: "You are invited to Riverside Racquets" });
  expect(mail?.link.pathname).toBe("/club-invite");
  const goal = new URL(mail?.link.searchParams.get("redirect_to") ?? "");
  expect(Object.fromEntries(goal.searchParams)).toEqual({ club_id: club.id, role: "coach" });
  const [account] = await ownerSql`
    select u.full_name, a.password_hash, a.email_confirmed_at, a.user_metadata
    from users u join auth.users a on a.id = u.id where u.email = ${email}`;
  expect(account).toEqual({
    full_name: "Ana Ruiz",
    password_hash: null,
    email_confirmed_at: null,
    user_metadata: { name: "Ana Ruiz", full_name: "Ana Ruiz" },
  });
  const trail = await ownerSql`
    select actor_id, detail from audit_log where club_id = ${club.id} and action = 'invitation.sent'`;
  expect([...trail]).toEqual([{ actor_id: club.admin.id, detail: { role: "coach" } }]);
});

test("without a name it is the part of the address before the @", async () => {
  const club = await makeClub();
  const { body } = await invite(club.admin, { email: `ana.ruiz@${randomUUID()}.test`, role: "member" });
  expect(body.full_name).toBe("ana.ruiz");
});

test("an address with an account gets the same response, and its mail leads to sign in and Join a club", async () => {
  const club = await makeClub({ rules: { name: "Riverside Racquets" } });
  const known = await makeLoner();
  const [one, other] = await Promise.all([
    invite(club.admin, { email: known.email, full_name: "Test Person", role: "member" }),
    invite(club.admin, { email: newAddress(), full_name: "Test Person", role: "member" }),
  ]);
  const shape = (body: object) => ({ ...body, id: "", email: "", sent_at: "", expires_at: "" });
  expect([one.status, shape(one.body)]).toEqual([other.status, shape(other.body)]);
  expect(one.text).not.toContain("Lone Person");
  const [mail] = await mailsTo(known.email);
  expect(mail).toMatchObject({ kind: "invite_known", subject: "You are invited to Riverside Racquets" });
  expect(mail?.body_text).toContain("the invitation waits for you there");
  expect([mail?.link.pathname, mail?.link.search]).toEqual(["/join-club", ""]);
  expect(await ownerSql`select from auth.one_time_tokens where user_id = ${known.id}`).toHaveLength(0);
});

test("an address is invited once: a repetition renews role and link, and the old link is invalid", async () => {
  const club = await makeClub();
  const email = newAddress();
  const first = await invite(club.admin, { email, role: "admin" });
  expect((await invite(club.admin, { email, role: "member" })).rejection.code).toBe("over_email_send_rate_limit");
  await waitOut(email);
  const second = await invite(club.admin, { email, full_name: "New Name", role: "member" });
  expect(second.body).toMatchObject({ id: first.body.id, full_name: "New Name", role: "member" });
  const [old, current] = await mailsTo(email, 2);
  if (!old || !current) throw new Error("two mails");
  expect((await openLink(old)).body.error_code).toBe("otp_expired");
  expect((await openLink(current)).status).toBe(200);
  expect(await pendingOf(club.admin)).toMatchObject([{ email, role: "member" }]);
});

test("ten requests at once make one invitation and one mail", async () => {
  const club = await makeClub();
  const email = newAddress();
  const responses = await Promise.all(Array.from({ length: 10 }, () => invite(club.admin, { email, role: "member" })));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(429)]);
  expect(await ownerSql`select from invitations where email = ${email}`).toHaveLength(1);
  expect(await ownerSql`select from auth.users where email = ${email}`).toHaveLength(1);
  expect(await mailsTo(email)).toHaveLength(1);
});

test("a retry with its Idempotency-Key is the same invitation and no second mail", async () => {
  const club = await makeClub();
  const input = { email: newAddress(), role: "member" };
  const headers = { "idempotency-key": randomUUID() };
  const first = await invite(club.admin, input, headers);
  const second = await invite(club.admin, input, headers);
  expect([second.status, second.body]).toEqual([201, first.body]);
  expect((await invite(club.admin, { ...input, role: "admin" }, headers)).status).toBe(422);
  expect(await mailsTo(input.email)).toHaveLength(1);
});

test("two clubs may invite one address, and neither learns of the other", async () => {
  const [one, other] = [await makeClub(), await makeClub()];
  const email = newAddress();
  await inviteOrFail(one.admin, email);
  await waitOut(email);
  await inviteOrFail(other.admin, email, "coach");
  expect(await pendingOf(one.admin)).toMatchObject([{ email, role: "member" }]);
  expect(await pendingOf(other.admin)).toMatchObject([{ email, role: "coach" }]);
});

test("a member is not invited again; a removed one can be", async () => {
  const club = await makeClub();
  const again = await invite(club.admin, { email: club.coach.email, role: "admin" });
  expect([again.status, again.rejection.code, again.rejection.details?.field]).toEqual([
    409,
    "already_member",
    "email",
  ]);
  await ownerSql`update memberships set left_at = now() where user_id = ${club.coach.id}`;
  expect((await invite(club.admin, { email: club.coach.email, role: "member" })).status).toBe(201);
});

test("front desk cannot renew an invitation that only an admin may send", async () => {
  const club = await makeClub();
  const email = newAddress();
  await inviteOrFail(club.admin, email, "admin");
  await waitOut(email);
  expect((await invite(club.front_desk, { email, role: "coach" })).rejection.code).toBe("already_invited");
  expect(await pendingOf(club.admin)).toMatchObject([{ role: "admin", invited_by: "Test admin" }]);
});

test("an account with an unproved address cannot send the club's name to others, and nothing remains", async () => {
  const club = await makeClub();
  await ownerSql`update auth.users set email_confirmed_at = null where id = ${club.admin.id}`;
  const email = newAddress();
  expect((await invite(club.admin, { email, role: "member" })).rejection.code).toBe("email_not_confirmed");
  expect(await ownerSql`select from invitations where club_id = ${club.id}`).toHaveLength(0);
  expect(await ownerSql`select from auth.users where email = ${email}`).toHaveLength(0);
});

test("a club's mails are limited for each hour", async () => {
  const [club, other] = [await makeClub(), await makeClub()];
  await inviteOrFail(club.admin, newAddress());
  await ownerSql`update auth.rate_limits set tokens = 0 where key = ${bucketKey(LIMITS.invitationsByClub, [club.id])}`;
  const { status, rejection, headers } = await invite(club.admin, { email: newAddress(), role: "member" });
  expect([status, rejection.code]).toEqual([429, "over_email_send_rate_limit"]);
  expect(rejection.message).toMatch(
    /^Your club has sent as many invitations as it may: 100 at once, and as many more each hour\. Please try again in \d+ seconds\.$/,
  );
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await pendingOf(club.admin)).toHaveLength(1);
  expect((await invite(other.admin, { email: newAddress(), role: "member" })).status).toBe(201);
});

test("invalid input is rejected by the field's name, and leaves nothing", async () => {
  const club = await makeClub();
  const right = { email: newAddress(), role: "member" };
  for (const [field, value] of [
    ["email", ""],
    ["email", "ana"],
    ["email", "ana@club"],
    ["email", "a b@club.test"],
    ["email", 7],
    ["role", "owner"],
    ["role", undefined],
    ["full_name", "x".repeat(121)],
    ["full_name", "\0"],
  ] as const) {
    const { status, rejection } = await invite(club.admin, { ...right, [field]: value });
    expect([status, rejection.details?.field], `${field} ${value}`).toEqual([400, field]);
  }
  expect(await pendingOf(club.admin)).toEqual([]);
});
