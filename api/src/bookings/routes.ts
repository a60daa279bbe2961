import { createRoute, z } from "@hono/zod-openapi";
import { CALENDAR_TYPE } from "../calendar/ical.ts";
import type { ClubTx } from "../club-tx.ts";
import { calendarDate, idempotencyKey, instant, page, text } from "../http/fields.ts";
import { body, rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { inClub, onceInClub, onceInClubJudged } from "../http/run-verb.ts";
import { type JudgedBooking, judgeBooking, writeBooking } from "../scheduling/book-court.ts";
import type { BookingContextRow } from "../scheduling/bookings/queries.ts";
import { beginBooking } from "../scheduling/bookings/reading.ts";
import { Booking, type BookingResponse } from "../scheduling/bookings/response.ts";
import { moveBooking } from "../scheduling/move-booking.ts";
import { PlayerInputs, PlayersBody } from "../scheduling/players/fields.ts";
import { cancelSeries } from "../scheduling/series/cancel.ts";
import { moveSeries } from "../scheduling/series/move.ts";
import { SERIES_SCOPES } from "../scheduling/series/scope.ts";
import { readCalendarFile } from "./calendar-file.ts";
import { cancelBooking } from "./cancel.ts";
import { checkIn } from "./check-in.ts";
import { BookingDetails } from "./details/response.ts";
import { listBookings } from "./list.ts";
import { changePlayers } from "./players/change.ts";
import { leaveBooking } from "./players/leave.ts";
import { restoreBooking } from "./restore.ts";
import { showBooking } from "./show.ts";

const tags = ["Booking"];
const security = [{ bearer: [] }];

const scope = z.enum(SERIES_SCOPES).optional().openapi({
  description:
    "Of a booking of a series: itself, which is the default, it and those that follow, or all that have not begun",
});

const create = createRoute({
  method: "post",
  path: "/bookings",
  tags,
  security,
  summary: "Book a court",
  description:
    "`end_time` defaults to one slot. Staff may name the member in `user_id`. 409 `slot_conflict` carries `details.alternatives`. " +
    "`players` name who plays besides the booker: 409 `player_busy` and 422 name the field and the `person`. " +
    "Staff get 409 `slot_held` for a slot that is offered to a member on the waitlist; `override_hold` takes it from them.",
  request: {
    headers: idempotencyKey,
    body: body(
      z.object({
        court_id: z.uuid(),
        start_time: instant,
        end_time: instant.optional(),
        user_id: z.uuid().optional(),
        players: PlayerInputs.optional(),
        walk_in: z
          .boolean()
          .optional()
          .openapi({ description: "Staff: for the first guest among the players, who has no account" }),
        override_hold: z.boolean().optional(),
      }),
    ),
  },
  responses: { ...rejections, 201: response(Booking, "The booking") },
});

const list = createRoute({
  method: "get",
  path: "/bookings",
  tags,
  security,
  summary: "Own bookings, or the club's",
  request: {
    query: page.extend({
      scope: z.enum(["mine", "club"]).default("mine"),
      date: calendarDate.optional(),
      from: calendarDate.optional().openapi({ description: "From this club-local date on" }),
      to: calendarDate.optional().openapi({ description: "Up to this club-local date, which belongs to it" }),
      when: z.enum(["upcoming", "past"]).optional(),
      q: text.trim().max(100).optional().openapi({ description: "Part of a name or an email; only for staff" }),
      court_id: z.uuid().optional(),
      sport: text.max(40).optional(),
      kind: z.enum(["booking", "lesson"]).optional(),
      status: z.enum(["confirmed", "canceled"]).optional(),
      order: z
        .enum(["asc", "desc"])
        .optional()
        .openapi({ description: "By start; by default ascending, and descending for past ones" }),
    }),
  },
  responses: {
    ...rejections,
    200: response(
      z.object({
        data: z.array(Booking),
        next_cursor: z.string().nullable(),
        counts: z.object({ upcoming: z.number().int(), past: z.number().int() }).nullable(),
        total: z
          .number()
          .int()
          .nullable()
          .openapi({ description: "Of the club's whole list; only with its first page" }),
      }),
      "One page",
    ),
  },
});

const show = createRoute({
  method: "get",
  path: "/bookings/{id}",
  tags,
  security,
  summary: "One booking with its history",
  description: "Staff read any, with its booker's status; others their own, and the lessons they give.",
  request: { params: z.object({ id: z.uuid() }) },
  responses: { ...rejections, 200: response(BookingDetails, "The booking") },
});

const calendarFile = createRoute({
  method: "get",
  path: "/bookings/{id}/calendar.ics",
  tags,
  security,
  summary: "One booking as a file for calendar programs",
  description: "For those who may read the booking. A canceled one takes its entry away.",
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    ...rejections,
    200: { description: "RFC 5545", content: { "text/calendar": { schema: { type: "string" } } } },
  },
});

const cancel = createRoute({
  method: "post",
  path: "/bookings/{id}/cancel",
  tags,
  security,
  summary: "Cancel a future booking",
  request: {
    headers: idempotencyKey,
    params: z.object({ id: z.uuid() }),
    body: { content: { "application/json": { schema: z.object({ reason: text.trim().max(500).optional(), scope }) } } },
  },
  responses: { ...rejections, 200: response(Booking, "The canceled booking") },
});

const move = createRoute({
  method: "patch",
  path: "/bookings/{id}",
  tags,
  security,
  summary: "Move a booking, or make it longer or shorter",
  description:
    "In place: the id stays. What is left out stays; without `end_time` the length. Judged as a new booking as if the old place were " +
    "free: 409 `slot_conflict` carries `details.alternatives`, and nothing has changed. Staff may still change the end of one that " +
    "has begun, and take a time from the waitlist by `override_hold`. Lessons are not moved. With a `scope` all move by the same change " +
    "of wall time or none: `details.dates` names those that cannot, `details.alternatives` where all can. The caller's own move of the last ten " +
    "seconds is undone by naming the place before it, with the same `scope`.",
  request: {
    headers: idempotencyKey,
    params: z.object({ id: z.uuid() }),
    body: body(
      z
        .object({
          court_id: z.uuid().optional(),
          start_time: instant.optional(),
          end_time: instant.optional(),
          override_hold: z.boolean().optional(),
          scope,
        })
        .refine(({ court_id, start_time, end_time }) => court_id ?? start_time ?? end_time, {
          error: "names no change",
        }),
    ),
  },
  responses: { ...rejections, 200: response(Booking, "The booking at its new place") },
});

const players = createRoute({
  method: "put",
  path: "/bookings/{id}/players",
  tags,
  security,
  summary: "Say who plays besides the booker",
  description:
    "Until the start, for the booker and staff; the list replaces the one before. 409 `player_busy` and the rejections of limits and " +
    "quotas name the field and the `person`, and nothing has changed. Who was added or removed is notified.",
  request: {
    headers: idempotencyKey,
    params: z.object({ id: z.uuid() }),
    body: body(PlayersBody),
  },
  responses: { ...rejections, 200: response(Booking, "The booking with its players") },
});

const leave = createRoute({
  method: "delete",
  path: "/bookings/{id}/players/me",
  tags,
  security,
  summary: "Leave another's booking",
  description: "Until the start, for a member who plays; the booker is notified.",
  request: { headers: idempotencyKey, params: z.object({ id: z.uuid() }) },
  responses: { ...rejections, 200: response(Booking, "The booking as the caller may see it now") },
});

const restore = createRoute({
  method: "post",
  path: "/bookings/{id}/restore",
  tags,
  security,
  summary: "Undo a cancellation within ten seconds",
  description:
    "Only for the person who canceled it, while the slot is free: 409 `slot_conflict` or `slot_held` otherwise, 422 `restore_too_late` " +
    "afterwards. Restoring twice gives the same booking.",
  request: { headers: idempotencyKey, params: z.object({ id: z.uuid() }) },
  responses: { ...rejections, 200: response(Booking, "The booking, confirmed again") },
});

const checkInRoute = createRoute({
  method: "post",
  path: "/bookings/{id}/check-in",
  tags,
  security,
  summary: "Say that the players are there",
  description:
    "By any player, the coach of a lesson or staff, from 30 minutes before the start to the end: 422 `check_in_early`, " +
    "`check_in_late`, `check_in_canceled`. A second one responds like the first.",
  request: { headers: idempotencyKey, params: z.object({ id: z.uuid() }) },
  responses: { ...rejections, 200: response(Booking, "The booking with its check-in") },
});

export const bookings = newRouter()
  .openapi(create, async (c) => {
    const input = c.req.valid("json");
    const booked = await onceInClubJudged<BookingResponse, BookingContextRow, JudgedBooking>(c, input, {
      begin: (key) => beginBooking(input, key),
      judge: (tx, read) => judgeBooking(tx, input, read),
      write: (tx, judged, keep, last) => writeBooking(tx, judged, input, keep, last),
    });
    return c.json(booked, 201);
  })
  .openapi(list, async (c) => c.json(await inClub(c, (tx) => listBookings(tx, c.req.valid("query"))), 200))
  .openapi(show, async (c) => c.json(await inClub(c, (tx) => showBooking(tx, c.req.valid("param").id)), 200))
  .openapi(calendarFile, async (c) => {
    const { siteUrl } = c.get("deps").config;
    const text = await inClub(c, (tx) => readCalendarFile(tx, c.req.valid("param").id, siteUrl));
    const disposition = 'attachment; filename="booking.ics"';
    return c.body(text, 200, { "content-type": CALENDAR_TYPE, "content-disposition": disposition });
  })
  .openapi(cancel, async (c) => {
    const { id } = c.req.valid("param");
    const { reason, scope = "this" } = c.req.valid("json");
    const verb = (tx: ClubTx) =>
      scope === "this" ? cancelBooking(tx, id, reason) : cancelSeries(tx, id, scope, reason);
    return c.json(await onceInClub(c, { reason, scope }, verb), 200);
  })
  .openapi(move, async (c) => {
    const { id } = c.req.valid("param");
    const { scope = "this", ...input } = c.req.valid("json");
    const verb = (tx: ClubTx) => (scope === "this" ? moveBooking(tx, id, input) : moveSeries(tx, id, scope, input));
    return c.json(await onceInClub(c, { scope, ...input }, verb), 200);
  })
  .openapi(players, async (c) => {
    const { id } = c.req.valid("param");
    const input = c.req.valid("json");
    return c.json(await onceInClub(c, input, (tx) => changePlayers(tx, id, input)), 200);
  })
  .openapi(leave, async (c) => c.json(await onceInClub(c, {}, (tx) => leaveBooking(tx, c.req.valid("param").id)), 200))
  .openapi(checkInRoute, async (c) =>
    c.json(await onceInClub(c, {}, (tx) => checkIn(tx, c.req.valid("param").id)), 200),
  )
  .openapi(restore, async (c) =>
    c.json(await onceInClub(c, {}, (tx) => restoreBooking(tx, c.req.valid("param").id)), 200),
  );
