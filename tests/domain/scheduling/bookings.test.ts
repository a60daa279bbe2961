import { randomUUID } from "node:crypto";
import { DEFAULT_RULES } from "@courtside/contracts/domain/club-rules.ts";
import { ROLES, type Role } from "@courtside/contracts/domain/roles.ts";
import { describe, expect, test } from "vitest";
import { alternativesOn } from "../../../api/src/scheduling/bookings/alternatives.ts";
import { cancelingOf, cancelsAs, isTheirs, mayCancel } from "../../../api/src/scheduling/bookings/may-cancel.ts";
import type { BookingRow } from "../../../api/src/scheduling/bookings/queries.ts";
import { bookingResponse } from "../../../api/src/scheduling/bookings/response.ts";
import { at, COURT, HOUR, MEMBER, NOW, occupancy, personDay, slot } from "../../support/person-day.ts";

const OTHER_COURTS = [2, 3, 4].map((number) => ({ ...COURT, id: `court ${number}`, name: `Court ${number}` }));

describe("alternatives", () => {
  const blocked = (...courts: { id: string }[]) => courts.map(({ id }) => occupancy(9, 10, { court_id: id }));
  const found = (day: ReturnType<typeof personDay>, courts = [COURT, ...OTHER_COURTS], wanted = slot(9, 10)) =>
    alternativesOn(MEMBER, day, courts, COURT, wanted).map(
      ({ court_name, start_time, end_time }) =>
        `${court_name} ${(Date.parse(start_time) - at(0)) / HOUR}-${(Date.parse(end_time) - at(0)) / HOUR}`,
    );

  test("are the nearest times of the same court first; of two equally near ones the earlier comes first", () => {
    expect(found(personDay({ occupancies: blocked(COURT) }))).toEqual(["Court 1 8-9", "Court 1 10-11", "Court 1 7-8"]);
  });

  test("are up to two hours away, then other courts at the time, in their order", () => {
    const busy = personDay({ occupancies: [occupancy(8, 11), ...blocked(...OTHER_COURTS.slice(1, 2))] });
    expect(found(busy)).toEqual(["Court 1 7-8", "Court 1 11-12", "Court 2 9-10"]);
    const busier = personDay({ occupancies: [occupancy(7, 12), ...blocked(...OTHER_COURTS.slice(1, 2))] });
    expect(found(busier)).toEqual(["Court 2 9-10", "Court 4 9-10"]);
  });

  test("have the requested length, and name the court by its id", () => {
    const day = personDay({ rules: { max_booking_length_minutes: 120 }, occupancies: [occupancy(9, 10)] });
    expect(alternativesOn(MEMBER, day, [COURT], COURT, slot(9, 11))[0]).toEqual({
      court_id: COURT.id,
      court_name: "Court 1",
      start_time: new Date(at(10)).toISOString(),
      end_time: new Date(at(12)).toISOString(),
    });
  });

  test("break no rule themselves", () => {
    const ownTimes = [{ starts_at: new Date(at(7)), ends_at: new Date(at(12)) }];
    expect(found(personDay({ occupancies: blocked(COURT), ownTimes }))).toEqual([]);
    const closed = OTHER_COURTS.map((court) => ({ ...court, is_active: false }));
    expect(found(personDay({ occupancies: [occupancy(7, 12)] }), [COURT, ...closed])).toEqual([]);
    expect(found(personDay(), [COURT], slot(6, 7))).toEqual(["Court 1 7-8", "Court 1 8-9"]);
  });
});

const row: BookingRow = {
  id: randomUUID(),
  club_id: COURT.club_id,
  court_id: COURT.id,
  court_name: "Court 1",
  sport: "tennis",
  user_id: MEMBER.userId,
  user_name: "Ann Lee",
  user_email: "ann@club.test",
  kind: "lesson",
  coach_id: "coach",
  coach_name: "Carl",
  starts_at: new Date(at(9)),
  ends_at: new Date(at(10)),
  status: "confirmed",
  cancel_reason: "rain",
  created_at: new Date(NOW),
  series_id: "series",
  series_label: "League",
  sequence: 0,
  walk_in: null,
  checked_in_at: null,
  players: [],
  court_max_players: null,
  club_max_players: {},
};

const player = {
  ...{ id: "seat", user_id: "ada", guest_id: null, guest_name: null, guest_email: null },
  ...{ name: "Ada Lindqvist", fee_cents: 0 },
};

describe("a booking as a person sees it", () => {
  const none = { isTheirs: false, rejection: null };
  const seenBy = (userId: string, role: Role, given: Partial<BookingRow> = {}, now = NOW) =>
    bookingResponse({ ...row, ...given }, { userId, role, now }, none);
  const PRIVATE = ["user_id", "user_email", "coach_id", "coach_name", "cancel_reason", "series_id"] as const;
  const shown = (booking: ReturnType<typeof seenBy>) => PRIVATE.filter((name) => booking[name] !== null);

  test("has the court, the times and the sport for every viewer", () => {
    expect(seenBy("another", "member")).toMatchObject({
      id: row.id,
      club_id: COURT.club_id,
      court_id: COURT.id,
      court_name: "Court 1",
      sport: "tennis",
      kind: "lesson",
      start_time: row.starts_at.toISOString(),
      end_time: row.ends_at.toISOString(),
      created_at: row.created_at.toISOString(),
    });
  });

  test("hides the booker from other members and coaches, shows the coach the name without the address, and all to booker and staff", () => {
    for (const role of ["member", "coach"] as const) {
      const seen = seenBy("another", role);
      expect([seen.user_name, ...shown(seen)]).toEqual(["Member"]);
    }
    expect(shown(seenBy("coach", "coach"))).toEqual(["user_id", "coach_id", "coach_name", "cancel_reason"]);
    for (const seen of [seenBy(MEMBER.userId, "member"), seenBy("desk", "front_desk"), seenBy("boss", "admin")]) {
      expect([seen.user_name, ...shown(seen)]).toEqual(["Ann Lee", ...PRIVATE]);
    }
    expect(seenBy("desk", "front_desk", { user_name: "" }).user_name).toBe("Unknown Member");
  });

  test("has its series for who may act on it, not for those who only play", () => {
    const booking: Partial<BookingRow> = { kind: "booking", coach_id: null, players: [player] };
    const shownTo = (userId: string, role: Role) => seenBy(userId, role, booking).series_id;
    expect([shownTo(MEMBER.userId, "member"), shownTo("desk", "front_desk"), shownTo("boss", "admin")]).toEqual(
      Array(3).fill("series"),
    );
    expect([shownTo("ada", "member"), shownTo("another", "coach")]).toEqual([null, null]);
    expect(seenBy("ada", "member", booking).players).toHaveLength(2);
  });

  test("has the label of its series for staff alone", () => {
    const labels = (["admin", "front_desk", "coach", "member"] as const).map(
      (role) => seenBy(MEMBER.userId, role).series_label,
    );
    expect(labels).toEqual(["League", "League", null, null]);
  });

  test("is in progress from its start, and completed from its end, unless it is canceled", () => {
    const statusAt = (hour: number, status: BookingRow["status"] = "confirmed") => {
      const seen = seenBy("desk", "front_desk", { status }, at(hour));
      return [seen.status, seen.in_progress];
    };
    expect(statusAt(8.999)).toEqual(["confirmed", false]);
    expect(statusAt(9)).toEqual(["confirmed", true]);
    expect(statusAt(9.999)).toEqual(["confirmed", true]);
    expect(statusAt(10)).toEqual(["completed", false]);
    expect(statusAt(9.5, "canceled")).toEqual(["canceled", false]);
    expect(statusAt(11, "canceled")).toEqual(["canceled", false]);
  });

  test("can be canceled by its owner if no rule forbids it; only the cut-off is explained, and only to the owner", () => {
    const viewer = { userId: MEMBER.userId, role: "member" as const, now: NOW };
    const cutoff = { code: "cancel_cutoff", message: "too late", field: "start_time" } as const;
    const seen = (canceling: Parameters<typeof bookingResponse>[2]) => {
      const { can_cancel, cancel_refusal } = bookingResponse(row, viewer, canceling);
      return [can_cancel, cancel_refusal];
    };
    expect(seen({ isTheirs: true, rejection: null })).toEqual([true, null]);
    expect(seen({ isTheirs: false, rejection: null })).toEqual([false, null]);
    expect(seen({ isTheirs: true, rejection: cutoff })).toEqual([false, "too late"]);
    expect(seen({ isTheirs: false, rejection: cutoff })).toEqual([false, null]);
    expect(seen({ isTheirs: true, rejection: { ...cutoff, code: "not_cancelable" } })).toEqual([false, null]);
  });
});

describe("who may cancel", () => {
  const rules = { ...DEFAULT_RULES, cancel_cutoff_hours: 24 };

  test("is the booker, the coach of the lesson, and staff", () => {
    expect(isTheirs({ userId: MEMBER.userId, role: "member" }, row)).toBe(true);
    expect(isTheirs({ userId: "coach", role: "coach" }, row)).toBe(true);
    expect(ROLES.filter((role) => isTheirs({ userId: "another", role }, row))).toEqual(["admin", "front_desk"]);
  });

  test("a coach cancels a lesson as staff would, any other person by their own role", () => {
    expect(cancelsAs({ userId: "coach", role: "coach" }, row)).toBe("front_desk");
    expect(cancelsAs({ userId: MEMBER.userId, role: "member" }, row)).toBe("member");
  });

  test("the cut-off binds the booker and not the coach; what has started binds both", () => {
    const member = { userId: MEMBER.userId, role: "member" as const, now: NOW };
    const coach = { userId: "coach", role: "coach" as const, now: NOW };
    expect(cancelingOf(member, rules, row)).toMatchObject({ isTheirs: true, rejection: { code: "cancel_cutoff" } });
    expect(cancelingOf(coach, rules, row)).toEqual({ isTheirs: true, rejection: null });
    expect(mayCancel(member, rules, row)).toBe(false);
    expect(mayCancel(coach, rules, row)).toBe(true);
    expect(mayCancel({ ...coach, userId: "another" }, { cancel_cutoff_hours: 0 }, row)).toBe(false);
    expect(mayCancel({ ...coach, now: at(9) }, rules, row)).toBe(false);
    expect(mayCancel(coach, rules, { ...row, status: "canceled" })).toBe(false);
    expect(mayCancel(member, { cancel_cutoff_hours: 21 }, row)).toBe(true);
  });
});
