import { describe, expect, test } from "vitest";
import { book, outcome } from "../support/try-booking.ts";
import { makeClub, ownerSql } from "../support/world.ts";

const now = "2026-07-15T12:00:00Z";
const start_time = "2026-07-16T10:00";

describe("booking for another person", () => {
  test("staff book for a member, who then owns the booking", async () => {
    const { member, front_desk, admin, courts } = await makeClub();
    for (const [index, staff] of [front_desk, admin].entries()) {
      const input = { court_id: courts[0]?.id, start_time: `2026-07-1${6 + index}T10:00`, user_id: member.id };
      const made = await book(staff, input, now);
      expect(made.status).toBe(201);
      expect(made.body).toMatchObject({ user_id: member.id, user_name: member.name, user_email: member.email });
    }
    const rows = await ownerSql`select created_by from bookings where user_id = ${member.id} order by starts_at`;
    expect(rows.map((row) => row.created_by)).toEqual([front_desk.id, admin.id]);
  });

  test("members and coaches may not: 403, but a member may name themself", async () => {
    const { member, coach, courts } = await makeClub();
    for (const [person, other] of [
      [member, coach],
      [coach, member],
    ] as const) {
      const input = { court_id: courts[0]?.id, start_time, user_id: other.id };
      expect(await outcome(book(person, input, now))).toBe("403 forbidden: Access Denied");
    }
    expect(await outcome(book(member, { court_id: courts[0]?.id, start_time, user_id: member.id }, now))).toBe("201");
  });

  test("the mail says whether staff booked it, and the audit log for whom", async () => {
    const { member, front_desk, courts } = await makeClub();
    const input = { court_id: courts[0]?.id, start_time };
    const byStaff = await book(front_desk, { ...input, user_id: member.id }, now);
    const own = await book(member, { ...input, start_time: "2026-07-17T10:00" }, now);
    for (const [{ body }, actor, isByStaff] of [
      [byStaff, front_desk, true],
      [own, member, false],
    ] as const) {
      const notices =
        await ownerSql`select user_id, details from notices where dedupe_key = ${`booking_made:${body.id}`}`;
      const { start_time: startsAt, end_time: endsAt } = body;
      const time = { courtName: "Court 1", startsAt, endsAt, booking: { id: body.id, sequence: 0 } };
      expect([...notices]).toEqual([{ user_id: member.id, details: { ...time, byStaff: isByStaff } }]);
      const rows = await ownerSql`
        select action, actor_id, subject_type, detail from audit_log where subject_id = ${String(body.id)}`;
      const after = { court_id: courts[0]?.id, start_time: startsAt, end_time: endsAt };
      expect([...rows]).toEqual([
        { action: "booking.created", actor_id: actor.id, subject_type: "booking", detail: { for: member.id, after } },
      ]);
    }
  });

  test("staff override the member's window and limits, but not their other bookings", async () => {
    const { member, front_desk, courts } = await makeClub({
      rules: { advance_booking_days: 0, max_bookings_per_day: 1 },
    });
    const for_member = (court: number, start: string) =>
      outcome(book(front_desk, { court_id: courts[court]?.id, start_time: start, user_id: member.id }, now));
    expect(await for_member(0, "2026-08-20T10:00")).toBe("201");
    expect(await for_member(0, "2026-08-20T12:00")).toBe("201");
    expect(await for_member(1, "2026-08-20T10:30")).toBe(
      "409 own_overlap: The member already has a booking at this time",
    );
    expect(await for_member(1, "2026-08-20T11:00")).toBe("201");
  });

  test("a person who has left the club: 404 naming user_id", async () => {
    const { id, member, admin, courts } = await makeClub();
    await ownerSql`update memberships set left_at = now() where club_id = ${id} and user_id = ${member.id}`;
    const response = await book(admin, { court_id: courts[0]?.id, start_time, user_id: member.id }, now);
    expect(response.status).toBe(404);
    expect(response.rejection.details?.field).toBe("user_id");
  });
});

describe("an admin who previews a role has its limits", () => {
  test("as a member: limits, window, no booking for others, own overlap; after the preview none of them", async () => {
    const { admin, member, courts } = await makeClub({ rules: { max_bookings_per_day: 1 } });
    const preview = (role: string | null) =>
      ownerSql`update auth.sessions set impersonating_role = ${role} where id = ${admin.sessionId}`;
    const at = (start: string, user_id?: string) =>
      outcome(book(admin, { court_id: courts[0]?.id, start_time: start, ...(user_id && { user_id }) }, now));
    await preview("member");
    expect(await at("2026-07-16T10:00")).toBe("201");
    expect(await at("2026-07-16T11:00")).toMatch("422 daily_limit");
    expect(await at("2026-07-30T11:00")).toMatch("422 advance_window");
    expect(await at("2026-07-17T11:00", member.id)).toBe("403 forbidden: Access Denied");
    await preview(null);
    expect(await at("2026-07-16T11:00")).toBe("201");
    expect(await at("2026-07-30T11:00")).toBe("201");
  });

  test("a member cannot start a preview", async () => {
    const { member, courts } = await makeClub({ rules: { advance_booking_days: 0 } });
    await ownerSql`update auth.sessions set impersonating_role = 'front_desk' where id = ${member.sessionId}`;
    expect(await outcome(book(member, { court_id: courts[0]?.id, start_time }, now))).toMatch("422 advance_window");
  });
});
