import { CAPABILITIES, ROLES, type Role, rolesWith } from "@courtside/contracts/domain/roles.ts";
import {
  type NavItem,
  type RegistryEntry,
  type RemoteFile,
  type RemoteRoute,
  type RouteDenial,
  SLOTS,
  type SlotItem,
} from "@courtside/contracts/shell/remote.ts";
import { isDesignPart } from "./designParts.ts";

/** What of a registry can be used, and in words what could not be. */
interface ParsedRegistry {
  remotes: RegistryEntry[];
  problems: string[];
}

class Broken extends Error {}

/** Reads `/remotes.json` entry by entry: a broken one costs only itself. Throws TypeError when it is no registry at all. */
export function parseRegistry(json: unknown): ParsedRegistry {
  const list = isRecord(json) ? json.remotes : undefined;
  if (!Array.isArray(list)) throw new TypeError("The registry has no list of remotes");
  const parsed: ParsedRegistry = { remotes: [], problems: [] };
  list.forEach((item, position) => {
    try {
      const entry = parseEntry(item);
      if (parsed.remotes.some(({ name }) => name === entry.name)) throw new Broken("is listed twice");
      parsed.remotes.push(entry);
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      const name = isRecord(item) && typeof item.name === "string" ? item.name : `number ${position + 1}`;
      parsed.problems.push(`Remote ${name} ${error.message}`);
    }
  });
  return parsed;
}

function parseEntry(item: unknown): RegistryEntry {
  const entry = record(item, "entry");
  const slots = entry.slots === undefined ? undefined : list(entry, "slots", parseSlot);
  return {
    name: matching(entry, "name", /^[a-z][a-z0-9-]*$/),
    version: text(entry, "version"),
    contract: number(entry, "contract"),
    entry: matching(entry, "entry", /^(https?:\/\/|\/(?!\/))/),
    ...(entry.script !== undefined && { script: parseScript(record(entry.script, "script")) }),
    routes: list(entry, "routes", parseRoute),
    nav: list(entry, "nav", parseNavItem),
    ...(slots && { slots }),
  };
}

function parseRoute(item: unknown): RemoteRoute {
  const route = record(item, "route");
  const { access, denied } = route;
  if (access !== "public" && access !== "signed-in" && access !== "club")
    throw new Broken("has a route with no access");
  if (denied !== undefined && denied !== "access-denied") throw new Broken("has a route with an unknown denial");
  const denial = route.denial === undefined ? undefined : parseDenial(record(route.denial, "denial"));
  return {
    path: path(route),
    screen: text(route, "screen"),
    title: text(route, "title"),
    access,
    ...((route.roles !== undefined || route.needs !== undefined) && { roles: audience(route) }),
    ...(denied && { denied }),
    ...(denial && { denial }),
    ...(Array.isArray(route.uses) && { uses: route.uses.filter(isDesignPart) }),
  };
}

/** Beside the manifest, so that the entry's address says where all of a remote's code comes from. */
const parseScript = (script: Fields): RemoteFile => ({
  file: matching(script, "file", /^[\w.-]+\.js$/),
  integrity: matching(script, "integrity", /^sha(256|384|512)-[\w+/]+=*$/),
});

const parseDenial = (denial: Fields): RouteDenial => ({
  reason: text(denial, "reason"),
  href: matching(denial, "href", /^\/(?!\/)/),
  label: text(denial, "label"),
});

const parseNavItem = (item: unknown): NavItem => {
  const nav = record(item, "nav entry");
  return {
    path: path(nav),
    label: text(nav, "label"),
    icon: text(nav, "icon"),
    roles: audience(nav),
    order: number(nav, "order"),
    ...(nav.main === true && { main: true }),
    ...(Array.isArray(nav.also) && { also: nav.also.filter((each) => typeof each === "string") }),
  };
};

const parseSlot = (item: unknown): SlotItem => {
  const slot = record(item, "slot");
  const name = SLOTS.find((known) => known === slot.slot);
  if (!name) throw new Broken("fills an unknown slot");
  return {
    slot: name,
    id: text(slot, "id"),
    label: text(slot, "label"),
    order: number(slot, "order"),
    roles: roles(slot),
  };
};

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function record(value: unknown, what: string): Fields {
  if (!isRecord(value)) throw new Broken(`has a broken ${what}`);
  return value;
}

function text(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== "string" || value === "") throw new Broken(`has no ${name}`);
  return value;
}

function matching(fields: Fields, name: string, pattern: RegExp): string {
  const value = text(fields, name);
  if (!pattern.test(value)) throw new Broken(`has a wrong ${name}: ${value}`);
  return value;
}

const path = (fields: Fields) => matching(fields, "path", /^\/[^\s?#]*$/);

function number(fields: Fields, name: string): number {
  const value = fields[name];
  if (typeof value !== "number" || !Number.isFinite(value)) throw new Broken(`has no ${name}`);
  return value;
}

function list<Item>(fields: Fields, name: string, parse: (item: unknown) => Item): Item[] {
  const value = fields[name];
  if (!Array.isArray(value)) throw new Broken(`has no ${name}`);
  return value.map(parse);
}

const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);

function roles(fields: Fields): Role[] {
  const value = fields.roles;
  if (!Array.isArray(value) || !value.every(isRole)) throw new Broken("names an unknown role");
  return value;
}

/** The roles of an audience (contracts/shell/remote.ts); a line that this shell's matrix lacks lets nobody in, so the entry is left out. */
function audience(fields: Fields): Role[] {
  if (fields.needs === undefined) return roles(fields);
  if (fields.roles !== undefined) throw new Broken("has both needs and roles");
  const capability = CAPABILITIES.find((known) => known === fields.needs);
  if (!capability) throw new Broken(`needs an unknown capability: ${String(fields.needs)}`);
  return rolesWith(capability);
}
