import { DEFAULT_RULES } from "@courtside/contracts/domain/club-rules.ts";
import { daySlots } from "@courtside/contracts/domain/club-time.ts";
import type postgres from "postgres";
import { afterAll, inject, vi } from "vitest";
import { type Database, openPool } from "../../api/src/db/pool.ts";
import { maintainDemoClub } from "../../api/src/demo/maintain.ts";
import { DEMO_CLUB_ID } from "../../api/src/demo/sample-club.ts";
import { startApi } from "./api-process.ts";
import { type ApiResponse, type Call, call } from "./call.ts";
import { startOwnDatabase } from "./own-database.ts";

export interface Visitor {
  id: string;
  token: string;
  refreshToken: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

export interface DemoWorld {
  /** The owner's connection. */
  sql: postgres.Sql;
  /** As an api process has it. */
  db: Database;
  url: string;
  env: { DATABASE_URL: string };
  /** A call of this world's api; `now` moves its clock. */
  call: (path: string, options?: Call) => Promise<ApiResponse>;
  visit: () => Promise<Visitor>;
  /** Runs the job after a run of the api's own has ended. */
  maintain: () => Promise<Record<string, number>>;
}

/** A database and an api process of the test file's own, because there is one demo club and visits are limited by address. */
export async function startDemoWorld(settings: Record<string, string> = {}): Promise<DemoWorld> {
  const { sql, env } = await startOwnDatabase();
  const db = openPool(env.DATABASE_URL);
  afterAll(() => db.end({ timeout: 1 }));
  const maintain = () =>
    vi.waitFor(
      async () => {
        const did = await maintainDemoClub(db);
        if (!did) throw new Error("the api's job is running");
        return did;
      },
      { timeout: 30_000, interval: 50 },
    );
  await maintain();
  const api = await startApi({ ...env, DATA_DIR: inject("dataDir"), TEST_CLOCK: "on", LOG_LEVEL: "warn", ...settings });
  afterAll(() => api.stop());
  const callHere = (path: string, options: Call = {}) => call(path, { ...options, url: api.url });
  const visit = async () => visitorOf(await callHere("/demo-visits", { method: "POST" }));
  return { sql, db, url: api.url, env, call: callHere, visit, maintain };
}

export function visitorOf({ status, text, body }: ApiResponse): Visitor {
  if (status !== 201) throw new Error(`no visit: ${status} ${text}`);
  const { session, expires_at } = body as { session: Record<string, string>; expires_at: string };
  const { access_token: token = "", refresh_token: refreshToken = "" } = session;
  const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  return { id: claims.sub, token, refreshToken, expiresAt: Date.parse(expires_at) };
}

/** How many future slots a date of the demo club has over its five courts, and how many of them are free. */
export async function roomOf(sql: postgres.Sql, date: string, now: number): Promise<{ slots: number; free: number }> {
  const courts = await sql<{ id: string }[]>`select id from courts where club_id = ${DEMO_CLUB_ID} and is_active`;
  const taken = await sql<{ court_id: string; starts_at: Date; ends_at: Date }[]>`
    select court_id, starts_at, ends_at from court_occupancies where club_id = ${DEMO_CLUB_ID}`;
  const slots = daySlots(date, DEFAULT_RULES).filter(({ startsAt }) => startsAt >= now);
  const cells = courts.flatMap(({ id }) => slots.map((slot) => ({ id, ...slot })));
  const free = cells.filter(
    ({ id, startsAt, endsAt }) =>
      !taken.some((row) => row.court_id === id && row.starts_at.getTime() < endsAt && row.ends_at.getTime() > startsAt),
  );
  return { slots: cells.length, free: free.length };
}
