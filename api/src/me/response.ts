import { ROLES } from "@courtside/contracts/domain/roles.ts";
import { z } from "@hono/zod-openapi";
import type { PersonTx } from "../club-tx.ts";
import { callFunction } from "../db/call.ts";
import { selectClub } from "../tenant/queries.ts";
import { Club, clubResponse } from "../tenant/response.ts";
import { Access } from "./access.ts";
import { deskSports } from "./desk-sports.ts";
import { isInDirectory, selectOptionalRemoval } from "./profile/queries.ts";
import { selectSuspension, selectTrial } from "./queries.ts";
import { hasStaffPin } from "./staff-pin/queries.ts";

const role = z.enum(ROLES).nullable();

const Profile = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string(),
    full_name: z.string().openapi({ description: "Always equal to name" }),
    role,
    club_id: z.uuid().nullable(),
    created_at: z.iso.datetime(),
    is_demo: z.boolean(),
    impersonating_role: role,
    bio: z.string(),
    sports: z.array(z.string()),
    has_staff_pin: z.boolean(),
    in_directory: z.boolean().openapi({ description: "Whether members find the person in the club's directory" }),
  })
  .openapi("Profile");

/** The trial status, as `get_club_trial_status` derives it (docs/product/access.md#access-states). */
const Trial = z
  .object({
    is_paid: z.boolean(),
    trial_active: z.boolean(),
    trial_expires: z.iso.datetime().nullable(),
    subscription_status: z.string(),
    has_access: z.boolean(),
    days_remaining: z.number().int().nullable().openapi({ description: "Whole days, rounded up" }),
  })
  .openapi("Trial");

const OwnSession = z
  .object({
    expires_at: z.iso
      .datetime()
      .nullable()
      .openapi({ description: "When the session ends even if it is refreshed; null: it has no such end" }),
    qa_role: role.openapi({ description: "The persona of a QA session; null for every other session" }),
  })
  .openapi("OwnSession");

export const Me = z
  .object({
    profile: Profile,
    club: z.union([Club, z.null()]),
    access: Access,
    trial: z.union([Trial, z.null()]),
    session: OwnSession,
    suspension: z
      .union([z.object({ since: z.iso.datetime(), reason: z.string().nullable() }), z.null()])
      .openapi({ description: "Of a suspended club; the reason is for its admins, and null for everybody else" }),
    removed_from: z
      .union([z.object({ club_name: z.string(), removed_at: z.iso.datetime(), club_closed: z.boolean() }), z.null()])
      .openapi({ description: "The club that removed the person, or that closed, while they belong to no club" }),
    role,
    effective_role: role,
    desk_sports: z
      .array(z.string())
      .optional()
      .openapi({
        description:
          "For admins and front desk: the club's sports, and those that it has taken off its list while courts of theirs are active or have " +
          "something ahead",
      }),
    is_operator: z.boolean().openapi({ description: "Whether the person is an operator of the installation" }),
  })
  .openapi("Me");

export async function meResponse({ sql, person }: Pick<PersonTx, "sql" | "person">): Promise<z.infer<typeof Me>> {
  const { clubId } = person;
  const removal = clubId ? undefined : await selectOptionalRemoval(sql);
  const [club, trial, has_staff_pin, in_directory] = clubId
    ? await Promise.all([
        selectClub(sql, clubId),
        selectTrial(sql, clubId),
        hasStaffPin(sql, clubId, person.userId),
        isInDirectory(sql, clubId, person.userId),
      ])
    : [null, null, false, false];
  const effectiveRole = person.impersonatingRole ?? person.role;
  return {
    profile: {
      id: person.userId,
      email: person.email,
      name: person.fullName,
      full_name: person.fullName,
      role: person.role,
      club_id: clubId,
      created_at: person.createdAt,
      is_demo: person.isDemo,
      impersonating_role: person.impersonatingRole,
      bio: person.bio,
      sports: person.sports,
      has_staff_pin,
      in_directory,
    },
    club: club && clubResponse(club),
    access: person.access,
    trial: trial && { ...trial, trial_expires: trial.trial_expires?.toISOString() ?? null },
    session: { expires_at: person.sessionExpiresAt, qa_role: person.qaRole },
    suspension: await suspensionOf(sql, person),
    removed_from: removal ? { ...removal, removed_at: removal.removed_at.toISOString() } : null,
    role: person.role,
    effective_role: effectiveRole,
    desk_sports: club ? await deskSports(sql, club, effectiveRole) : undefined,
    is_operator: (await callFunction(sql, "is_operator")) ?? false,
  };
}

async function suspensionOf(sql: PersonTx["sql"], { clubId, role, impersonatingRole, access }: PersonTx["person"]) {
  if (!clubId || access.access_type !== "suspended") return null;
  const { suspended_at, suspension_reason } = await selectSuspension(sql, clubId);
  const isAdmin = (impersonatingRole ?? role) === "admin";
  return { since: suspended_at.toISOString(), reason: isAdmin ? suspension_reason : null };
}
