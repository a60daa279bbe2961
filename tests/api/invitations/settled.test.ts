import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { makeClub, ownerSql, type TestClub } from "../../support/world.ts";
import {
  accept,
  clubOf,
  inviteOrFail,
  makeLoner,
  newAddress,
  ownInvitations,
  pendingOf,
  resend,
  revoke,
  waitOut,
} from "./inviting.ts";

async function join(club: TestClub, token: string) {
  const [row] = await ownerSql<{ join_code: string }[]>`select join_code from clubs where id = ${club.id}`;
  return call("/join-requests", { method: "POST", token, body: { join_code: row?.join_code } });
}

test.each([
  ["by the club's code", true],
  ["by an admin's consent", false],
])("who joins %s answers the club's invitation with it, and no other club's", async (_, allow_trial_mode) => {
  const [club, other] = [await makeClub({ rules: { allow_trial_mode } }), await makeClub()];
  const email = newAddress();
  const person = await makeLoner({ email });
  const id = await inviteOrFail(club.admin, email, "coach");
  await waitOut(email);
  const elsewhere = await inviteOrFail(other.admin, email);
  const asked = await join(club, person.token);
  expect(asked.body).toMatchObject({ status: allow_trial_mode ? "admitted" : "pending" });
  if (!allow_trial_mode) {
    expect(await ownInvitations(person)).toHaveLength(2);
    const admitted = await call(`/join-requests/${person.id}/approve`, { method: "POST", token: club.admin.token });
    expect(admitted.status, admitted.text).toBe(200);
  }
  expect(await ownInvitations(person)).toMatchObject([{ id: elsewhere }]);
  expect(await pendingOf(club.admin)).toEqual([]);
  expect(await pendingOf(other.admin)).toMatchObject([{ id: elsewhere }]);
  const [settled] = await ownerSql`select accepted_by, revoked_at from invitations where id = ${id}`;
  expect(settled).toEqual({ accepted_by: person.id, revoked_at: null });
  // The invitation's button in another tab: they are in, with the role that they joined with.
  expect((await accept(person, id)).body).toMatchObject({ club: { id: club.id }, role: "member" });
  expect(await clubOf(person)).toMatchObject({ role: "member" });
});

test("a declined request leaves the invitation open", async () => {
  const club = await makeClub();
  const email = newAddress();
  const person = await makeLoner({ email });
  const id = await inviteOrFail(club.admin, email);
  await join(club, person.token);
  expect((await call(`/join-requests/${person.id}/decline`, { method: "POST", token: club.admin.token })).status).toBe(
    200,
  );
  expect(await ownInvitations(person)).toMatchObject([{ id }]);
});

test("a member with an invitation of their own club is not asked to leave it, and gets no second mail", async () => {
  const club = await makeClub();
  const email = newAddress();
  const person = await makeLoner({ email });
  const id = await inviteOrFail(club.admin, email);
  await waitOut(email);
  await ownerSql`insert into memberships ${ownerSql({ club_id: club.id, user_id: person.id, role: "member" })}`;
  expect(await ownInvitations(person)).toEqual([]);
  const { status, rejection } = await resend(club.admin, id);
  expect([status, rejection.code]).toEqual([409, "already_member"]);
  expect((await revoke(club.admin, id)).status).toBe(200);
});
