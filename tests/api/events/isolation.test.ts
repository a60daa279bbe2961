import { expect, test } from "vitest";
import { countDatesOnCourt, selectDatesOnCourt } from "../../../api/src/courts/queries.ts";
import {
  lockActiveDates,
  saveDates,
  selectEventsOfDates,
  updateCanceledDates,
} from "../../../api/src/events/dates/queries.ts";
import {
  insertEvent,
  lockOptionalEvent,
  selectEvents,
  selectOptionalEvent,
  updateCanceled,
  updateEvent,
  updateVersion,
} from "../../../api/src/events/queries.ts";
import {
  deleteRegistration,
  deleteRegistrationsAhead,
  insertRegistration,
  isRegistered,
  lockEventsAhead,
  selectAttendees,
  selectAudience,
  updateCoachless,
} from "../../../api/src/events/registrations/queries.ts";
import { lockCourts } from "../../../api/src/scheduling/courts/queries.ts";
import { asPersonInSql } from "../../support/api-role.ts";
import { dumpClub } from "../../support/club-dump.ts";
import { makeFurnishedClub } from "../../support/furnished-club.ts";
import { withoutClubPredicate } from "../../support/without-club-predicate.ts";

test("the events' queries, without their club predicate or with the other club's, find and change no row of that club", async () => {
  const [ours, theirs] = await Promise.all([makeFurnishedClub(), makeFurnishedClub()]);
  const before = await dumpClub(theirs.id);
  const now = new Date();
  const by = { userId: ours.admin.id, at: now, reason: null };
  const theirCourt = theirs.courts[0]?.id ?? "";
  const fields = { title: "Ours now", description: null, court_id: ours.courts[0]?.id ?? "", max_attendees: 5 };
  const at = now.getTime();
  const date = { id: theirs.eventDateId, number: 0, date: "2026-01-01", startsAt: at, endsAt: at + 3_600_000 };
  const filter = { scope: "all", coachId: null, now, today: now, after: null, limit: 100 } as const;
  await asPersonInSql(ours.admin, async (tenant) => {
    const { sql, stripped } = withoutClubPredicate(tenant);
    for (const clubId of [ours.id, theirs.id]) {
      const viewer = { ...filter, viewerId: theirs.member.id };
      const upcoming = await selectEvents(sql, clubId, { ...viewer, when: "upcoming" });
      expect(upcoming.map(({ id }) => id).filter((id) => id !== ours.eventId)).toEqual([]);
      expect(await selectEvents(sql, clubId, { ...viewer, when: "past", now: new Date(at - 9e9) })).toHaveLength(0);
      expect(await selectOptionalEvent(sql, clubId, theirs.eventId, theirs.member.id)).toBeNull();
      expect(await lockOptionalEvent(sql, clubId, theirs.eventId, theirs.member.id)).toBeNull();
      expect(await lockCourts(sql, clubId, [theirCourt])).toHaveLength(0);
      await updateEvent(sql, clubId, theirs.eventId, fields);
      await updateCanceled(sql, clubId, theirs.eventId, by);
      expect(await lockActiveDates(sql, clubId, [theirs.eventDateId])).toEqual([]);
      expect(await selectEventsOfDates(sql, clubId, [theirs.eventDateId], now)).toHaveLength(0);
      expect(await selectDatesOnCourt(sql, clubId, theirs.courts[1]?.id ?? "", new Date(0), 10)).toHaveLength(0);
      expect(await countDatesOnCourt(sql, clubId, theirs.courts[1]?.id ?? "", new Date(0))).toBe(0);
      await updateCanceledDates(sql, clubId, [theirs.eventDateId], { at: now, reason: "Ours" });
      await updateVersion(sql, clubId, theirs.eventId);
      await lockEventsAhead(sql, clubId, theirs.member.id, new Date(0));
      expect(await selectAudience(sql, clubId, theirs.eventId)).toEqual([]);
      expect(await selectAttendees(sql, clubId, theirs.eventId)).toHaveLength(0);
      expect(await deleteRegistration(sql, clubId, theirs.eventId, theirs.member.id)).toBeNull();
      expect(await isRegistered(sql, clubId, theirs.eventId, theirs.member.id)).toBe(false);
      expect(await deleteRegistrationsAhead(sql, clubId, theirs.member.id, now)).toBe(0);
      expect(await updateCoachless(sql, clubId, theirs.coach.id, now)).toEqual([]);
    }
    expect(stripped()).toBeGreaterThan(35);
  });
  await asPersonInSql(ours.admin, async (sql) => {
    const rejected = async (write: (inner: typeof sql) => Promise<unknown>) => {
      await expect(sql.savepoint(write)).rejects.toMatchObject({ code: "42501" });
    };
    const event = { ...fields, id: ours.bookingId, coach_id: null, recurrence_rule: null, created_by: ours.admin.id };
    await rejected((inner) => insertEvent(inner, theirs.id, event));
    await rejected((inner) => saveDates(inner, theirs.id, { id: theirs.eventId, courtId: theirCourt }, [date]));
    await rejected((inner) => insertRegistration(inner, theirs.id, theirs.eventId, theirs.coach.id));
  });
  expect(await dumpClub(theirs.id)).toEqual(before);
});
