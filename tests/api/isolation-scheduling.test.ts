import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { insertBooking } from "../../api/src/scheduling/bookings/queries.ts";
import { conflictsOf, release, releaseEventTimesOf, reserve } from "../../api/src/scheduling/reserve.ts";
import { asPersonInSql } from "../support/api-role.ts";
import { dumpClub } from "../support/club-dump.ts";
import { makeFurnishedClub } from "../support/furnished-club.ts";
import { withoutClubPredicate } from "../support/without-club-predicate.ts";

test("scheduling reads, reserves and releases nothing of another club, without its club predicate or with the other club's", async () => {
  const [ours, theirs] = await Promise.all([makeFurnishedClub(), makeFurnishedClub()]);
  const before = await dumpClub(theirs.id);
  const from = new Date(Date.now() - 12 * 3_600_000);
  const time = {
    ownerId: randomUUID(),
    courtId: theirs.courts[0]?.id ?? "",
    startsAt: from,
    endsAt: new Date(from.getTime() + 5 * 86_400_000),
  };
  const reservation = { kind: "booking" as const, times: [time], people: [theirs.member.id] };
  await asPersonInSql(ours.admin, async (tenant) => {
    const { sql, stripped } = withoutClubPredicate(tenant);
    for (const clubId of [ours.id, theirs.id]) {
      const tx = { sql, clubId };
      expect(await conflictsOf(tx, reservation)).toEqual([]);
      await release(tx, "booking", [theirs.bookingId]);
      await release(tx, "event", [theirs.eventDateId]);
      await release(tx, "block", [theirs.blockId]);
      await release(tx, "offer_held", [theirs.offerId]);
      await releaseEventTimesOf(tx, theirs.coach.id, new Date(0));
    }
    expect(stripped()).toBeGreaterThanOrEqual(16);
  });
  await asPersonInSql(ours.admin, async (sql) => {
    const rejected = async (reserving: typeof reservation) => {
      const hour = { ...time, endsAt: new Date(from.getTime() + 3_600_000) };
      const write = (inner: typeof sql) =>
        reserve({ sql: inner, clubId: theirs.id }, { ...reserving, times: reserving.times.map(() => hour) });
      await expect(sql.savepoint(write)).rejects.toMatchObject({ code: "42501" });
    };
    await rejected({ ...reservation, people: [] });
    await rejected(reservation);
    for (const clubId of [ours.id, theirs.id]) {
      const origin = {
        sessionId: ours.admin.sessionId,
        requestId: "isolation-test",
        ip: "",
        userAgent: "",
        detail: {},
      };
      const row = { actorRole: "admin", action: "booking.created", subjectType: "booking", subjectId: time.ownerId };
      const booking = {
        ...{ ...time, id: time.ownerId, kind: "booking" as const, userId: theirs.member.id, coachId: null },
        ...{ people: [theirs.member.id], offerId: theirs.offerId, notice: null, notification: "{}", kept: null },
        audit: { ...row, ...origin, clubId, actorId: ours.admin.id },
      };
      const taking = sql.savepoint((inner) => insertBooking(inner, booking));
      await expect(taking).rejects.toThrow("the open offer holds nothing");
    }
  });
  expect(await dumpClub(theirs.id)).toEqual(before);
});

test("a reservation that fails for one time or one person leaves nothing, and names the conflicting person", async () => {
  const { admin, coach, member, courts, id: clubId } = await makeFurnishedClub();
  const [court, other] = courts.map(({ id }) => id);
  const hour = (courtId: string | undefined, day: number, start = 8) => {
    const startsAt = new Date(Date.UTC(2031, 4, day, start));
    const endsAt = new Date(startsAt.getTime() + 3_600_000);
    return { ownerId: randomUUID(), courtId: courtId ?? "", startsAt, endsAt };
  };
  await asPersonInSql(admin, async (sql) => {
    const tx = { sql, clubId };
    const occupied = () => sql`
      select court_id as who, starts_at from court_occupancies where starts_at > '2031-01-01'
      union all select user_id, starts_at from person_occupancies where starts_at > '2031-01-01' order by who, starts_at`;
    const series = [1, 8, 15].map((day) => hour(court, day));
    expect(
      await reserve(tx, { kind: "booking", times: [series[1] ?? hour(court, 8)], people: [member.id] }),
    ).toBeNull();
    const held = [...(await occupied())];
    expect(held).toHaveLength(2);

    const again = { kind: "event" as const, times: [1, 8, 15].map((day) => hour(court, day)), people: [coach.id] };
    expect(await reserve(tx, again)).toEqual({ by: "court" });
    expect([...(await occupied())]).toEqual(held);
    expect(await conflictsOf(tx, again)).toEqual([{ ownerId: again.times[1]?.ownerId, court: "taken", people: [] }]);

    // The same through the exported function.
    const conflicts = await sql<{ is_taken: boolean }[]>`
      select check_booking_conflict(court, starts_at, starts_at + interval '1 hour') as is_taken
      from unnest(${again.times.map(({ courtId }) => courtId)}::uuid[],
        ${again.times.map(({ startsAt }) => startsAt.toISOString())}::timestamptz[]) as t (court, starts_at)`;
    expect(conflicts.map(({ is_taken }) => is_taken)).toEqual([false, true, false]);

    const elsewhere = { ...again, times: [1, 8].map((day) => hour(other, day)), people: [coach.id, member.id] };
    expect(await reserve(tx, elsewhere)).toEqual({ by: "person", userId: member.id });
    expect([...(await occupied())]).toEqual(held);
    expect(await conflictsOf(tx, elsewhere)).toEqual([
      { ownerId: elsewhere.times[1]?.ownerId, court: null, people: [member.id] },
    ]);
    // Neither owner exists, so none of this may be committed.
    await sql`delete from court_occupancies where starts_at > '2031-01-01'`;
    await sql`delete from person_occupancies where starts_at > '2031-01-01'`;
  });
});
