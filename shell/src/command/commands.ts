import { CAPABILITIES, type Role, rolesWith } from "@courtside/contracts/domain/roles.ts";
import { COMMAND_INPUTS } from "@courtside/contracts/shell/command-inputs.ts";
import type { CommandInput, CommandItem, RegistryEntry } from "@courtside/contracts/shell/remote.ts";
import { readShape, type Shape, ShapeError } from "@courtside/contracts/shell/shape.ts";
import { navOf } from "../access/home.ts";

const text = /[\s\S]/;
const COMMAND: Shape = {
  fields: {
    label: text,
    icon: text,
    path: /^\/(?!\/)[^\s#]*$/,
    "needs?": text,
    "roles?": { each: text },
    order: "number",
    "verbs?": { each: text },
    "takes?": "any",
  },
};

/** The commands of a role, in order. What this shell does not understand is left out. */
export function commandsOf(remotes: readonly RegistryEntry[], role: Role): CommandItem[] {
  return remotes
    .flatMap(({ commands }) => (Array.isArray(commands) ? commands.flatMap(readCommand) : []))
    .filter(({ roles }) => roles.includes(role))
    .sort((one, other) => one.order - other.order);
}

function readCommand(json: unknown): CommandItem[] {
  try {
    const { needs, roles, takes, ...item } = readShape(json, COMMAND, "command") as CommandItem & { needs?: string };
    const capability = CAPABILITIES.find((known) => known === needs);
    const audience = capability ? rolesWith(capability) : needs === undefined ? roles : undefined;
    return audience ? [{ ...item, roles: audience, takes: understood(takes) }] : [];
  } catch (error) {
    if (error instanceof ShapeError) return [];
    throw error;
  }
}

const understood = (takes: unknown): Partial<Record<CommandInput, string>> =>
  Object.fromEntries(
    Object.entries(Object(takes) as object).filter(
      ([input, parameter]) => COMMAND_INPUTS.some((known) => known === input) && typeof parameter === "string",
    ),
  );

/** The address of a command that is given some of the things that it takes; other things are left out. */
export function commandAddress({ path, takes }: CommandItem, given: Partial<Record<CommandInput, string>>): string {
  const [pathname = path, query] = path.split("?");
  const params = new URLSearchParams(query);
  for (const input of COMMAND_INPUTS) {
    const [parameter, value] = [takes?.[input], given[input]];
    if (parameter && value) params.set(parameter, value);
  }
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}

export interface PaletteScreen {
  path: string;
  label: string;
  icon: string;
}

/**
 * The screens that a role may open: the sidebar's, then those without an entry in it, each title once. What needs a sign-in and no club is
 * the operator's, whom My Account leads there.
 */
export function screensOf(
  remotes: readonly RegistryEntry[],
  role: Role,
  hasScreen: (path: string) => boolean,
): PaletteScreen[] {
  const nav = navOf(remotes, role);
  const hidden = remotes
    .flatMap(({ routes }) => routes)
    .filter(({ path, access }) => !path.includes(":") && access !== "signed-in")
    .filter(({ roles }) => !roles || roles.includes(role))
    .map(({ path, title }) => ({ path, label: title, icon: "list" }));
  const account = { path: "/my-account", label: "My Account", icon: "user" };
  const all = [...nav.map(({ path, label, icon }) => ({ path, label, icon })), ...hidden, account];
  return all.filter(
    ({ path, label }, at) =>
      hasScreen(path) && all.findIndex((other) => other.path === path || other.label === label) === at,
  );
}
