import { expect, test } from "vitest";
import {
  lockOptionalInvitation,
  selectInvitations,
  selectIsMember,
  updateRevoked,
  upsertOptionalInvitation,
} from "../../../api/src/invitations/queries.ts";
import { asPersonInSql } from "../../support/api-role.ts";
import { call } from "../../support/call.ts";
import { dumpClub } from "../../support/club-dump.ts";
import { makeFurnishedClub } from "../../support/furnished-club.ts";
import { withoutClubPredicate } from "../../support/without-club-predicate.ts";
import { makeClub, ownerSql } from "../../support/world.ts";
import {
  accept,
  arrive,
  inviteOrFail,
  mailsTo,
  makeLoner,
  newAddress,
  openLink,
  pendingOf,
  resend,
  revoke,
  waitOut,
} from "./inviting.ts";

test("the list is paged, the newest first, and contains pending invitations", async () => {
  const club = await makeClub();
  const made = [];
  for (let each = 0; each < 5; each++) made.unshift(await inviteOrFail(club.admin, newAddress()));
  const [gone, ...rest] = made;
  await revoke(club.admin, gone ?? "");
  const seen = [];
  let cursor: string | undefined;
  do {
    const query = { limit: "2", ...(cursor && { cursor }) };
    const { body } = await call("/invitations", { token: club.admin.token, query });
    seen.push(...(body.data as { id: string }[]).map(({ id }) => id));
    cursor = (body.next_cursor as string | null) ?? undefined;
  } while (cursor);
  expect(seen).toEqual(rest);
  const wrong = await call("/invitations", { token: club.admin.token, query: { cursor: "x" } });
  expect([wrong.status, wrong.rejection.details?.field]).toEqual([400, "cursor"]);
});

test("front desk sees and manages the coaches' invitations; coach and member see none", async () => {
  const club = await makeClub();
  const coach = await inviteOrFail(club.admin, newAddress(), "coach");
  const member = await inviteOrFail(club.admin, newAddress(), "member");
  expect(await pendingOf(club.front_desk)).toMatchObject([{ id: coach }]);
  expect((await revoke(club.front_desk, member)).status).toBe(404);
  expect((await resend(club.front_desk, member)).status).toBe(404);
  for (const person of [club.coach, club.member]) {
    for (const response of [
      await call("/invitations", { token: person.token }),
      await resend(person, coach),
      await revoke(person, coach),
    ]) {
      expect([response.status, response.rejection.code]).toEqual([403, "forbidden"]);
    }
  }
  expect((await revoke(club.front_desk, coach)).body).toEqual({ id: coach, status: "revoked" });
});

test("sending again renews time and link; the previous link is invalid", async () => {
  const club = await makeClub();
  const email = newAddress();
  const id = await inviteOrFail(club.admin, email, "coach");
  await ownerSql`update invitations set expires_at = now() - interval '1 minute' where id = ${id}`;
  expect(await pendingOf(club.admin)).toMatchObject([{ id, status: "expired" }]);
  expect((await resend(club.admin, id)).status).toBe(429);
  await waitOut(email);
  expect((await resend(club.admin, id)).body).toMatchObject({ id, role: "coach", status: "pending" });
  const [old] = await mailsTo(email, 2);
  expect((await openLink(old ?? { link: new URL("no:link") })).status).toBe(403);
  expect((await accept(await arrive(email, 2), id)).status).toBe(200);
  expect((await resend(club.admin, id)).status).toBe(404);
});

test("a revoked invitation: its link is invalid, it cannot be accepted, and the person can be invited again", async () => {
  const club = await makeClub();
  const email = newAddress();
  const id = await inviteOrFail(club.admin, email);
  expect((await revoke(club.admin, id)).status).toBe(200);
  const [mail] = await mailsTo(email);
  expect((await openLink(mail ?? { link: new URL("no:link") })).body.error_code).toBe("otp_expired");
  expect((await revoke(club.admin, id)).status).toBe(404);
  expect((await accept(await makeLoner(), id)).status).toBe(404);
  await waitOut(email);
  const next = await inviteOrFail(club.admin, email, "coach");
  expect(next).not.toBe(id);
  const person = await arrive(email, 2);
  expect((await accept(person, id)).status).toBe(404);
  expect((await accept(person, next)).status).toBe(200);
});

test("a revocation does not affect another club's link", async () => {
  const [one, other] = [await makeClub(), await makeClub()];
  const email = newAddress();
  const first = await inviteOrFail(one.admin, email);
  await waitOut(email);
  const second = await inviteOrFail(other.admin, email);
  await revoke(one.admin, first);
  const person = await arrive(email, 2);
  expect((await accept(person, first)).status).toBe(404);
  expect((await accept(person, second)).body).toMatchObject({ club: { id: other.id } });
});

test("I5: another club's invitations cannot be seen, sent or revoked", async () => {
  const [club, other] = [await makeClub(), await makeClub()];
  const id = await inviteOrFail(club.admin, newAddress());
  expect(await pendingOf(other.admin)).toEqual([]);
  for (const response of [await resend(other.admin, id), await revoke(other.admin, id)]) {
    expect([response.status, response.rejection.message]).toEqual([404, "Invitation not found"]);
  }
  const body = { email: newAddress(), role: "member", club_id: club.id };
  expect((await call("/invitations", { method: "POST", token: other.admin.token, body })).status).toBe(201);
  expect(await pendingOf(club.admin)).toMatchObject([{ id }]);
});

test("tenant isolation protects a query without its club predicate", async () => {
  const [ours, theirs] = await Promise.all([makeFurnishedClub(), makeFurnishedClub()]);
  const before = await dumpClub(theirs.id);
  const roles = ["member" as const];
  await asPersonInSql(ours.admin, async (tenant) => {
    const { sql, stripped } = withoutClubPredicate(tenant);
    const listed = await selectInvitations(sql, ours.id, { roles, after: null, limit: 1000 });
    expect(listed.map(({ id }) => id)).toEqual([ours.invitationId]);
    expect(await lockOptionalInvitation(sql, ours.id, { id: theirs.invitationId }, roles)).toBeUndefined();
    const input = { id: theirs.invitationId, by: ours.admin.id, roles };
    expect(await updateRevoked(sql, ours.id, input)).toBeUndefined();
    expect(await selectIsMember(sql, ours.id, theirs.member.email)).toBe(false);
    expect(stripped()).toBe(4);
    const foreign = { email: newAddress(), fullName: "", role: "admin" as const, invitedBy: ours.admin.id, lasts: 60 };
    await expect(
      tenant.savepoint((inner) => upsertOptionalInvitation(inner, theirs.id, foreign, roles)),
    ).rejects.toMatchObject({ code: "42501" });
  });
  expect(await dumpClub(theirs.id)).toEqual(before);
});
