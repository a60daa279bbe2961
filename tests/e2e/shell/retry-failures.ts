import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Route } from "@playwright/test";
import { type Capability, can, type Role } from "../../../contracts/domain/roles.ts";
import type { RegistryEntry } from "../../../contracts/shell/remote.ts";
import type { Persona } from "../journey.ts";
import { root } from "./built-remotes.ts";

/** A screen, or a piece of another's page. */
export interface Place {
  remote: string;
  name: string;
  persona: Persona;
  path: string;
  /** The tab that shows a slot. */
  tab?: string;
  /** Its own code and style, as patterns of addresses. A slot's are not listed: all code of its remote but the entry. */
  code: string | RegExp;
  style?: string;
}

/** What happens to which files. */
export interface Failure {
  what: string;
  files: "all" | "code" | "style";
  respond: (route: Route) => Promise<void>;
}

const changed = (change: (body: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
};
const html = (route: Route) => route.fulfill({ contentType: "text/html", body: "<h1>It works!</h1>" });
const status = (code: number) => (route: Route) => route.fulfill({ status: code, body: "" });
const halfOf = (text: string) => text.slice(0, text.length / 2);

export const FAILURES: Failure[] = [
  { what: "its server is gone", files: "all", respond: (route) => route.abort("connectionrefused") },
  { what: "its code is not there", files: "code", respond: status(404) },
  { what: "its server sends HTML", files: "all", respond: html },
  { what: "the connection breaks at its code", files: "code", respond: (route) => route.abort("connectionreset") },
  { what: "its server is busy", files: "all", respond: status(503) },
  { what: "its code is HTML", files: "code", respond: html },
  { what: "its server sends other files", files: "all", respond: changed((text) => `${text}\n`) },
  { what: "its code has other bytes", files: "code", respond: changed((text) => `document.title = "hacked";${text}`) },
  { what: "its code ends in the middle", files: "code", respond: changed(halfOf) },
  { what: "its style is missing", files: "style", respond: (route) => route.abort() },
];

const PERSONAS: [Persona, Role][] = [
  ["member", "member"],
  ["frontdesk", "front_desk"],
  ["coach", "coach"],
  ["admin", "admin"],
];
const SLOT_PAGES: Record<string, string> = { "account.tabs": "/my-account", "dashboard.tabs": "/dashboard" };
/** Of what a path with an id shows: its screen is there, whatever it says of the id. */
const SOME_ID = "00000000-0000-4000-8000-000000000000";

/** With its files by screen, of which the browser's registry has none. */
interface Entry extends RegistryEntry {
  files?: Record<string, { file: string }[]>;
}
interface Audience {
  roles?: readonly Role[];
  needs?: Capability;
}

function personaOf({ roles, needs }: Audience): Persona {
  const persona = PERSONAS.find(([, role]) => (roles?.includes(role) ?? true) && (!needs || can(role, needs)));
  if (!persona) throw new Error(`no persona for ${JSON.stringify({ roles, needs })}`);
  return persona[0];
}

function placesOf({ name: remote, routes, slots = [], files = {} }: Entry): Place[] {
  const lastOf = (screen: string, ending: string) =>
    files[screen]?.findLast(({ file }) => file.endsWith(ending))?.file ?? null;
  const screens = [...Map.groupBy(routes, ({ screen }) => screen)].flatMap(([screen, [route]]): Place[] => {
    const [code, style] = [lastOf(screen, ".js"), lastOf(screen, ".css")];
    if (!route || !code) throw new Error(`${remote} has no code of ${screen}`);
    const path = route.path.replace(":id", SOME_ID);
    const place = { remote, name: screen, persona: personaOf(route), path, code: `**/${code}*` };
    return [{ ...place, ...(style && { style: `**/${style}*` }) }];
  });
  const code = new RegExp(`/_mf/${remote}/.*/assets/(?!__federation)[^/]*\\.js`);
  const pieces = slots.map((slot): Place => {
    const path = SLOT_PAGES[slot.slot];
    if (!path || !slot.label) throw new Error(`no page of ${slot.slot}`);
    return { remote, name: `${slot.slot} ${slot.id}`, persona: personaOf(slot), path, tab: slot.label, code };
  });
  return [...screens, ...pieces];
}

/** Every screen and slot of every remote that is live. */
export function places(): Place[] {
  const { remotes }: { remotes: Entry[] } = JSON.parse(readFileSync(join(root, "dist/site/remotes.json"), "utf8"));
  return remotes.flatMap(placesOf);
}

/** The addresses that a failure is of; undefined where the place has no such files. */
const filesOf = ({ remote, code, style }: Place, { files }: Failure) =>
  ({ all: `**/_mf/${remote}/**`, code, style })[files];

export const applies = (place: Place, failure: Failure): boolean => filesOf(place, failure) !== undefined;

/** Provokes the failure; returns what ends it. */
export async function provoke(page: Page, place: Place, failure: Failure): Promise<() => Promise<void>> {
  const files = filesOf(place, failure);
  if (!files) throw new Error(`${place.name} has no files for: ${failure.what}`);
  await page.route(files, failure.respond);
  return () => page.unroute(files);
}
