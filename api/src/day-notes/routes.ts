import { DAY_NOTE_MAX } from "@courtside/contracts/domain/day-note.ts";
import { createRoute, z } from "@hono/zod-openapi";
import { calendarDate, idempotencyKey, text } from "../http/fields.ts";
import { body, rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { inClub, onceInClub } from "../http/run-verb.ts";
import { readDayNote } from "./read.ts";
import { DayNote } from "./response.ts";
import { putDayNote } from "./write.ts";

const tags = ["Day notes"];
const security = [{ bearer: [] }];
const path = "/day-notes/{date}";
const params = z.object({ date: calendarDate });

const read = createRoute({
  method: "get",
  path,
  tags,
  security,
  summary: "The staff's note about a day",
  description: "Front desk, admins and coaches read it.",
  request: { params },
  responses: { ...rejections, 200: response(DayNote, "The note; an empty one if none was written") },
});

const put = createRoute({
  method: "put",
  path,
  tags,
  security,
  summary: "Write the staff's note about a day",
  description:
    "Front desk and admins. `version` is that of the note as it was read, 0 for the first. 409 `day_note_changed` if it was changed " +
    "since: `details.current` is the note as it is now. An empty text removes it.",
  request: {
    headers: idempotencyKey,
    params,
    body: body(z.object({ body: text.trim().max(DAY_NOTE_MAX), version: z.int().min(0).max(2_147_483_647) })),
  },
  responses: { ...rejections, 200: response(DayNote, "The note as it is now") },
});

export const dayNotes = newRouter()
  .openapi(read, async (c) => c.json(await inClub(c, (tx) => readDayNote(tx, c.req.valid("param").date)), 200))
  .openapi(put, async (c) => {
    const { date } = c.req.valid("param");
    const note = c.req.valid("json");
    return c.json(await onceInClub(c, note, (tx) => putDayNote(tx, date, note)), 200);
  });
