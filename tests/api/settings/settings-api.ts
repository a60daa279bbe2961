import { call } from "../../support/call.ts";
import type { TestPerson } from "../../support/world.ts";

/** GET /club. */
export const readClub = (person: TestPerson) => call("/club", { token: person.token });

/** PATCH /club, by default at version 1, the one of a new club. */
export const save = (person: TestPerson, changes: Record<string, unknown>, now?: string) =>
  call("/club", { method: "PATCH", token: person.token, body: { version: 1, ...changes }, now });
