import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { outcome } from "../../support/try-booking.ts";
import { makeClub, ownerSql, type TestPerson } from "../../support/world.ts";
import { accept as acceptInvitation, arrive, mailsTo, newAddress, revoke, waitOut } from "../invitations/inviting.ts";

const add = ({ token }: TestPerson, body: object, headers = {}) =>
  call("/coaches", { method: "POST", token, body, headers });
const edit = ({ token }: TestPerson, id: string, body: object) =>
  call(`/coaches/${id}`, { method: "PATCH", token, body });
const list = async ({ token }: TestPerson) => (await call("/coaches", { token })).body;

const profile = (change: object = {}) => ({
  name: "Vera Novak",
  email: newAddress(),
  bio: "Serves",
  sports: ["tennis", "Tennis"],
  ...change,
});

test("a coach is added by invitation, is listed as invited to staff only, and keeps their profile after joining", async () => {
  const club = await makeClub();
  const { front_desk, member, admin } = club;
  const rejection = (change: object) => outcome(add(front_desk, profile(change)));
  expect(await rejection({ name: "  " })).toBe("400 validation_failed: Name is required");
  expect(await rejection({ email: "" })).toBe("400 validation_failed: Email is required");
  expect(await rejection({ email: "vera@club" })).toBe("400 validation_failed: Invalid email address");
  expect(await rejection({ sports: [] })).toBe("400 validation_failed: Please select at least one sport");
  expect(await rejection({ sports: ["golf"] })).toBe("400 validation_failed: The club does not offer Golf");
  expect(await rejection({ name: "x".repeat(121) })).toBe("400 validation_failed: At most 120 characters");
  expect(await rejection({ email: member.email })).toMatch("409 already_member");
  expect((await add(member, profile())).status).toBe(403);
  expect((await list(admin)).invited).toEqual([]);

  const input = profile();
  const headers = { "idempotency-key": "add-vera" };
  const [made, again] = [await add(front_desk, input, headers), await add(front_desk, input, headers)];
  expect([made.status, made.body]).toMatchObject([
    201,
    { name: "Vera Novak", email: input.email, bio: "Serves", sports: ["tennis"], status: "pending" },
  ]);
  expect(again.body).toEqual(made.body);
  expect(await mailsTo(input.email)).toHaveLength(1);
  for (const staff of [admin, front_desk]) expect((await list(staff)).invited).toEqual([made.body]);
  expect((await list(member)).invited).toEqual([]);
  // Added again, the invitation is renewed with the latest data.
  await waitOut(input.email);
  const renewed = await add(admin, { ...input, bio: "Serves and volleys" });
  expect([renewed.status, renewed.body.invitation_id]).toEqual([201, made.body.invitation_id]);

  const person = await arrive(input.email, 2);
  expect((await acceptInvitation(person, String(made.body.invitation_id))).status).toBe(200);
  const seen = await list(member);
  expect(seen.invited).toEqual([]);
  expect(seen.data).toMatchObject([
    { name: "Test coach" },
    { id: person.id, name: "Vera Novak", sports: ["tennis"], email: null, can_edit: false },
  ]);
  expect((await call(`/coaches/${person.id}`, { token: person.token })).body).toMatchObject({
    bio: "Serves and volleys",
    email: input.email,
    can_edit: true,
  });

  const other = await add(admin, profile());
  await revoke(admin, String(other.body.invitation_id));
  expect((await list(admin)).invited).toEqual([]);
});

test("staff and the coach edit the profile, but the email only in the account; sports that the club has dropped may stay", async () => {
  const club = await makeClub();
  const { admin, front_desk, coach, member } = club;
  const rival = await club.person("coach", "Rival");
  for (const person of [member, rival]) expect((await edit(person, coach.id, { bio: "x" })).status).toBe(403);
  const rejection = (change: object) => outcome(edit(admin, coach.id, change));
  expect(await rejection({ name: "" })).toBe("400 validation_failed: Name is required");
  expect(await rejection({ sports: [] })).toBe("400 validation_failed: Please select at least one sport");
  expect(await rejection({ sports: ["golf"] })).toBe("400 validation_failed: The club does not offer Golf");
  expect(await rejection({ email: newAddress() })).toBe(
    "422 email_of_account: Coaches change their email address in their own account",
  );
  expect(await outcome(edit(admin, member.id, { bio: "x" }))).toBe("404 not_found: Coach not found");

  const email = coach.email.toUpperCase();
  expect((await edit(front_desk, coach.id, { name: "Ana Ruiz", email })).body).toMatchObject({ name: "Ana Ruiz" });
  expect((await edit(coach, coach.id, { bio: " Footwork ", sports: ["tennis", "pickleball"] })).body).toMatchObject({
    bio: "Footwork",
    sports: ["tennis", "pickleball"],
  });
  const [account] = await ownerSql`
    select u.full_name, a.user_metadata->>'name' as name from users u join auth.users a on a.id = u.id where u.id = ${coach.id}`;
  expect(account).toEqual({ full_name: "Ana Ruiz", name: "Ana Ruiz" });
  await ownerSql`update clubs set sports = '{tennis}' where id = ${club.id}`;
  const asSeen = async ({ token }: TestPerson) => (await call(`/coaches/${coach.id}`, { token })).body;
  expect(await asSeen(member)).toMatchObject({ sports: ["tennis"], inactive_sports: [] });
  expect(await asSeen(admin)).toMatchObject({ sports: ["tennis"], inactive_sports: ["pickleball"] });
  expect((await edit(admin, coach.id, { sports: ["tennis", "pickleball"] })).status).toBe(200);
  const trail = await ownerSql`
    select actor_id, detail->'fields' as fields from audit_log where club_id = ${club.id} and action = 'coach.edited' order by id`;
  expect([...trail]).toEqual([
    { actor_id: front_desk.id, fields: ["name"] },
    { actor_id: coach.id, fields: ["bio", "sports"] },
  ]);
});
