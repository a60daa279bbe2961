import { CAPABILITIES, ROLES } from "../domain/roles.ts";
import type { RemoteEntry, ShellOffer } from "./registry.ts";

/** Screens that other remotes may add a tab to. */
export const SLOTS = ["account.tabs", "dashboard.tabs"] as const;

/** The terms of a remote.json that a shell understands. It leaves out a remote that uses another one. */
export type ShellVocabulary = ShellOffer["knows"];

/** The terms of this checkout. */
export const OWN_VOCABULARY: ShellVocabulary = { roles: ROLES, capabilities: CAPABILITIES, slots: SLOTS };

export interface UnknownTerm {
  what: "capability" | "role" | "slot";
  term: string;
}

/** The terms of an entry that a shell does not understand, each once. */
export function unknownTerms(
  { routes, nav, slots = [] }: Pick<RemoteEntry, "routes" | "nav" | "slots">,
  knows: ShellVocabulary,
): UnknownTerm[] {
  const audiences = [...routes, ...nav];
  const used = [
    ["capability", audiences.map(({ needs }) => needs), knows.capabilities],
    ["role", [...audiences, ...slots].flatMap(({ roles }) => roles), knows.roles],
    ["slot", slots.map(({ slot }) => slot), knows.slots],
  ] as const;
  return used.flatMap(([what, terms, known]) =>
    [...new Set(terms)].flatMap((term) => (term === undefined || known.includes(term) ? [] : { what, term })),
  );
}
