import { setTimeout as delay } from "node:timers/promises";
import { type ApiProcess, startApi } from "../../support/api-process.ts";
import { book } from "../../support/book.ts";
import { type LoadClub, makeLoadClub } from "../../support/load-club.ts";
import { bookingStart, PER_DAY, PLAN_RULES } from "../booking-plan.ts";
import { portOf } from "../measure/over-http.ts";
import { SITE } from "../stage/clubs.ts";
import type { Stage, StageDatabase } from "../stage/database.ts";
import { type Listener, openDeafListener, openListeners } from "../stage/listeners.ts";
import { processorTime } from "../stage/processor-time.ts";
import { residentMemory } from "../stage/resident-memory.ts";
import { printTable, verdict, whole } from "../table.ts";

const LISTENERS = 1_000;
const MEMBERS = 20;
/** The number of changes until the runtime's heap has its size under this load; from there on it must not grow. */
const WARM_UP = 400;
const BOOKINGS = 200;
/** The steady load: this many bookings each second, for as many seconds. */
const PER_SECOND = 50;
const SECONDS = 10;
const DEAF = 20;
const FLOOD = 10_000;
/** Dates of one change: some five kilobytes, near the most that a notification may hold. */
const DATES = 400;
const DAY = 86_400_000;

/** How soon a thousand listeners receive a booking, and whether memory grows with bookings or with listeners who do not read. */
export async function benchLive(stage: Stage): Promise<void> {
  const database = await stage.addDatabase("live_club");
  const options = { members: MEMBERS, courts: MEMBERS, rules: PLAN_RULES, siteUrl: SITE };
  const club = await makeLoadClub(database.ownerSql, stage.keys, options);
  const api = await startApi({ DATABASE_URL: database.apiUrl, DATA_DIR: stage.dataDir, SITE_URL: SITE });
  stage.atEnd(api.stop);
  const tokens = club.members.map((member) => member.token);
  const listeners = await openListeners(portOf(api), tokens, LISTENERS);
  stage.atEnd(async () => {
    for (const listener of listeners) listener.close();
  });

  await openGrids(api, club);
  const delays: number[] = [];
  const memory = { before: 0, after: 0 };
  let used = 0;
  for (let n = 0; n < WARM_UP + BOOKINGS; n++) {
    if (n === WARM_UP) {
      memory.before = residentMemory(api.child.pid);
      used = processorTime(api.child.pid);
    }
    const sent = performance.now();
    await bookNext(api, club, n);
    const heard = await Promise.all(listeners.map((listener) => listener.heard(n + 1)));
    if (n >= WARM_UP) delays.push(...heard.map((at) => at - sent));
  }
  memory.after = residentMemory(api.child.pid);
  const perChange = (processorTime(api.child.pid) - used) / BOOKINGS;
  const steady = await bookSteadily(api, club, listeners);
  delays.sort((a, b) => a - b);
  const at = (share: number) => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] ?? 0;

  for (const listener of listeners) listener.close();
  const flood = await floodDeafListeners(stage, api, club, database.ownerSql);

  printTable(
    `GET /live: ${whole(LISTENERS)} listeners of one process, ${BOOKINGS} bookings`,
    ["", "half", "99 %", "the last"],
    [["from sending a booking to its being heard, ms", whole(at(0.5)), whole(at(0.99)), whole(at(1))]],
  );
  printTable(
    `The process's processor time with ${whole(LISTENERS)} listeners, the bookings themselves included`,
    ["", "ms a change", "of one core", "99 % heard, ms"],
    [
      ["one booking at a time", perChange.toFixed(1), "", whole(at(0.99))],
      [
        `${PER_SECOND} bookings a second, ${whole(steady.rate)} reached`,
        steady.perChange.toFixed(1),
        `${whole(steady.share * 100)} %`,
        whole(steady.p99),
      ],
    ],
  );
  printTable(
    "The process's memory, MiB",
    ["", "before", "after"],
    [
      [`${BOOKINGS} bookings, ${whole(LISTENERS)} listeners`, whole(memory.before), whole(memory.after)],
      [`${PER_SECOND} bookings a second for ${SECONDS} s`, whole(memory.after), whole(steady.memory)],
      [`${whole(FLOOD)} changes, ${DEAF} listeners who never read`, whole(flood.before), whole(flood.after)],
    ],
  );
  verdict("the last listener, seconds after the booking was sent", at(1) / 1000, { atMost: 1 });
  verdict("processor time of one change, ms", perChange, { atMost: 50 }, 1);
  verdict(`memory after / before ${PER_SECOND} bookings a second`, steady.memory / memory.after, { atMost: 1.2 });
  verdict("memory after / before the bookings", memory.after / memory.before, { atMost: 1.2 });
  verdict("memory after / before the changes that no listener read", flood.after / flood.before, { atMost: 1.2 });
}

/** Bookings at a fixed rate, whether or not the listeners have received the earlier ones. */
async function bookSteadily(api: ApiProcess, club: LoadClub, listeners: Listener[]) {
  const first = WARM_UP + BOOKINGS;
  const used = processorTime(api.child.pid);
  const start = performance.now();
  const delays = await Promise.all(
    Array.from({ length: PER_SECOND * SECONDS }, async (_, n) => {
      await delay((n * 1000) / PER_SECOND);
      const sent = performance.now();
      await bookNext(api, club, first + n);
      const heard = await Promise.all(listeners.map((listener) => listener.heard(first + n + 1)));
      return Math.max(...heard) - sent;
    }),
  );
  const elapsed = performance.now() - start;
  const spent = processorTime(api.child.pid) - used;
  delays.sort((a, b) => a - b);
  return {
    rate: (delays.length / elapsed) * 1000,
    perChange: spent / delays.length,
    share: spent / elapsed,
    p99: delays[Math.floor(delays.length * 0.99)] ?? 0,
    memory: residentMemory(api.child.pid),
  };
}

/** Reads the days that are booked, as an open grid has, so that the process keeps them and its changes carry pieces. */
async function openGrids(api: ApiProcess, club: LoadClub): Promise<void> {
  const bookings = WARM_UP + BOOKINGS + PER_SECOND * SECONDS;
  const days = Math.ceil(bookings / MEMBERS / PER_DAY);
  for (let day = 0; day < days; day++) {
    const date = new Date(firstStart() + day * DAY).toISOString().slice(0, 10);
    const headers = { authorization: `Bearer ${club.members[0]?.token}` };
    const response = await fetch(`${api.url}/api/v1/days/${date}?sport=tennis`, { headers });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    await response.arrayBuffer();
  }
}

/** 15:00Z is within hours and on a slot in New York all year. */
const firstStart = (): number => Math.ceil(Date.now() / DAY) * DAY + 7 * DAY + 15 * 3_600_000;

async function bookNext(api: ApiProcess, club: LoadClub, n: number): Promise<void> {
  const member = club.members[n % MEMBERS];
  const start_time = new Date(bookingStart(firstStart(), Math.floor(n / MEMBERS))).toISOString();
  const { status, error } = await book(api.url, member?.token ?? "", {
    court_id: club.courtIds[n % MEMBERS] ?? "",
    start_time,
  });
  if (status !== 201) throw new Error(`${status} ${error?.message}`);
}

/** Far more changes than the sockets' own buffers hold, so that the process has to drop or keep them. */
async function floodDeafListeners(stage: Stage, api: ApiProcess, club: LoadClub, sql: StageDatabase["ownerSql"]) {
  const token = club.members[0]?.token ?? "";
  const deaf = await Promise.all(Array.from({ length: DEAF }, () => openDeafListener(portOf(api), token)));
  // Changes arrive in order: once another club receives its own, the process has handled all earlier ones.
  const other = await makeLoadClub(sql, stage.keys, { members: 1, courts: 1, siteUrl: SITE });
  const [witness] = await openListeners(portOf(api), [other.members[0]?.token ?? ""], 1);
  const before = residentMemory(api.child.pid);
  await sql`
    select pg_notify('courtside_live', jsonb_build_object('club_id', ${club.clubId}::text, 'topic', 'bookings', 'dates',
      (select jsonb_agg(date '2000-01-01' + n + day) from generate_series(1, ${DATES}::int) day))::text)
    from generate_series(1, ${FLOOD}::int) n`;
  await sql`
    select pg_notify('courtside_live', jsonb_build_object(
      'club_id', ${other.clubId}::text, 'topic', 'bookings', 'dates', jsonb_build_array('2000-01-01'))::text)`;
  await witness?.heard(1);
  const after = residentMemory(api.child.pid);
  for (const socket of deaf) socket.destroy();
  witness?.close();
  return { before, after };
}
