import { ROLES } from "@courtside/contracts/domain/roles.ts";
import { createRoute, z } from "@hono/zod-openapi";
import { Club, clubAnswer } from "../clubs/answer.ts";
import { selectClub } from "../clubs/queries.ts";
import { answer, refusals } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { asPerson } from "../http/transaction.ts";
import { Access } from "./access.ts";
import { hasStaffPin } from "./staff-pin/queries.ts";
import { staffPin } from "./staff-pin/routes.ts";

const role = z.enum(ROLES).nullable();

const Profile = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string(),
    full_name: z.string().openapi({ description: "Always equal to name (decision 2)" }),
    role,
    club_id: z.uuid().nullable(),
    created_at: z.iso.datetime(),
    is_demo: z.boolean(),
    impersonating_role: role,
    bio: z.string(),
    sports: z.array(z.string()),
    has_staff_pin: z.boolean(),
  })
  .openapi("Profile");

export const Me = z
  .object({ profile: Profile, club: z.union([Club, z.null()]), access: Access, role, effective_role: role })
  .openapi("Me");

const readMe = createRoute({
  method: "get",
  path: "/me",
  tags: ["Session"],
  summary: "Who is signed in, their club, and what the club's access is",
  security: [{ bearer: [] }],
  responses: { 200: answer(Me, "The signed-in person"), 401: refusals[401], 503: refusals[503] },
});

export const me = newRouter().openapi(readMe, async (c) => {
  const answered = await asPerson(c, async ({ sql, person }) => {
    const club = person.clubId ? clubAnswer(await selectClub(sql, person.clubId)) : null;
    return {
      profile: {
        id: person.userId,
        email: person.email,
        name: person.fullName,
        full_name: person.fullName,
        role: person.role,
        club_id: person.clubId,
        created_at: person.createdAt,
        is_demo: person.isDemo,
        impersonating_role: person.impersonatingRole,
        bio: person.bio,
        sports: person.sports,
        has_staff_pin: club ? await hasStaffPin(sql, club.id, person.userId) : false,
      },
      club,
      access: person.access,
      role: person.role,
      effective_role: person.impersonatingRole ?? person.role,
    };
  });
  return c.json(answered, 200);
});

me.route("/", staffPin);
