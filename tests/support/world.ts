import { randomUUID } from "node:crypto";
import { createApiClient, type FetchClient } from "@courtside/contracts/api/client.ts";
import { addDays, clubDate } from "@courtside/contracts/domain/club-clock.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import postgres from "postgres";
import { inject } from "vitest";
import { openKeys } from "../../api/src/keys/keys.ts";
import { raiseSession } from "./raise-session.ts";

/** The running api's origin, such as http://localhost:40123. */
export const apiUrl = inject("apiUrl");

/** A superuser's connection, which creates test data and bypasses tenant isolation. */
export const ownerSql = postgres(inject("ownerUrl"), { max: 2, onnotice: () => {} });

const keys = await openKeys({ dataDir: inject("dataDir") });

export interface TestPerson {
  id: string;
  email: string;
  name: string;
  role: Role;
  sessionId: string;
  token: string;
  /** Typed calls as this person. */
  api: FetchClient;
}

export interface TestClub {
  id: string;
  courts: { id: string; name: string; sport: string }[];
  admin: TestPerson;
  front_desk: TestPerson;
  coach: TestPerson;
  member: TestPerson;
  /** One more person of a role. */
  person: (role: Role, name?: string) => Promise<TestPerson>;
}

export interface ClubOptions {
  /** Columns of `clubs`. */
  rules?: Record<string, unknown>;
  courts?: number;
  sport?: string;
  /** Another api process to call. */
  url?: string;
}

/** A club of this test's own: paid, four people, tennis courts. No other test shares any of it. */
export async function makeClub({
  rules = {},
  courts = 2,
  sport = "tennis",
  url = apiUrl,
}: ClubOptions = {}): Promise<TestClub> {
  const id = randomUUID();
  await ownerSql`insert into clubs ${ownerSql({ id, name: `Club ${id.slice(0, 8)}`, subscription_status: "active", ...rules })}`;
  const rows = Array.from({ length: courts }, (_, index) => ({
    id: randomUUID(),
    club_id: id,
    name: `Court ${index + 1}`,
    sport,
  }));
  if (rows.length > 0) await ownerSql`insert into courts ${ownerSql(rows)}`;
  const person = (role: Role, name?: string) => makePerson(id, role, name, url);
  const [admin, front_desk, coach, member] = await Promise.all([
    person("admin"),
    person("front_desk"),
    person("coach"),
    person("member"),
  ]);
  return { id, courts: rows, admin, front_desk, coach, member, person };
}

/** In one statement, because most tests begin with four people. */
async function makePerson(clubId: string, role: Role, name = `Test ${role}`, url = apiUrl): Promise<TestPerson> {
  const id = randomUUID();
  const sessionId = randomUUID();
  const email = `${id}@people.courtside.test`;
  await ownerSql`
    with account as (
      insert into auth.users (id, email, email_confirmed_at) values (${id}, ${email}, now())
    ), person as (
      insert into users (id, email, full_name) values (${id}, ${email}, ${name})
    ), session as (
      insert into auth.sessions (id, user_id) values (${sessionId}, ${id})
    )
    insert into memberships (club_id, user_id, role) values (${clubId}, ${id}, ${role})`;
  return { id, email, name, role, ...(await sessionOf({ id, email, sessionId }, url)) };
}

/** A session as sign-in would open it, without the cost of the password hash. */
export async function openSession(userId: string, email: string, url = apiUrl) {
  const sessionId = randomUUID();
  await ownerSql`insert into auth.sessions (id, user_id) values (${sessionId}, ${userId})`;
  return sessionOf({ id: userId, email, sessionId }, url);
}

/** A session that has passed a second factor, of an account that becomes an operator of the installation. */
export async function openOperatorSession(userId: string, email: string, url = apiUrl) {
  await ownerSql`insert into auth.operators (user_id) values (${userId}) on conflict do nothing`;
  return openRaisedSession(userId, email, url);
}

/** A session that has passed a second factor. */
export async function openRaisedSession(userId: string, email: string, url = apiUrl) {
  const session = await openSession(userId, email, url);
  await raiseSession(ownerSql, userId, session.sessionId);
  return session;
}

async function sessionOf({ id, email, sessionId }: { id: string; email: string; sessionId: string }, url: string) {
  const now = Math.floor(Date.now() / 1000);
  const token = await keys.sign({
    // Every api process of a run signs tokens for the first one's site.
    iss: `${apiUrl}/auth/v1`,
    aud: "authenticated",
    sub: id,
    email,
    role: "authenticated",
    aal: "aal1",
    session_id: sessionId,
    iat: now,
    exp: now + 3600,
  });
  const { fetchClient } = createApiClient({ baseUrl: `${url}/api/v1`, getAccessToken: async () => token });
  return { sessionId, token, api: fetchClient };
}

/** A paired device and its token, without a key of its own. */
export async function insertDevice(
  club_id: string,
  name: string,
  columns: { id?: string; [column: string]: unknown } = {},
) {
  const { id = randomUUID() } = columns;
  const device = { public_key: ownerSql.json({ kty: "EC" }), paired_at: new Date(), ...columns, club_id, id, name };
  await ownerSql`insert into devices ${ownerSql(device)} on conflict do nothing`;
  const iat = Math.floor(Date.now() / 1000);
  const claims = { iss: `${apiUrl}/auth/v1`, aud: "device", sub: id, role: "device", iat, exp: iat + 3600 };
  return { id, token: await keys.sign(claims) };
}

/** The club-local date `days` from today's, by default in New York. */
export const dateFromNow = (days: number, timeZone = "America/New_York"): string =>
  addDays(clubDate(Date.now(), timeZone), days);
