import { beforeEach, expect, test } from "vitest";
import { LIMITS } from "../../../api/src/auth/limits/limits.ts";
import { bucketKey } from "../../../api/src/auth/limits/queries.ts";
import { networkOf } from "../../../api/src/http/network-of.ts";
import { call } from "../../support/call.ts";
import { makeClub, ownerSql } from "../../support/world.ts";
import { inviteOrFail, mailsTo, newAddress, openLink, pendingOf, revoke, waitOut } from "./inviting.ts";

/** Random inputs of another file count for the same network address. */
beforeEach(async () => {
  const keys = ["127.0.0.1", "::1", ""].map((ip) => bucketKey(LIMITS.invitationPreviewByIp, [networkOf(ip)]));
  await ownerSql`delete from auth.rate_limits where key in ${ownerSql(keys)}`;
});

const preview = (token_hash: unknown, club_id?: string) =>
  call("/invitation-previews", { method: "POST", body: { token_hash, ...(club_id && { club_id }) } });

/** The token of the newest mail's link. */
async function tokenTo(email: string, count = 1): Promise<string> {
  const { link } = (await mailsTo(email, count)).at(-1) ?? {};
  return link?.searchParams.get("token_hash") ?? "";
}

test("a link shows its club, the inviter and the role, without being used", async () => {
  const club = await makeClub({ rules: { name: "Hilltop" } });
  const email = newAddress();
  await inviteOrFail(club.admin, email, "coach");
  const token = await tokenTo(email);
  for (let round = 0; round < 2; round++) {
    const { status, body } = await preview(token, club.id);
    expect(body.is_link_open).toBe(true);
    expect([status, body.invitation]).toMatchObject([
      200,
      { club_name: "Hilltop", invited_by: club.admin.name, role: "coach", full_name: expect.any(String) },
    ]);
  }
  const [mail] = await mailsTo(email);
  if (!mail) throw new Error("a mail");
  expect((await openLink(mail)).status).toBe(200);
  expect((await preview(token, club.id)).body).toEqual({ invitation: null, is_link_open: false });
});

test("if several clubs have invited, the club that the link names; another's id changes nothing", async () => {
  const [first, second, stranger] = await Promise.all([
    makeClub({ rules: { name: "First" } }),
    makeClub({ rules: { name: "Second" } }),
    makeClub(),
  ]);
  const email = newAddress();
  await inviteOrFail(first.admin, email);
  await waitOut(email);
  await inviteOrFail(second.admin, email);
  const token = await tokenTo(email, 2);
  expect((await preview(token, first.id)).body.invitation).toMatchObject({ club_name: "First" });
  expect((await preview(token, stranger.id)).body.invitation).toMatchObject({ club_name: "Second" });
});

test("a link that has expired, was revoked or is invalid shows nothing", async () => {
  const club = await makeClub();
  const [late, revoked] = [newAddress(), newAddress()];
  await inviteOrFail(club.admin, late);
  await revoke(club.admin, await inviteOrFail(club.admin, revoked));
  const tokens = [await tokenTo(late), await tokenTo(revoked), "x".repeat(43), ""];
  await ownerSql`
    update auth.one_time_tokens set link_expires_at = link_expires_at - interval '72 hours' where address = ${late}`;
  for (const token of tokens) expect((await preview(token)).body).toEqual({ invitation: null, is_link_open: false });
  for (const token of [7, null, "x".repeat(101), "\0"]) {
    const { status, rejection } = await preview(token);
    expect([status, rejection.details?.field]).toEqual([400, "token_hash"]);
  }
});

test("the inviter of a member of another club reads that they cannot accept until they have left it", async () => {
  const [club, other] = await Promise.all([makeClub(), makeClub()]);
  const email = newAddress();
  await ownerSql`update auth.users set email = ${email}, email_confirmed_at = now() where id = ${other.member.id}`;
  await ownerSql`update users set email = ${email} where id = ${other.member.id}`;
  const id = await inviteOrFail(club.admin, email);
  expect(await pendingOf(club.admin)).toMatchObject([{ id, belongs_elsewhere: true }]);
  await ownerSql`update auth.users set email_confirmed_at = null where id = ${other.member.id}`;
  expect(await pendingOf(club.admin)).toMatchObject([{ id, belongs_elsewhere: false }]);
  await ownerSql`update auth.users set email_confirmed_at = now() where id = ${other.member.id}`;
  await ownerSql`update memberships set left_at = now() where user_id = ${other.member.id}`;
  expect(await pendingOf(club.admin)).toMatchObject([{ id, belongs_elsewhere: false }]);
});
