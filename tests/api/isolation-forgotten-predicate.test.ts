import { beforeAll, describe, expect, test } from "vitest";
import { selectCoaches } from "../../api/src/coaches/queries.ts";
import {
  deleteBlock,
  selectBlockableCourts,
  selectBlocks,
  selectBlocksById,
} from "../../api/src/court-blocks/queries.ts";
import {
  countAffected,
  selectListedCourts,
  selectTakenNames,
  updateOptionalCourt,
} from "../../api/src/courts/queries.ts";
import {
  countSamples,
  endMembership,
  lockAdmins,
  lockFutureBookings,
  lockOptionalMembership,
  lockSamplePeople,
  settleJoinRequest,
  updateRole,
} from "../../api/src/members/queries.ts";
import { lockOptionalNews, selectNews, updateNewsRetired, updateNewsText } from "../../api/src/news/queries.ts";
import { selectOnboardingDetails } from "../../api/src/onboarding/queries.ts";
import { lockConfirmed, selectConflicts } from "../../api/src/scheduling/blocks/queries.ts";
import {
  countBookingsByTime,
  insertBooking,
  lockOptionalBooking,
  selectBookings,
  selectOptionalBooking,
  updateCanceled,
} from "../../api/src/scheduling/bookings/queries.ts";
import {
  lockCourts,
  selectCourts,
  selectOptionalCourt,
  selectOptionalCourtForBooking,
} from "../../api/src/scheduling/courts/queries.ts";
import {
  countBookings,
  countClubBookings,
  selectOccupancies,
  selectPersonTimes,
} from "../../api/src/scheduling/days/queries.ts";
import { selectObstacles } from "../../api/src/scheduling/occupancies/queries.ts";
import { lockOptionalMember } from "../../api/src/scheduling/people/queries.ts";
import { selectClub } from "../../api/src/tenant/queries.ts";
import { asPersonInSql, attempt } from "../support/api-role.ts";
import { type ClubDump, dumpClub } from "../support/club-dump.ts";
import { type FurnishedClub, makeFurnishedClub } from "../support/furnished-club.ts";
import { withoutClubPredicate } from "../support/without-club-predicate.ts";
import { ownerSql } from "../support/world.ts";

let ours: FurnishedClub;
let theirs: FurnishedClub;
let before: ClubDump;

beforeAll(async () => {
  [ours, theirs] = await Promise.all([makeFurnishedClub(), makeFurnishedClub()]);
  before = await dumpClub(theirs.id);
});

const from = new Date(Date.now() - 5 * 86_400_000);
const until = new Date(Date.now() + 5 * 86_400_000);
const everything = {
  userId: null,
  when: null,
  now: new Date(),
  from: null,
  until: null,
  after: null,
  descending: false,
  limit: 1000,
};

describe("the product's own queries, without their club predicate", () => {
  test("read our rows only", async () => {
    await asPersonInSql(ours.admin, async (tenant) => {
      const { sql, stripped } = withoutClubPredicate(tenant);
      const courts = await selectCourts(sql, ours.id, undefined, false);
      expect(courts.map((court) => court.id).toSorted()).toEqual(ours.courts.map((court) => court.id).toSorted());
      expect((await selectBookings(sql, ours.id, everything)).map((row) => row.id)).toEqual([ours.bookingId]);
      const theirCourts = theirs.courts.map((court) => court.id);
      const filled = await selectOccupancies(sql, ours.id, theirCourts, from, until, { withNames: true });
      expect(filled).toHaveLength(0);
      expect(await selectPersonTimes(sql, ours.id, theirs.member.id, from, until)).toHaveLength(0);
      const days = { startsAt: from.getTime(), endsAt: until.getTime() };
      expect(
        await countBookings(
          sql,
          ours.id,
          { userId: theirs.member.id, rules: { player_counts: "everyone" } },
          days,
          days,
        ),
      ).toEqual({
        booked: { day: 0, week: 0 },
        played: { day: 0, week: 0 },
      });
      expect(await countClubBookings(sql, ours.id, days, days)).toEqual({ day: 1, week: 1 });
      expect(await countBookingsByTime(sql, ours.id, null, new Date(0))).toEqual({ upcoming: 1, past: 0 });
      expect((await selectCoaches(sql, ours.id)).map((coach) => coach.id)).toEqual([ours.coach.id]);
      const { has_booking, name } = await selectOnboardingDetails(sql, ours.id, ours.admin.id);
      expect([has_booking, name]).toEqual([true, (await selectClub(sql, ours.id)).name]);
      const news = await selectNews(sql, ours.id, { retired: false, after: null, limit: 1000 });
      expect(news.map(({ id }) => id)).toEqual([ours.newsId]);
      expect(stripped()).toBe(14);
    });
  });

  test("find, lock and change nothing of theirs by its id", async () => {
    await asPersonInSql(ours.admin, async (tenant) => {
      const { sql, stripped } = withoutClubPredicate(tenant);
      expect(await selectOptionalBooking(sql, ours.id, theirs.bookingId)).toBeNull();
      expect(await lockOptionalBooking(sql, ours.id, theirs.bookingId)).toBeNull();
      expect(await lockOptionalMember(sql, ours.id, theirs.member.id)).toBeNull();
      expect(await selectOptionalCourtForBooking(sql, ours.id, theirs.courts[0]?.id ?? "")).toBeNull();
      const renamed = await updateOptionalCourt(sql, ours.id, theirs.courts[0]?.id ?? "", { name: "Ours now" });
      expect(renamed).toBeNull();
      await updateCanceled(sql, ours.id, [theirs.bookingId], { userId: ours.admin.id, at: new Date(), reason: null });
      expect(await lockOptionalNews(sql, ours.id, theirs.newsId)).toBeNull();
      const text = { type: "info", priority: "low", title: "Ours now", body: "Ours now" } as const;
      await updateNewsText(sql, ours.id, theirs.newsId, text);
      await updateNewsRetired(sql, ours.id, theirs.newsId, true);
      expect(stripped()).toBe(9);
      // They do work on our own rows.
      expect(await lockOptionalBooking(sql, ours.id, ours.bookingId)).toMatchObject({ id: ours.bookingId });
    });
    expect(await dumpClub(theirs.id)).toEqual(before);
  });
});

describe("those of members and court blocks, without their club predicate", () => {
  test("find and change nothing of theirs", async () => {
    await asPersonInSql(ours.admin, async (tenant) => {
      const { sql, stripped } = withoutClubPredicate(tenant);
      const courts = theirs.courts.map(({ id }) => id);
      const span = { startsAt: from.getTime(), endsAt: until.getTime() };
      expect(await lockAdmins(sql, ours.id)).toEqual([ours.admin.id]);
      expect(await lockOptionalMembership(sql, ours.id, theirs.member.id)).toBeNull();
      expect(await lockFutureBookings(sql, ours.id, theirs.member.id, from)).toHaveLength(0);
      await updateRole(sql, ours.id, theirs.member.id, "admin");
      await endMembership(sql, ours.id, theirs.member.id, { isRemoval: true });
      await settleJoinRequest(sql, ours.id, theirs.member.id, ours.admin.id);
      expect(stripped()).toBe(6);

      const filter = { when: "upcoming", now: from, at: null, after: null, limit: 100 } as const;
      expect((await selectBlocks(sql, ours.id, filter)).map(({ id }) => id)).toEqual([ours.blockId]);
      expect(await selectBlocks(sql, ours.id, { ...filter, when: "past", now: from })).toHaveLength(0);
      expect(await selectBlocksById(sql, ours.id, [theirs.blockId])).toHaveLength(0);
      expect(await lockCourts(sql, ours.id, courts)).toHaveLength(0);
      expect(await selectBlockableCourts(sql, ours.id, courts)).toHaveLength(0);
      expect(await selectObstacles({ sql, clubId: ours.id }, courts, from, until)).toHaveLength(0);
      expect(
        await selectConflicts(
          sql,
          ours.id,
          courts.map((courtId) => ({ courtId, ...span })),
          100,
        ),
      ).toHaveLength(0);
      expect(await lockConfirmed(sql, ours.id, [theirs.bookingId])).toHaveLength(0);
      expect(await deleteBlock(sql, ours.id, theirs.blockId)).toBe(false);
      expect(await selectOptionalCourt(sql, ours.id, courts[0] ?? "")).toBeNull();
      expect(await countAffected(sql, ours.id, courts[0] ?? "", from)).toBe(0);
      expect(stripped()).toBe(18);
    });
    expect(await dumpClub(theirs.id)).toEqual(before);
  });
});

describe("those of a new club's first steps, without their club predicate", () => {
  test("find and lock nothing of theirs", async () => {
    await ownerSql`update memberships set is_sample = true where club_id = ${theirs.id} and user_id = ${theirs.coach.id}`;
    await asPersonInSql(ours.admin, async (tenant) => {
      const { sql, stripped } = withoutClubPredicate(tenant);
      const own = ours.courts.map(({ id }) => id).toSorted();
      const listed = await selectListedCourts(sql, ours.id, undefined, false);
      expect(listed.map(({ id }) => id).toSorted()).toEqual(own);
      const [court] = await ownerSql`select name from courts where club_id = ${theirs.id}`;
      expect(await selectTakenNames(sql, ours.id, "tennis", [court?.name])).toEqual([]);
      expect(await countSamples(sql, ours.id)).toEqual({ people: 0, news: 0 });
      expect(await lockSamplePeople(sql, ours.id)).toEqual([]);
      expect(stripped()).toBe(5);
      expect(await countSamples(tenant, theirs.id)).toEqual({ people: 0, news: 0 });
      expect(await selectListedCourts(tenant, theirs.id, undefined, false)).toEqual([]);
    });
    await ownerSql`update memberships set is_sample = false where club_id = ${theirs.id} and user_id = ${theirs.coach.id}`;
    expect(await dumpClub(theirs.id)).toEqual(before);
  });
});

describe("the product's own queries, with the other club's id", () => {
  test("find nothing", async () => {
    await asPersonInSql(ours.admin, async (sql) => {
      expect(await selectCourts(sql, theirs.id, undefined, false)).toHaveLength(0);
      expect(await selectBookings(sql, theirs.id, everything)).toHaveLength(0);
      expect(await selectCoaches(sql, theirs.id)).toHaveLength(0);
      await expect(selectClub(sql, theirs.id)).rejects.toThrow("Club not found");
      await updateCanceled(sql, theirs.id, [theirs.bookingId], { userId: ours.admin.id, at: new Date(), reason: null });
    });
    expect(await dumpClub(theirs.id)).toEqual(before);
  });

  test("write nothing: the database rejects it", async () => {
    await asPersonInSql(ours.admin, async (sql) => {
      const span = { clubId: theirs.id, courtId: theirs.courts[0]?.id ?? "", startsAt: from, endsAt: until };
      const hour = { ...span, endsAt: new Date(from.getTime() + 3_600_000) };
      const audit = {
        actorRole: "admin",
        action: "booking.created",
        subjectType: "booking",
        subjectId: theirs.blockId,
      };
      const origin = {
        sessionId: ours.admin.sessionId,
        requestId: "isolation-test",
        ip: "",
        userAgent: "",
        detail: {},
      };
      const booking = {
        ...{ ...hour, id: theirs.blockId, kind: "booking" as const, userId: ours.admin.id, coachId: null },
        ...{ people: [ours.admin.id], offerId: null, notice: null, notification: "{}", kept: null },
        audit: { ...audit, ...origin, clubId: theirs.id, actorId: ours.admin.id },
      };
      const rejected = async (write: (inner: typeof sql) => Promise<unknown>) => {
        await expect(sql.savepoint(write)).rejects.toMatchObject({ code: "42501" });
      };
      await rejected((inner) => insertBooking(inner, booking));
      // Our club, their court: no key of ours refers to it.
      const mixed = { ...hour, clubId: ours.id };
      const foreign = await attempt(
        sql,
        (inner) => inner`
          insert into bookings (club_id, court_id, user_id, starts_at, ends_at, created_by)
          values (${ours.id}, ${mixed.courtId}, ${ours.admin.id}, ${mixed.startsAt}, ${mixed.endsAt}, ${ours.admin.id})`,
      );
      expect(foreign).toBe("23503");
    });
    expect(await dumpClub(theirs.id)).toEqual(before);
  });
});
