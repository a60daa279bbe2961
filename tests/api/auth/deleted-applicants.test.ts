import { expect, test } from "vitest";
import { deleteOutdated } from "../../../api/src/retention/delete-outdated.ts";
import { call } from "../../support/call.ts";
import { makeVisitor } from "../../support/visitor.ts";
import { openTestPool } from "../../support/waitlist-world.ts";
import { makeClub, ownerSql, type TestClub, type TestPerson } from "../../support/world.ts";
import { startMailApi } from "./mail-api.ts";

const { admin } = await startMailApi();
const service = await admin();

/** A visitor who has asked to join by the club's code. */
async function makeApplicant(club: TestClub): Promise<TestPerson> {
  const visitor = await makeVisitor();
  const [row] = await ownerSql<{ join_code: string }[]>`select join_code from clubs where id = ${club.id}`;
  const body = { join_code: row?.join_code };
  expect((await call("/join-requests", { method: "POST", token: visitor.token, body })).body.status).toBe("pending");
  return visitor;
}

const pending = async ({ admin: { token } }: TestClub) => (await call("/join-requests/pending", { token })).body.data;
const decide = ({ admin: { token } }: TestClub, { id }: TestPerson, decision: "approve" | "decline") =>
  call(`/join-requests/${id}/${decision}`, { method: "POST", token });
const isMember = async ({ id }: TestPerson) =>
  (await ownerSql`select from memberships where user_id = ${id} and left_at is null`).length > 0;
const requestsOf = ({ id }: TestPerson) => ownerSql`select status from join_requests where user_id = ${id}`;

for (const isSoft of [true, false]) {
  test(`a request to join ends with an account that is ${isSoft ? "softly " : ""}deleted`, async () => {
    const club = await makeClub();
    const [gone, stays] = [await makeApplicant(club), await makeApplicant(club)];
    expect((await service.deleteUser(gone.id, isSoft)).error).toBeNull();
    expect(await requestsOf(gone)).toEqual([]);
    expect(await pending(club)).toMatchObject([{ id: stays.id }]);
    for (const decision of ["approve", "decline"] as const) {
      expect((await decide(club, gone, decision)).status).toBe(404);
    }
    expect(await isMember(gone)).toBe(false);
  });
}

test("one that is left of a deleted account is not shown, admits no member, and is deleted", async () => {
  const club = await makeClub();
  const gone = await makeApplicant(club);
  await service.deleteUser(gone.id, true);
  await ownerSql`insert into join_requests ${ownerSql({ club_id: club.id, user_id: gone.id })}`;
  expect(await pending(club)).toEqual([]);
  for (const decision of ["approve", "decline"] as const) expect((await decide(club, gone, decision)).status).toBe(404);
  expect(await isMember(gone)).toBe(false);
  await deleteOutdated(openTestPool());
  expect(await requestsOf(gone)).toEqual([]);
});

test("a decision that was made stays, for the club's list of former members", async () => {
  const club = await makeClub();
  const declined = await makeApplicant(club);
  await decide(club, declined, "decline");
  await service.deleteUser(declined.id, true);
  expect(await requestsOf(declined)).toMatchObject([{ status: "declined" }]);
});

test("an account that is deleted while an admin admits it is no member", { timeout: 60_000 }, async () => {
  for (let round = 0; round < 18; round++) {
    const club = await makeClub({ courts: 0 });
    const applicant = await makeApplicant(club);
    const [decided, ended] = await Promise.all([
      decide(club, applicant, "approve"),
      round % 3 === 0
        ? call("/me", { method: "DELETE", token: applicant.token, body: {} })
        : service.deleteUser(applicant.id, round % 3 === 1).then(({ error }) => ({ status: error ? 500 : 200 })),
    ]);
    expect([200, 404]).toContain(decided.status);
    expect(ended.status).toBe(200);
    expect(await isMember(applicant)).toBe(false);
  }
});
