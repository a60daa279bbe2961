import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { makeFurnishedClub } from "../../support/furnished-club.ts";
import { openLive } from "../../support/live-stream.ts";
import { book } from "../../support/try-booking.ts";
import { DAY, enqueue, makeFullClub, NOON, openTestPool, runQueue, storyOf } from "../../support/waitlist-world.ts";
import { makeClub, ownerSql, type TestClub, type TestPerson } from "../../support/world.ts";
import { auditedAbout, newAccount } from "./accounts.ts";
import { startMailApi } from "./mail-api.ts";

const { admin } = await startMailApi();
const service = await admin();
const db = openTestPool();

/** "ok", or "422 last_admin". */
const outcomeOf = async (deletion: ReturnType<typeof service.deleteUser>): Promise<string> => {
  const { error } = await deletion;
  return error ? `${error.status} ${error.code}` : "ok";
};

/** The members with an account. */
const membersOf = async (club: TestClub): Promise<string[]> => {
  const rows = await ownerSql<{ user_id: string }[]>`
    select m.user_id from memberships m join auth.users a on a.id = m.user_id
    where m.club_id = ${club.id} and m.left_at is null and a.deleted_at is null order by m.user_id`;
  return rows.map(({ user_id }) => user_id);
};
const isMember = async ({ id }: Pick<TestPerson, "id">): Promise<boolean> =>
  (await ownerSql`select from memberships where user_id = ${id} and left_at is null`).length > 0;

for (const isSoft of [false, true]) {
  test(`a ${isSoft ? "softly " : ""}deleted member leaves the club: courts are free for who waits, others go on without them`, async () => {
    const club = await makeFullClub({ courts: 1 });
    const [lea, partner, waiting] = await Promise.all([
      club.person("member", "Lea Left"),
      club.person("member", "Pat Partner"),
      club.person("member", "Wanda Waiting"),
    ]);
    await enqueue([lea], { preferred_start_time: "12:00" });
    await club.free(0, "09:00");
    await club.free(0, "11:00");
    const at = (time: string) => ({ court_id: club.courts[0]?.id, start_time: `${DAY}T${time}` });
    const own = await book(lea, { ...at("09:00"), players: [{ user_id: partner.id }] }, NOON);
    const others = await book(club.coach, { ...at("11:00"), players: [{ user_id: lea.id }] }, NOON);
    expect([own.status, others.status]).toEqual([201, 201]);
    await enqueue([waiting]);
    await runQueue(db, club.id);
    await ownerSql`delete from notices where club_id = ${club.id}`;
    const stream = await openLive(lea);

    expect(await outcomeOf(service.deleteUser(lea.id, isSoft))).toBe("ok");
    await stream.rest();
    expect(await runQueue(db, club.id)).toEqual({ offered: 1, expired: 0 });
    expect(await storyOf(club.id)).toEqual(["Wanda Waiting Court 1 09:00 open"]);
    const read = async (id: unknown) => (await call(`/bookings/${id}`, { token: club.admin.token })).body;
    expect(await read(own.body.id)).toMatchObject({ status: "canceled" });
    expect(await read(others.body.id)).toMatchObject({ status: "confirmed", players: [{ user_id: club.coach.id }] });
    const notices = await ownerSql<{ kind: string; user_id: string }[]>`
      select kind, user_id from notices where club_id = ${club.id} order by kind`;
    expect(notices.map(({ kind, user_id }) => `${kind} ${user_id}`)).toEqual([
      `player_canceled ${partner.id}`,
      `player_left ${club.coach.id}`,
      `waitlist_offered ${waiting.id}`,
    ]);
    expect(await ownerSql`select from waitlist_entries where user_id = ${lea.id}`).toHaveLength(0);
    const { body } = await call("/members", { token: club.admin.token });
    expect((body.data as { id: string }[]).map(({ id }) => id)).not.toContain(lea.id);

    const rows = await ownerSql`
      select action, actor_id, actor_role, detail from audit_log
      where club_id = ${club.id} and detail->>'admin' = 'tests' order by id`;
    const byProgram = { actor_id: null, actor_role: null };
    expect([...rows]).toMatchObject([
      { ...byProgram, action: "user_deleted", detail: { soft: isSoft } },
      { ...byProgram, action: "booking.canceled", detail: { for: lea.id } },
      { ...byProgram, action: "member.left", detail: { canceled_bookings: 1, waitlist_entries: 1 } },
    ]);
    const [kept] = await ownerSql`select full_name from users where id = ${lea.id}`;
    expect(kept?.full_name).toBe(isSoft ? "Lea Left" : "Former member");
  });
}

test("of a club's two admins who are deleted at once, one remains", async () => {
  for (let round = 0; round < 10; round++) {
    const club = await makeClub({ courts: 0 });
    const second = await club.person("admin");
    const isSoft = round % 2 === 1;
    const outcomes = await Promise.all([club.admin, second].map(({ id }) => outcomeOf(service.deleteUser(id, isSoft))));
    expect(outcomes.toSorted()).toEqual(["422 last_admin", "ok"]);
    const left = outcomes[0] === "ok" ? second : club.admin;
    expect(await membersOf(club)).toEqual(
      [left, club.coach, club.front_desk, club.member].map(({ id }) => id).toSorted(),
    );
  }
});

test("nor does a club lose both if one is deleted while the other leaves or is removed", async () => {
  for (let round = 0; round < 10; round++) {
    const club = await makeClub({ courts: 0 });
    const second = await club.person("admin");
    const leaves = round % 2 === 0;
    const [deleted] = await Promise.all([
      outcomeOf(service.deleteUser(club.admin.id)),
      leaves
        ? call("/me/leave-club", { method: "POST", token: second.token, body: { club_id: club.id } })
        : call(`/members/${second.id}/remove`, { method: "POST", token: club.admin.token }),
    ]);
    expect(["ok", "422 last_admin"]).toContain(deleted);
    const admins = (await membersOf(club)).filter((id) => id === club.admin.id || id === second.id);
    expect(admins).toHaveLength(1);
  }
});

test("people of one club who are deleted and erase their accounts at once do so one after the other", {
  timeout: 60_000,
}, async () => {
  for (let round = 0; round < 10; round++) {
    const { coach, front_desk, member } = await makeFurnishedClub();
    const erased = call("/me", { method: "DELETE", token: front_desk.token, body: {} });
    const deletions = [coach, member].map(({ id }) => outcomeOf(service.deleteUser(id)));
    expect(await Promise.all(deletions)).toEqual(["ok", "ok"]);
    expect((await erased).status).toBe(200);
    expect(await Promise.all([coach, front_desk, member].map(isMember))).toEqual([false, false, false]);
  }
});

test("an account that is deleted twice at once is deleted once", async () => {
  const { member } = await makeClub();
  const outcomes = await Promise.all([1, 2].map(() => outcomeOf(service.deleteUser(member.id))));
  expect(outcomes.toSorted()).toEqual(["404 user_not_found", "ok"]);
});

test("a club that is suspended, or whose access has expired, keeps no account", async () => {
  for (const rules of [
    { suspended_at: new Date(), suspension_reason: "Unpaid" },
    { subscription_status: "none", trial_expires_at: new Date(Date.now() - 86_400_000) },
  ]) {
    const club = await makeClub({ rules });
    expect((await call("/bookings", { token: club.member.token })).rejection.code).toBe("access_expired");
    expect(await outcomeOf(service.deleteUser(club.member.id))).toBe("ok");
    expect(await isMember(club.member)).toBe(false);
  }
});

test("the last admin of a club that is going to close can be deleted, as they can leave", async () => {
  const club = await makeClub();
  await ownerSql`update clubs set closes_at = now() + interval '14 days' where id = ${club.id}`;
  expect(await outcomeOf(service.deleteUser(club.admin.id))).toBe("ok");
  expect(await isMember(club.admin)).toBe(false);
});

test("an admin whose account was deleted, but not their membership, is no admin", async () => {
  const club = await makeClub();
  const former = await club.person("admin");
  await ownerSql`update auth.users set deleted_at = now() where id = ${former.id}`;
  expect(await outcomeOf(service.deleteUser(club.admin.id))).toBe("422 last_admin");
  expect(await isMember(club.admin)).toBe(true);
});

test("a person without a club is deleted, and another club's rows stay", async () => {
  const [club, account] = [await makeClub(), await newAccount()];
  const before = await membersOf(club);
  expect(await outcomeOf(service.deleteUser(account.id))).toBe("ok");
  expect(await outcomeOf(service.deleteUser(account.id))).toBe("404 user_not_found");
  const [row] = await auditedAbout(account.id);
  expect(row).toMatchObject({ action: "user_deleted", detail: { admin: "tests", soft: false } });
  expect(await membersOf(club)).toEqual(before);
});

test("the account of a demo visitor ends, and their visit with the demo's upkeep", async () => {
  const club = await makeClub();
  await ownerSql`update users set is_demo = true where id = ${club.member.id}`;
  expect(await outcomeOf(service.deleteUser(club.member.id, true))).toBe("ok");
  expect(await isMember(club.member)).toBe(true);
  expect(await membersOf(club)).not.toContain(club.member.id);
});
