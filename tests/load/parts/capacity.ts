import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type postgres from "postgres";
import { startApi } from "../../support/api-process.ts";
import { type LoadClub, makeLoadClub } from "../../support/load-club.ts";
import { bookingStart, PLAN_RULES } from "../booking-plan.ts";
import { Connection, requestText } from "../measure/connection.ts";
import { portOf } from "../measure/over-http.ts";
import { fillClubs, fillDays, ORDINARY_CLUB, SITE, SMALL_CLUB } from "../stage/clubs.ts";
import type { Stage } from "../stage/database.ts";
import { processorTime } from "../stage/processor-time.ts";
import { residentMemory } from "../stage/resident-memory.ts";
import { kibibytes, printTable, whole } from "../table.ts";
import { availabilityRequest, DAY, dayRequest } from "./days.ts";

const BOOKINGS = 2_000;
const MEMBERS = 8;
/** Of each member, first. */
const WARM = 25;
const READS = 3_000;
/** Clubs whose day is asked for, so that the process keeps it. */
const KEPT = 200;
const FILLED = 1_000;

/** What a club, a booking and a read take of disk, log, processor and memory: the constants of docs/scaling.md, "What one machine holds". */
export async function benchCapacity(stage: Stage): Promise<void> {
  const { ownerSql, apiUrl } = await stage.addDatabase("capacity");
  const options = { members: MEMBERS, courts: MEMBERS, rules: PLAN_RULES, siteUrl: SITE };
  const api = await startApi({ DATABASE_URL: apiUrl, DATA_DIR: stage.dataDir, SITE_URL: SITE, LOG_LEVEL: "warn" });
  stage.atEnd(api.stop);
  const fresh = residentMemory(api.child.pid);
  const club = await makeLoadClub(ownerSql, stage.keys, options);
  const server = await serverOf(ownerSql);

  const port = portOf(api);
  await book(club, port, 0, WARM);
  const [before, beforeLog] = [await sizes(ownerSql), await logBytes(ownerSql)];
  const booked = await timed(server, api.child.pid, () => book(club, port, WARM, WARM + BOOKINGS / MEMBERS));
  const [after, afterLog] = [await sizes(ownerSql), await logBytes(ownerSql)];
  const grown = [...after].map(([table, bytes]) => [table, (bytes - (before.get(table) ?? 0)) / BOOKINGS] as const);
  printTable(
    `A booking on the disk, of ${whole(BOOKINGS)}`,
    ["", "each"],
    [
      ...grown
        .filter(([, bytes]) => bytes > 10)
        .sort(([, one], [, other]) => other - one)
        .map(([table, bytes]) => [table, kibibytes(bytes)]),
      ["all tables", kibibytes(grown.reduce((sum, [, bytes]) => sum + bytes, 0))],
      ["write-ahead log", kibibytes((afterLog - beforeLog) / BOOKINGS)],
    ],
  );

  const reading = await makeLoadClub(ownerSql, stage.keys, options);
  await fillDays(ownerSql, reading.clubId, DAY, 7);
  const connection = await Connection.open(port);
  const read = (request: string) =>
    timed(server, api.child.pid, async () => {
      for (let n = 0; n < READS; n++) {
        const { status } = await connection.send(request);
        if (status !== 200) throw new Error(String(status));
      }
    });
  const [day, availability] = [
    await read(dayRequest(reading.members[0]?.token)),
    await read(availabilityRequest(reading.members[0]?.token)),
  ];
  const others: LoadClub[] = [];
  for (let n = 0; n < KEPT; n++) {
    const other = await makeLoadClub(ownerSql, stage.keys, options);
    await fillDays(ownerSql, other.clubId, DAY, 0);
    others.push(other);
  }
  const beforeKept = residentMemory(api.child.pid);
  for (const { members } of others) await connection.send(dayRequest(members[0]?.token));
  const kept = residentMemory(api.child.pid) - beforeKept;
  connection.close();
  printTable(
    "Processor time, ms",
    ["", "api", "Postgres"],
    [
      ["a booking", ...perOne(booked, BOOKINGS)],
      ["a kept day", ...perOne(day, READS)],
      ["GET /availability", ...perOne(availability, READS)],
    ],
  );
  console.log(
    `memory of the api: ${whole(fresh)} MiB at its start, ${whole(residentMemory(api.child.pid))} now; ${KEPT} more kept days: ${kept.toFixed(1)} MiB`,
  );

  for (const [name, size] of [
    ["ordinary", ORDINARY_CLUB],
    ["small", SMALL_CLUB],
  ] as const) {
    const [{ bytes: from = 0 } = {}] = await databaseSize(ownerSql);
    await fillClubs(ownerSql, FILLED, size);
    const [{ bytes: to = 0 } = {}] = await databaseSize(ownerSql);
    console.log(
      `${name} club of ${size.courts} courts and ${size.members} members: ${kibibytes((to - from) / FILLED)}`,
    );
  }
}

/** Each member books `from` to `to` of the plan, on a court of their own. */
async function book({ members, courtIds }: LoadClub, port: number, from: number, to: number): Promise<void> {
  await Promise.all(
    members.map(async ({ token }, number) => {
      const connection = await Connection.open(port);
      for (let n = from; n < to; n++) {
        const start_time = new Date(bookingStart(Date.parse(`${DAY}T15:00Z`), n)).toISOString();
        const input = { court_id: courtIds[number], start_time };
        const headers = { "idempotency-key": randomUUID() };
        const request = requestText("POST", "/api/v1/bookings", token, input, headers);
        const { status, body: text } = await connection.send(request);
        if (status !== 201) throw new Error(`${status} ${text.toString()}`);
      }
      connection.close();
    }),
  );
}

interface Spent {
  api: number;
  server: number;
}
async function timed(server: number, apiPid: number | undefined, work: () => Promise<void>): Promise<Spent> {
  const now = () => ({ api: processorTime(apiPid), server: serverTime(server) });
  const before = now();
  await work();
  const after = now();
  return { api: after.api - before.api, server: after.server - before.server };
}
const perOne = ({ api, server }: Spent, count: number) => [api, server].map((ms) => (ms / count).toFixed(3));

/** The first process of the server, whose children are its sessions. */
async function serverOf(sql: postgres.Sql): Promise<number> {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  return parentOf(row?.pid ?? 0);
}
const parentOf = (pid: number) => Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);

function serverTime(server: number): number {
  let sum = processorTime(server);
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      if (parentOf(Number(name)) === server) sum += processorTime(Number(name));
    } catch {
      // Ended meanwhile.
    }
  }
  return sum;
}

async function sizes(sql: postgres.Sql): Promise<Map<string, number>> {
  const rows = await sql<{ name: string; bytes: number }[]>`
    select oid::regclass::text as name, pg_total_relation_size(oid)::float as bytes from pg_class
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'auth'::regnamespace)`;
  return new Map(rows.map(({ name, bytes }) => [name, bytes]));
}
const databaseSize = (sql: postgres.Sql) =>
  sql<{ bytes: number }[]>`select pg_database_size(current_database())::float as bytes`;
async function logBytes(sql: postgres.Sql): Promise<number> {
  const [row] = await sql<{ bytes: number }[]>`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float as bytes`;
  return row?.bytes ?? 0;
}
