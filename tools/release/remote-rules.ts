import { CAPABILITIES, ROLES, rolesWith } from "@courtside/contracts/domain/roles.ts";
import { z } from "zod";

const path = z.string().regex(/^\/[^\s?#]*$/, "must begin with /");
const text = z.string().min(1);
const roles = z.array(text);
// Which values exist is decided by the live shell (contract-problems.ts).
const audience = { roles: roles.optional(), needs: text.optional() };
const either = (fields: { roles?: unknown; needs?: unknown }) =>
  fields.roles === undefined || fields.needs === undefined;
const bothGiven = { error: "has both needs and roles" };

const route = z
  .looseObject({
    path,
    screen: text,
    title: text,
    access: z.enum(["public", "signed-in", "club"]),
    denied: z.literal("access-denied").optional(),
    denial: z.looseObject({ reason: text, href: path, label: text }).optional(),
    uses: z.array(text).optional(),
    ...audience,
  })
  .refine(either, bothGiven);
const nav = z.looseObject({ path, label: text, icon: text, order: z.number(), ...audience }).refine(either, bothGiven);
const slot = z.looseObject({
  slot: text,
  id: text,
  label: text,
  order: z.number(),
  roles,
});

/** A registry entry as the shell's contract wants it (contracts/shell/remote.ts). */
export const contractedEntry = z.looseObject({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/, "must be lower-case words joined by -"),
  version: text,
  contract: z.number().int(),
  entry: z.string().regex(/^(https?:\/\/|\/(?!\/))/, "must be an address"),
  routes: z.array(route),
  nav: z.array(nav),
  slots: z.array(slot).optional(),
});

export type ContractedEntry = z.infer<typeof contractedEntry>;

/** Whom a route or a sidebar entry is for; if it names none, everyone. */
export function rolesOf({
  roles,
  needs,
}: {
  roles?: string[] | undefined;
  needs?: string | undefined;
}): readonly string[] {
  if (needs === undefined) return roles ?? ROLES;
  const capability = CAPABILITIES.find((known) => known === needs);
  return capability ? rolesWith(capability) : [];
}
