import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { openLive } from "../../support/live-stream.ts";
import { makeClub, ownerSql } from "../../support/world.ts";
import {
  accept,
  arrive,
  clubOf,
  inviteOrFail,
  mailsTo,
  makeLoner,
  newAddress,
  openLink,
  ownInvitations,
  pendingOf,
  revoke,
  waitOut,
} from "./inviting.ts";

test("the link proves the address, and accepting makes a member with the invitation's role", async () => {
  const club = await makeClub();
  const email = newAddress();
  const id = await inviteOrFail(club.admin, email, "front_desk");
  const stream = await openLive(club.admin);
  const person = await arrive(email);
  expect(await clubOf(person)).toMatchObject({ club: null });
  expect(await ownInvitations(person)).toMatchObject([
    { id, club_id: club.id, role: "front_desk", invited_by: "Test admin" },
  ]);
  const { status, body } = await accept(person, id);
  expect([status, body]).toMatchObject([200, { club: { id: club.id }, role: "front_desk" }]);
  expect(await stream.next()).toEqual({ event: "change", data: { topic: "members" } });
  stream.close();
  expect(await clubOf(person)).toMatchObject({ role: "front_desk", profile: { club_id: club.id } });
  expect(await pendingOf(club.admin)).toEqual([]);
  expect(await ownInvitations(person)).toEqual([]);
  const trail = await ownerSql`
    select actor_id, actor_role, subject_id from audit_log where club_id = ${club.id} and action = 'invitation.accepted'`;
  expect([...trail]).toEqual([{ actor_id: person.id, actor_role: "front_desk", subject_id: id }]);
});

test("an invitation that was left open ends with the membership: who is removed needs approval to come back", async () => {
  const club = await makeClub();
  const email = newAddress();
  const person = await makeLoner({ email });
  const id = await inviteOrFail(club.admin, email, "coach");
  await ownerSql`insert into memberships ${ownerSql({ club_id: club.id, user_id: person.id, role: "member" })}`;
  const removed = await call(`/members/${person.id}/remove`, { method: "POST", token: club.admin.token });
  expect(removed.status, removed.text).toBe(200);
  expect(await ownInvitations(person)).toEqual([]);
  expect((await accept(person, id)).status).toBe(404);
  await waitOut(email);
  await inviteOrFail(club.admin, email);
  expect(await ownInvitations(person)).toHaveLength(1);
});

test("I1: the link works once, and not after its end", async () => {
  const club = await makeClub();
  const [once, late] = [newAddress(), newAddress()];
  await inviteOrFail(club.admin, once);
  await inviteOrFail(club.admin, late);
  const [mail] = await mailsTo(once);
  const [old] = await mailsTo(late);
  if (!mail || !old) throw new Error("two mails");
  expect((await openLink(mail)).status).toBe(200);
  expect((await openLink(mail)).body.error_code).toBe("otp_expired");
  await ownerSql`
    update auth.one_time_tokens set link_expires_at = link_expires_at - interval '72 hours' where address = ${late}`;
  expect((await openLink(old)).body.error_code).toBe("otp_expired");
});

test("an expired invitation is neither shown nor accepted, to the second", async () => {
  const club = await makeClub();
  const email = newAddress();
  const person = await makeLoner({ email });
  const id = await inviteOrFail(club.admin, email);
  await ownerSql`update invitations set expires_at = '2027-01-10T12:00:00Z' where id = ${id}`;
  const at = (now: string) => call("/me/invitations", { token: person.token, now });
  expect((await at("2027-01-10T11:59:59Z")).body.data).toHaveLength(1);
  expect((await at("2027-01-10T12:00:00Z")).body.data).toEqual([]);
  expect((await accept(person, id, "2027-01-10T12:00:00Z")).rejection.code).toBe("invitation_expired");
  expect((await accept(person, id, "2027-01-10T11:59:59Z")).status).toBe(200);
});

test("five acceptances at once make one membership, and all succeed", async () => {
  const club = await makeClub();
  const email = newAddress();
  const person = await makeLoner({ email });
  const id = await inviteOrFail(club.admin, email, "coach");
  const responses = await Promise.all(Array.from({ length: 5 }, () => accept(person, id)));
  for (const { status, body } of responses) expect([status, body.role]).toEqual([200, "coach"]);
  expect(await ownerSql`select from memberships where user_id = ${person.id}`).toHaveLength(1);
  const trail = await ownerSql`select from audit_log where subject_id = ${id} and action = 'invitation.accepted'`;
  expect(trail).toHaveLength(1);
});

test("of two clubs' invitations accepted at once one succeeds", async () => {
  const [one, other] = [await makeClub(), await makeClub()];
  const email = newAddress();
  const person = await makeLoner({ email });
  const ids = [await inviteOrFail(one.admin, email), ""];
  await waitOut(email);
  ids[1] = await inviteOrFail(other.admin, email);
  const responses = await Promise.all(ids.map((id) => accept(person, id)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(responses.find(({ status }) => status === 409)?.rejection.code).toBe("already_in_club");
  expect(await ownerSql`select from memberships where user_id = ${person.id} and left_at is null`).toHaveLength(1);
});

test("of acceptance and revocation at once one succeeds, and the response matches", async () => {
  const club = await makeClub();
  for (let round = 0; round < 6; round++) {
    const email = newAddress();
    const person = await makeLoner({ email });
    const id = await inviteOrFail(club.admin, email);
    const [accepted, revoked] = await Promise.all([accept(person, id), revoke(club.admin, id)]);
    expect([accepted.status, revoked.status].toSorted()).toEqual([200, 404]);
    const isMember = (await clubOf(person)).club !== null;
    expect(isMember).toBe(accepted.status === 200);
  }
});

test("I4: only the invited address, and only once it is proved", async () => {
  const club = await makeClub();
  const email = newAddress();
  const id = await inviteOrFail(club.admin, email, "admin");
  const stranger = await makeLoner();
  const unproven = await makeLoner({ confirmed: false });
  const theirs = await inviteOrFail(club.admin, unproven.email, "admin");
  for (const [person, input] of [
    [stranger, id],
    [unproven, theirs],
    [club.member, id],
  ] as const) {
    expect((await accept(person, input)).rejection).toMatchObject({
      code: "not_found",
      message: "Invitation not found",
    });
    expect(await ownInvitations(person)).toEqual([]);
  }
  expect((await accept(stranger, "not-an-id")).rejection.details?.field).toBe("id");
  expect((await accept({ token: "" }, id)).status).toBe(401);
});

test("a member of a club stays there; a removed one returns with the invitation's role", async () => {
  const [club, other] = [await makeClub(), await makeClub()];
  const id = await inviteOrFail(other.admin, club.member.email, "admin");
  expect((await accept(club.member, id)).rejection.code).toBe("already_in_club");
  expect(await clubOf(club.member)).toMatchObject({ role: "member", profile: { club_id: club.id } });

  await ownerSql`update memberships set left_at = now() where user_id = ${club.coach.id}`;
  const back = await inviteOrFail(club.admin, club.coach.email, "member");
  expect((await accept(club.coach, back)).status).toBe(200);
  expect(await clubOf(club.coach)).toMatchObject({ role: "member", profile: { club_id: club.id } });
});

test("an accepted invitation cannot be used again", async () => {
  const club = await makeClub();
  const person = await makeLoner();
  const id = await inviteOrFail(club.admin, person.email, "admin");
  expect((await accept(person, id)).status).toBe(200);
  await ownerSql`update memberships set left_at = now() where user_id = ${person.id}`;
  expect((await accept(person, id)).rejection.code).toBe("not_found");
  expect(await clubOf(person)).toMatchObject({ club: null });
});

test.each([
  ["has left", "update memberships set left_at = now() where user_id = $1"],
  ["is no longer an admin", "update memberships set role = 'front_desk' where user_id = $1"],
  ["has deleted their account", "update auth.users set deleted_at = now() where id = $1"],
  ["is banned", "update auth.users set banned_until = now() + interval '1 hour' where id = $1"],
])("I11: an invitation ends when its sender %s, until another admin sends it again", async (_, change) => {
  const club = await makeClub();
  const sender = await club.person("admin");
  const person = await makeLoner();
  const id = await inviteOrFail(sender, person.email, "admin");
  await ownerSql.unsafe(change, [sender.id]);
  expect(await ownInvitations(person)).toEqual([]);
  expect((await accept(person, id)).rejection.code).toBe("invitation_expired");
  expect(await pendingOf(club.admin)).toMatchObject([{ id, status: "expired" }]);
  await waitOut(person.email);
  await call(`/invitations/${id}/resend`, { method: "POST", token: club.admin.token });
  expect((await accept(person, id)).status).toBe(200);
});

test("accepting an invitation ends the person's join request", async () => {
  const club = await makeClub();
  const person = await makeLoner();
  const asked = { club_id: club.id, user_id: person.id };
  await ownerSql`insert into join_requests ${ownerSql(asked)}`;
  const id = await inviteOrFail(club.admin, person.email, "coach");
  await accept(person, id);
  const [request] = await ownerSql`select status from join_requests where user_id = ${person.id}`;
  expect(request?.status).toBe("admitted");
});

test("an invited account that is deleted before it accepts leaves an address that can be invited again", async () => {
  const club = await makeClub();
  const email = newAddress();
  const id = await inviteOrFail(club.admin, email);
  await ownerSql`update auth.users set deleted_at = now() where email = ${email}`;
  const [mail] = await mailsTo(email);
  if (!mail) throw new Error("a mail");
  expect((await openLink(mail)).body.error_code).toBe("otp_expired");
  await waitOut(email);
  await call(`/invitations/${id}/resend`, { method: "POST", token: club.admin.token });
  expect((await accept(await arrive(email, 2), id)).status).toBe(200);
});
