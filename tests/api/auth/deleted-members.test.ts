import { expect, test, vi } from "vitest";
import { commitments } from "../../../api/src/commitments.ts";
import { endDeletedMembers } from "../../../api/src/members/end-deleted.ts";
import { call } from "../../support/call.ts";
import { book } from "../../support/try-booking.ts";
import { DAY, enqueue, makeFullClub, NOON, openTestPool, runQueue, storyOf } from "../../support/waitlist-world.ts";
import { makeClub, ownerSql, type TestClub, type TestPerson } from "../../support/world.ts";
import { accept, NOW, noticesOf, place, requestLesson } from "../lessons/teaching.ts";

const db = openTestPool();
const log = { error: vi.fn() };
/** As the api's job does, for every club of the database. */
const runJob = () => endDeletedMembers({ db, commitments, log });

/** As a release before deleted an account: the membership stays. */
const deleteAlone = ({ id }: Pick<TestPerson, "id">) =>
  ownerSql`update auth.users set deleted_at = now() where id = ${id}`;

const memberIds = async ({ admin }: TestClub): Promise<string[]> => {
  const { body } = await call("/members", { token: admin.token, query: { limit: "100" } });
  return (body.data as { id: string }[]).map(({ id }) => id);
};

test("the membership of an account that was deleted without it ends, with bookings, waitlist and places of others", async () => {
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
  await enqueue([waiting]);
  await runQueue(db, club.id);
  await ownerSql`delete from notices where club_id = ${club.id}`;
  await deleteAlone(lea);
  expect(await memberIds(club)).toContain(lea.id);

  expect((await runJob()).ended).toBeGreaterThan(0);
  expect(await memberIds(club)).not.toContain(lea.id);
  const read = async (id: unknown) => (await call(`/bookings/${id}`, { token: club.admin.token })).body;
  expect(await read(own.body.id)).toMatchObject({ status: "canceled" });
  expect(await read(others.body.id)).toMatchObject({ status: "confirmed", players: [{ user_id: club.coach.id }] });
  expect(await ownerSql`select from waitlist_entries where user_id = ${lea.id}`).toHaveLength(0);
  expect(await runQueue(db, club.id)).toEqual({ offered: 1, expired: 0 });
  expect(await storyOf(club.id)).toEqual(["Wanda Waiting Court 1 09:00 open"]);
  const notified = await ownerSql<{ kind: string; user_id: string }[]>`
    select kind, user_id from notices where club_id = ${club.id} order by kind`;
  expect(notified.map(({ kind, user_id }) => `${kind} ${user_id}`)).toEqual([
    `player_canceled ${partner.id}`,
    `player_left ${club.coach.id}`,
    `waitlist_offered ${waiting.id}`,
  ]);
  const trail = () => ownerSql`
    select action, actor_id, subject_id, detail from audit_log
    where club_id = ${club.id} and detail->>'admin' = 'deleted accounts' order by id`;
  const rows = [
    { action: "booking.canceled", actor_id: null, detail: { for: lea.id } },
    {
      action: "member.left",
      actor_id: null,
      subject_id: lea.id,
      detail: { canceled_bookings: 1, waitlist_entries: 1 },
    },
  ];
  expect([...(await trail())]).toMatchObject(rows);

  // Once.
  await runJob();
  expect([...(await trail())]).toMatchObject(rows);
});

test("a deleted coach's lessons and hours end, and the member is notified", async () => {
  const club = await makeClub();
  await accept(club.coach, await requestLesson(club.member, club.coach), place(club));
  const pending = await requestLesson(club.member, club.coach, { preferred_time: "15:00" });
  await ownerSql`delete from notices where club_id = ${club.id}`;
  await deleteAlone(club.coach);
  // The job's clock is the real one: the lesson has to be ahead.
  await ownerSql`update bookings set starts_at = starts_at + interval '10 years', ends_at = ends_at + interval '10 years' where club_id = ${club.id}`;

  await runJob();
  expect((await call("/coaches", { token: club.member.token, now: NOW })).body.data).toEqual([]);
  const [lesson] = await ownerSql`select status from bookings where club_id = ${club.id} and kind = 'lesson'`;
  const [request] = await ownerSql`select status from lesson_requests where club_id = ${club.id} and id = ${pending}`;
  expect([lesson?.status, request?.status]).toEqual(["canceled", "declined"]);
  expect(await noticesOf(club)).toContain("lesson_canceled → member");
});

test("two processes at once end each membership once", async () => {
  const club = await makeClub();
  const members = await Promise.all(Array.from({ length: 4 }, () => club.person("member")));
  for (const member of members) await deleteAlone(member);
  await Promise.all([runJob(), runJob()]);
  const rows = await ownerSql`
    select subject_id from audit_log where club_id = ${club.id} and action = 'member.left' order by subject_id`;
  expect(rows.map(({ subject_id }) => subject_id)).toEqual(members.map(({ id }) => id).toSorted());
});

test("who cannot leave stays: a club's only admin, demo visitors and QA accounts; an admin beside another goes", async () => {
  const [alone, two, closing] = await Promise.all([makeClub(), makeClub(), makeClub()]);
  const second = await two.person("admin");
  await ownerSql`update clubs set closes_at = now() + interval '14 days' where id = ${closing.id}`;
  await ownerSql`update users set is_demo = true where id = ${two.member.id}`;
  for (const person of [alone.admin, second, closing.admin, two.member]) await deleteAlone(person);
  log.error.mockClear();
  await runJob();
  const stays = async ({ id }: TestPerson) =>
    (await ownerSql`select from memberships where user_id = ${id} and left_at is null`).length > 0;
  expect(await Promise.all([alone.admin, second, closing.admin, two.member].map(stays))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  // Nothing to try again.
  const remaining = await ownerSql`select * from auth.members_without_account(1000) as id`;
  const known = new Set([alone, two, closing].flatMap(({ admin, member }) => [admin.id, member.id]));
  expect(remaining.filter(({ id }) => known.has(id))).toEqual([]);
  expect(log.error).not.toHaveBeenCalled();
});
