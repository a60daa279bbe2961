import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { type Keys, openKeys } from "../../api/src/keys/keys.ts";
import { apiUrl, type TestPerson } from "./world.ts";

/** The installation's own keys. */
export const ownKeys = await openKeys({ dataDir: inject("dataDir") });

/** Another installation's keys, as a forger has them. */
export async function foreignKeys(): Promise<Keys> {
  const dataDir = await mkdtemp(join(tmpdir(), "courtside-foreign-"));
  try {
    return await openKeys({ dataDir });
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

/** The claims of a person's session; `changed` replaces some, and undefined drops one. */
export const claimsOf = (person: TestPerson, changed: Record<string, unknown> = {}) => ({
  iss: `${apiUrl}/auth/v1`,
  aud: "authenticated",
  sub: person.id,
  email: person.email,
  role: "authenticated",
  aal: "aal1",
  session_id: person.sessionId,
  iat: inSeconds(0),
  exp: inSeconds(3600),
  ...changed,
});

/** A token of a person's session that expires in `seconds`; negative: it has expired. */
export const tokenFor = (person: TestPerson, seconds: number): Promise<string> =>
  ownKeys.sign(claimsOf(person, { exp: inSeconds(seconds) }));

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A token that claims to need no signature. */
export const unsignedToken = (person: TestPerson): string =>
  `${part({ alg: "none", typ: "JWT" })}.${part(claimsOf(person))}.`;
