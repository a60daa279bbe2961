import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { makeClub, ownerSql, type TestPerson } from "../support/world.ts";

interface Consent {
  kind: string;
  is_given: boolean;
  decided_at: string | null;
  wording: number | null;
}

const consentsOf = async ({ token }: TestPerson) => (await call("/me/consents", { token })).body.data as Consent[];
const decide = ({ token }: TestPerson, kind: string, is_given: unknown) =>
  call(`/me/consents/${kind}`, { method: "PUT", token, body: { is_given } });
const given = (consents: Consent[]) => consents.filter(({ is_given }) => is_given).map(({ kind }) => kind);

test("nothing is given before a member decides; each choice has its time and its text, and can be withdrawn", async () => {
  const { member, id } = await makeClub();
  expect(await consentsOf(member)).toEqual(
    ["directory", "photos", "marketing"].map((kind) => ({ kind, is_given: false, decided_at: null, wording: null })),
  );
  const agreed = await decide(member, "photos", true);
  expect(agreed.body.data).toContainEqual({
    ...{ kind: "photos", is_given: true, decided_at: expect.any(String), wording: 1 },
  });
  expect(given(await consentsOf(member))).toEqual(["photos"]);
  await decide(member, "directory", true);
  expect((await call("/me", { token: member.token })).body).toMatchObject({ profile: { in_directory: true } });
  await decide(member, "photos", false);
  expect(given(await consentsOf(member))).toEqual(["directory"]);
  const trail = await ownerSql<{ detail: object }[]>`
    select detail from audit_log where club_id = ${id} and action = 'person.consent_decided' order by id`;
  expect(trail.map(({ detail }) => detail)).toEqual([
    { kind: "photos", is_given: true, wording: 1 },
    { kind: "directory", is_given: true, wording: 1 },
    { kind: "photos", is_given: false, wording: 1 },
  ]);
  expect((await decide(member, "anything", true)).status).toBe(400);
  const unclear = await decide(member, "photos", "yes");
  expect([unclear.status, unclear.rejection.details?.field]).toEqual([400, "is_given"]);
});

test("who was listed before stays so, without a date", async () => {
  const { member, id } = await makeClub();
  await ownerSql`update memberships set in_directory = true where club_id = ${id} and user_id = ${member.id}`;
  expect((await consentsOf(member))[0]).toEqual({ kind: "directory", is_given: true, decided_at: null, wording: null });
});

test("advertising goes only to who agreed, and admins see who agreed to photos", async () => {
  const club = await makeClub();
  const { admin, member, coach } = club;
  const preview = async (filter: object) => {
    const body = { subject: "Camp", text: "Half price", filter };
    return (await call("/broadcasts/preview", { method: "POST", token: admin.token, body })).body.names;
  };
  expect(await preview({ marketing: true })).toEqual([]);
  const nobody = { subject: "Camp", text: "Half price", filter: { marketing: true } };
  expect((await call("/broadcasts", { method: "POST", token: admin.token, body: nobody })).status).toBe(400);
  await decide(member, "marketing", true);
  await decide(coach, "photos", true);
  expect(await preview({ marketing: true })).toEqual([member.name]);
  expect(await preview({})).toHaveLength(4);
  const { body } = await call("/members", { token: admin.token });
  const shown = (body.data as { id: string; photos: boolean }[]).filter(({ photos }) => photos);
  expect(shown.map(({ id }) => id)).toEqual([coach.id]);
});
