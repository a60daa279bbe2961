import { expect, test } from "vitest";
import { LIMITS } from "../../../api/src/auth/limits/limits.ts";
import { bucketKey } from "../../../api/src/auth/limits/queries.ts";
import { call } from "../../support/call.ts";
import { makeClub, ownerSql, type TestPerson } from "../../support/world.ts";
import { invite, inviteOrFail, newAddress } from "./inviting.ts";

const check = ({ token }: TestPerson, emails: unknown) =>
  call("/invitation-checks", { method: "POST", token, body: { emails } });

test("each address is new, a member, invited or wrong, in the order it was sent, and nothing is sent", async () => {
  const club = await makeClub();
  const [fresh, invited] = [newAddress(), newAddress()];
  await inviteOrFail(club.admin, invited, "coach");
  const { status, body } = await check(club.admin, [fresh, club.member.email.toUpperCase(), invited, "ana@", fresh]);
  expect(status).toBe(200);
  expect(body.data).toEqual([
    { email: fresh, status: "new", invited: null },
    { email: club.member.email.toUpperCase(), status: "member", invited: null },
    { email: invited, status: "invited", invited: { as: "coach", sent_at: expect.any(String) } },
    { email: "ana@", status: "wrong", invited: null },
    { email: fresh, status: "new", invited: null },
  ]);
  expect(await ownerSql`select from invitations where club_id = ${club.id} and email = ${fresh}`).toHaveLength(0);
});

test("people who left, revoked invitations and other clubs' members and invitations are new", async () => {
  const [club, other] = [await makeClub(), await makeClub()];
  const left = await club.person("member");
  await ownerSql`update memberships set left_at = now() where user_id = ${left.id}`;
  const revoked = newAddress();
  await inviteOrFail(club.admin, revoked);
  await ownerSql`update invitations set revoked_at = now() where club_id = ${club.id}`;
  const elsewhere = newAddress();
  await inviteOrFail(other.admin, elsewhere);
  const { body } = await check(club.admin, [left.email, revoked, elsewhere, other.member.email]);
  expect((body.data as { status: string }[]).map(({ status }) => status)).toEqual(["new", "new", "new", "new"]);
});

test("front desk checks too, and does not learn the role of an invitation that it may not renew; others are rejected", async () => {
  const club = await makeClub();
  const [coach, admin] = [newAddress(), newAddress()];
  await inviteOrFail(club.admin, coach, "coach");
  await inviteOrFail(club.admin, admin, "admin");
  const { body } = await check(club.front_desk, [coach, admin]);
  expect(body.data).toMatchObject([
    { status: "invited", invited: { as: "coach" } },
    { status: "invited", invited: null },
  ]);
  for (const person of [club.coach, club.member]) expect((await check(person, [coach])).status).toBe(403);
});

test.each([
  ["no list", undefined, "emails"],
  ["an empty list", [], "emails"],
  ["501 addresses", Array.from({ length: 501 }, (_, at) => `a${at}@example.com`), "emails"],
  ["a number", [5], "emails.0"],
  ["a long one", ["x".repeat(321)], "emails.0"],
])("%s is rejected by its field", async (_, emails, field) => {
  const { admin } = await makeClub();
  const { status, rejection } = await check(admin, emails);
  expect([status, rejection.details?.field]).toEqual([400, field]);
});

test("a mail that is over the club's limit says which limit it is and when the next one may go", async () => {
  const club = await makeClub();
  const { name } = LIMITS.invitationsByClub;
  await inviteOrFail(club.admin, newAddress());
  await ownerSql`update auth.rate_limits set tokens = 0 where key = ${bucketKey(LIMITS.invitationsByClub, [club.id])}`;
  const { status, rejection } = await invite(club.admin, { email: newAddress(), role: "member" });
  expect([status, rejection.code, rejection.details?.limit]).toEqual([429, "over_email_send_rate_limit", name]);
  expect(rejection.details?.retryAfterSeconds).toBeGreaterThan(0);
});
