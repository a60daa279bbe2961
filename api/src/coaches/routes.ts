import { createRoute, z } from "@hono/zod-openapi";
import { callOf } from "../auth/http/caller.ts";
import { ErrorBody } from "../http/errors.ts";
import { idempotencyKey, oneLine, text } from "../http/fields.ts";
import { body, rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { inClub, onceInClub } from "../http/run-verb.ts";
import { addCoach, type Invite } from "./add.ts";
import { coachAvailability } from "./availability/routes.ts";
import { coachCalendar } from "./calendar/routes.ts";
import { editCoach } from "./edit.ts";
import { listCoaches, showCoach } from "./list.ts";
import { Coach, InvitedCoach, type InvitedCoachResponse } from "./response.ts";
import { coachTimeOff } from "./time-off/routes.ts";

const tags = ["Coaches"];
const security = [{ bearer: [] }];
const params = z.object({ id: z.uuid() });
const profile = {
  name: oneLine.trim(),
  email: text.trim(),
  bio: text.trim().openapi({ maxLength: 4000 }),
  sports: z.array(oneLine.trim().toLowerCase()).max(60),
};

const list = createRoute({
  method: "get",
  path: "/coaches",
  tags,
  security,
  summary: "The club's coaches",
  responses: {
    ...rejections,
    200: response(
      z.object({
        data: z.array(Coach),
        invited: z.array(InvitedCoach).openapi({ description: "Not accepted yet; for staff only, otherwise empty" }),
      }),
      "Coaches by name",
    ),
  },
});

const add = createRoute({
  method: "post",
  path: "/coaches",
  tags,
  security,
  summary: "Add a coach: they are invited by mail, and become a coach when they accept",
  request: { headers: idempotencyKey, body: body(z.object({ ...profile, bio: profile.bio.default("") })) },
  responses: {
    ...rejections,
    201: response(InvitedCoach, "The invited coach"),
    429: response(ErrorBody, "Too many mails to this address or from this club"),
  },
});

const show = createRoute({
  method: "get",
  path: "/coaches/{id}",
  tags,
  security,
  summary: "One coach",
  request: { params },
  responses: { ...rejections, 200: response(Coach, "The coach") },
});

const edit = createRoute({
  method: "patch",
  path: "/coaches/{id}",
  tags,
  security,
  summary: "Change a coach's name, bio or sports",
  description:
    "For staff, and for the coach. The email address can be changed only in the account itself; here it is rejected.",
  request: { headers: idempotencyKey, params, body: body(z.object(profile).partial()) },
  responses: { ...rejections, 200: response(Coach, "The coach as they are now") },
});

export const coaches = ({ invite }: { invite: Invite }) =>
  newRouter()
    .openapi(list, async (c) => c.json(await inClub(c, listCoaches), 200))
    .openapi(add, async (c) => {
      const input = c.req.valid("json");
      // A retry that gets the first response sends no second mail.
      let send = () => {};
      const made = await onceInClub(c, input, async (tx): Promise<InvitedCoachResponse> => {
        const one = await addCoach(tx, callOf(c), input, invite);
        send = one.send;
        return one.coach;
      });
      send();
      return c.json(made, 201);
    })
    .openapi(show, async (c) => c.json(await inClub(c, (tx) => showCoach(tx, c.req.valid("param").id)), 200))
    .openapi(edit, async (c) => {
      const { id } = c.req.valid("param");
      const input = c.req.valid("json");
      return c.json(await onceInClub(c, input, (tx) => editCoach(tx, id, input)), 200);
    })
    .route("/", coachAvailability)
    .route("/", coachTimeOff)
    .route("/", coachCalendar);
