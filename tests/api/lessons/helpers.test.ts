import { expect, test } from "vitest";
import { bumpVersion, deleteOneHours, selectHours } from "../../../api/src/coaches/availability/queries.ts";
import { selectItems } from "../../../api/src/coaches/calendar/queries.ts";
import {
  deleteHours,
  lockOptionalCoach,
  selectInvitedCoaches,
  updateProfile,
} from "../../../api/src/coaches/queries.ts";
import { deleteTimeOff } from "../../../api/src/coaches/time-off/queries.ts";
import {
  lockOptionalRequest,
  selectOptionalRequest,
  selectRequests,
} from "../../../api/src/lesson-requests/queries.ts";
import { lockFutureLessons } from "../../../api/src/lessons/queries.ts";
import { selectLessons } from "../../../api/src/scheduling/lessons/queries.ts";
import { lockOffersDuring } from "../../../api/src/scheduling/offers/queries.ts";
import { lockPeople, selectTimeOff } from "../../../api/src/scheduling/people/queries.ts";
import { asPersonInSql } from "../../support/api-role.ts";
import { call } from "../../support/call.ts";
import { dumpClub } from "../../support/club-dump.ts";
import { makeFurnishedClub } from "../../support/furnished-club.ts";
import { outcome } from "../../support/try-booking.ts";
import { withoutClubPredicate } from "../../support/without-club-predicate.ts";
import { makeClub, type TestPerson } from "../../support/world.ts";
import { DAY, NOW, place, schedule } from "./teaching.ts";

test("coaches find members by name, without their addresses; courts show whether they are free", async () => {
  const club = await makeClub();
  const { admin, coach, member, front_desk } = club;
  await club.person("member", "Zoë 100%");
  const find = ({ token }: TestPerson, q: string) => call("/lessons/members", { token, query: { q } });
  expect((await find(coach, "0%")).body.data).toMatchObject([{ name: "Zoë 100%", email: null }]);
  // Only members, and no address reveals its owner.
  expect((await find(coach, "Test")).body.data).toEqual([{ id: member.id, name: "Test member", email: null }]);
  expect((await find(coach, member.email.slice(0, 9))).body.data).toEqual([]);
  expect((await find(admin, "Test")).body.data).toMatchObject([{ email: member.email }]);
  for (const other of [member, front_desk]) expect((await find(other, "Test")).status).toBe(403);

  await schedule(coach, { ...place(club), member_id: member.id });
  const courts = (query: Record<string, string>) => call("/lessons/courts", { token: coach.token, query, now: NOW });
  expect((await courts({ start_time: `${DAY}T10:30`, end_time: `${DAY}T11:30` })).body.data).toMatchObject([
    { name: "Court 1", is_free: false },
    { name: "Court 2", is_free: true },
  ]);
  expect(await outcome(courts({ start_time: `${DAY}T10:30`, end_time: `${DAY}T10:30` }))).toMatch(
    "400 end_before_start",
  );
});

test("the queries of coaches and lessons, without their club predicate, find and change nothing of another club", async () => {
  const [ours, theirs] = await Promise.all([makeFurnishedClub(), makeFurnishedClub()]);
  const before = await dumpClub(theirs.id);
  const [from, until] = [new Date("2020-01-01"), new Date("2099-01-01")];
  await asPersonInSql(ours.admin, async (tenant) => {
    const { sql, stripped } = withoutClubPredicate(tenant);
    const coach = theirs.coach.id;
    expect(await lockOptionalCoach(sql, ours.id, coach, null)).toBeNull();
    expect(await selectInvitedCoaches(sql, ours.id)).toHaveLength(0);
    await updateProfile(sql, ours.id, coach, { bio: "Ours now", sports: [] });
    expect(await selectHours(sql, ours.id, coach)).toHaveLength(0);
    expect(await deleteOneHours(sql, ours.id, coach, theirs.hoursId)).toBe(false);
    await expect(bumpVersion(sql, ours.id, coach)).rejects.toThrow("not there");
    expect(await selectTimeOff(sql, ours.id, coach, "2020-01-01", "2099-01-01")).toHaveLength(0);
    expect(await deleteTimeOff(sql, ours.id, coach, theirs.timeOffId)).toBe(false);
    await deleteHours(sql, ours.id, coach);
    expect(await selectItems(sql, ours.id, coach, from, until)).toHaveLength(0);
    expect(await lockPeople(sql, ours.id, [coach])).toHaveLength(0);
    expect(await lockFutureLessons(sql, ours.id, coach, from)).toHaveLength(0);
    expect(await lockOffersDuring(sql, ours.id, [theirs.member.id], { startsAt: from, endsAt: until })).toHaveLength(0);
    expect(await selectLessons(sql, ours.id, [theirs.bookingId])).toHaveLength(0);
    expect(await selectOptionalRequest(sql, ours.id, theirs.lessonRequestId)).toBeNull();
    expect(await lockOptionalRequest(sql, ours.id, theirs.lessonRequestId)).toBeNull();
    const all = { memberId: null, coachId: null, status: null, after: null, limit: 100 };
    expect((await selectRequests(sql, ours.id, all)).map(({ id }) => id)).toEqual([ours.lessonRequestId]);
    expect(stripped()).toBeGreaterThanOrEqual(18);
  });
  expect(await dumpClub(theirs.id)).toEqual(before);
});
