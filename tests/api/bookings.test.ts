import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { dateFromNow, makeClub, ownerSql } from "../support/world.ts";

const tomorrow = dateFromNow(1);

test("a member books a free slot, sees it, and cancels it", async () => {
  const { id, member, courts } = await makeClub();
  const [court] = courts;
  const grid = await member.api.GET("/availability", { params: { query: { date: tomorrow, sport: "tennis" } } });
  const free = grid.data?.courts[0]?.slots.find((slot) => slot.state === "available");
  expect(grid.data?.allowance).toEqual({
    bookings_today: 0,
    daily_limit: 2,
    bookings_this_week: 0,
    weekly_limit: null,
    slots_left: 2,
  });
  const made = await member.api.POST("/bookings", {
    params: { header: {} },
    body: { court_id: court?.id ?? "", start_time: free?.start_time ?? "" },
  });
  expect(made.response.status).toBe(201);
  expect(made.data).toMatchObject({ court_name: "Court 1", status: "confirmed", can_cancel: true, user_id: member.id });

  const mine = await member.api.GET("/bookings", { params: { query: { scope: "mine" } } });
  expect(mine.data?.data.map((each) => each.id)).toEqual([made.data?.id]);
  expect(mine.data?.counts).toEqual({ upcoming: 1, past: 0 });
  const after = await member.api.GET("/availability", { params: { query: { date: tomorrow, sport: "tennis" } } });
  expect(after.data?.courts[0]?.slots.find((slot) => slot.start_time === free?.start_time)?.state).toBe("own");

  const canceled = await member.api.POST("/bookings/{id}/cancel", {
    params: { path: { id: made.data?.id ?? "" } },
    body: {},
  });
  expect(canceled.data?.status).toBe("canceled");
  const [left] =
    await ownerSql`select count(*)::int as n from court_occupancies where booking_id = ${made.data?.id ?? ""}`;
  expect(left?.n).toBe(0);
  const [audited] = await ownerSql`select count(*)::int as n from audit_log where club_id = ${id}`;
  expect(audited?.n).toBe(2);
});

test("a taken slot is rejected with alternatives, and the message says so", async () => {
  const { member, coach, courts } = await makeClub();
  const body = { court_id: courts[0]?.id ?? "", start_time: `${tomorrow}T10:00` };
  await member.api.POST("/bookings", { params: { header: {} }, body });
  const lost = await coach.api.POST("/bookings", { params: { header: {} }, body });
  expect(lost.response.status).toBe(409);
  expect(lost.error).toMatchObject({
    code: "slot_conflict",
    message: "This time slot conflicts with an existing booking",
  });
  expect(lost.error?.details?.alternatives).toHaveLength(3);
});

test("the same idempotency key returns the first response, with another body 422", async () => {
  const { member, courts } = await makeClub();
  const params = { header: { "idempotency-key": randomUUID() } };
  const body = { court_id: courts[0]?.id ?? "", start_time: `${tomorrow}T10:00` };
  const first = await member.api.POST("/bookings", { params, body });
  const again = await member.api.POST("/bookings", { params, body });
  expect(again.data).toEqual(first.data);
  const other = await member.api.POST("/bookings", { params, body: { ...body, start_time: `${tomorrow}T11:00` } });
  expect(other.response.status).toBe(422);
  expect(other.error?.code).toBe("idempotency_key_reused");
});
