import { type Capability, type Role, rolesWith } from "@courtside/contracts/domain/roles.ts";
import type { RemoteEntry } from "@courtside/contracts/shell/registry.ts";
import { ENTRY_SHAPE } from "@courtside/contracts/shell/registry-shape.ts";
import { OWN_VOCABULARY, unknownTerms } from "@courtside/contracts/shell/registry-vocabulary.ts";
import type { NavItem, RegistryEntry, RemoteRoute, SlotItem } from "@courtside/contracts/shell/remote.ts";
import { readShape, ShapeError } from "@courtside/contracts/shell/shape.ts";
import { isDesignPart } from "./designParts.ts";

/** The usable part of a registry, and a message for each entry that is not. */
interface ParsedRegistry {
  remotes: RegistryEntry[];
  problems: string[];
}

/** Reads `/remotes.json` entry by entry: only invalid ones are dropped. Throws TypeError if it is no registry at all. */
export function parseRegistry(json: unknown): ParsedRegistry {
  const list = fieldOf(json, "remotes");
  if (!Array.isArray(list)) throw new TypeError("The registry has no list of remotes");
  const parsed: ParsedRegistry = { remotes: [], problems: [] };
  list.forEach((item, position) => {
    try {
      const entry = parseEntry(item);
      if (parsed.remotes.some(({ name }) => name === entry.name)) throw new ShapeError("is listed twice");
      parsed.remotes.push(entry);
    } catch (error) {
      if (!(error instanceof ShapeError)) throw error;
      const name = fieldOf(item, "name");
      parsed.problems.push(`Remote ${typeof name === "string" ? name : `number ${position + 1}`} ${error.message}`);
    }
  });
  return parsed;
}

/** A field of any JSON value; undefined if it has none. */
const fieldOf = (json: unknown, name: string): unknown => Object(json)[name];

function parseEntry(item: unknown): RegistryEntry {
  const { routes, nav, slots, ...rest } = readShape(item, ENTRY_SHAPE, "entry") as RemoteEntry;
  const [unknown] = unknownTerms({ routes, nav, slots }, OWN_VOCABULARY);
  if (unknown) throw new ShapeError(`names an unknown ${unknown.what}: ${unknown.term}`);
  return {
    ...rest,
    routes: routes.map(toRoute),
    nav: nav.map(toNavItem),
    // The check above found its values among those that the shell knows.
    ...(slots && { slots: slots as SlotItem[] }),
  };
}

function toRoute({ needs, roles, uses, ...route }: RemoteEntry["routes"][number]): RemoteRoute {
  const audience = rolesOf({ needs, roles });
  return {
    ...route,
    ...(audience && { roles: audience }),
    ...(Array.isArray(uses) && { uses: uses.filter(isDesignPart) }),
  };
}

function toNavItem({ needs, roles, main, also, ...item }: RemoteEntry["nav"][number]): NavItem {
  const audience = rolesOf({ needs, roles });
  if (!audience) throw new ShapeError("has no roles");
  return {
    ...item,
    roles: audience,
    ...(main === true && { main }),
    ...(Array.isArray(also) && { also: also.filter((each) => typeof each === "string") }),
  };
}

/** The roles that may use a route or a sidebar entry, whose values the shell knows. */
function rolesOf({ needs, roles }: { needs?: string; roles?: string[] }): Role[] | undefined {
  if (needs !== undefined && roles !== undefined) throw new ShapeError("has both needs and roles");
  return needs === undefined ? (roles as Role[] | undefined) : rolesWith(needs as Capability);
}
