import { randomUUID } from "node:crypto";
import { type ApiProcess, startApi } from "../../support/api-process.ts";
import { book } from "../../support/book.ts";
import { openEarlierRelease } from "../../support/earlier-release.ts";
import { type LoadClub, makeLoadClub } from "../../support/load-club.ts";
import { bookingStart, PLAN_RULES } from "../booking-plan.ts";
import { requestText } from "../measure/connection.ts";
import { interleave, type Measured, ratio, type Variant } from "../measure/interleave.ts";
import { CLIENTS, overHttp, portOf } from "../measure/over-http.ts";
import { type Rush, rush } from "../measure/rush.ts";
import { fillClubs, fillDays, SITE } from "../stage/clubs.ts";
import type { Stage } from "../stage/database.ts";
import { openListeners } from "../stage/listeners.ts";
import { processorTime } from "../stage/processor-time.ts";
import { printTable, whole } from "../table.ts";
import { availabilityRequest, DAY, dayRequest } from "./days.ts";

const CLUBS = 1_000;
const MEMBERS = 200;
const COURTS = 20;
const LISTENERS = 1_000;
const CHANGES = 60;
const RUSH = { members: 2_000, hours: ["18:00", "19:00", "20:00"] };
const DAY_LENGTH = 86_400_000;
/** 15:00Z is within hours and on a slot in New York all year. */
const FROM = Math.ceil(Date.now() / DAY_LENGTH) * DAY_LENGTH + 7 * DAY_LENGTH + 15 * 3_600_000;
/** Later than the other bookings reach. */
const HALF_A_YEAR = 170 * DAY_LENGTH;

interface Release {
  api: ApiProcess;
  club: LoadClub;
  grid: Variant;
  bookings: Variant;
  crowd: LoadClub;
}

/** `BEFORE=<commit> npm run bench -- before`: an earlier release beside this one, each on a database with the same content. */
export async function benchBefore(stage: Stage): Promise<void> {
  const commit = process.env.BEFORE;
  if (!commit) {
    console.log("\nBEFORE=<commit> names the release to compare with; without it nothing is compared.");
    return;
  }
  const before = await openRelease(stage, "before", availabilityRequest, openEarlierRelease(stage.dataDir, commit));
  const after = await openRelease(stage, "after", dayRequest);
  const measured = await interleave(
    { gridBefore: before.grid, gridAfter: after.grid, bookingsBefore: before.bookings, bookingsAfter: after.bookings },
    { rounds: 7, slice: 1_000 },
  );
  const rushes = { before: await openDay(before), after: await openDay(after) };
  const changes = { before: await followChanges(stage, before), after: await followChanges(stage, after) };

  const rates = (name: string, one: Measured, other: Measured) => [
    name,
    whole(one.rate),
    whole(other.rate),
    `${ratio(other, one).toFixed(1)} ×`,
  ];
  const costs = (name: string, one: number, other: number, digits = 0) => [
    name,
    one.toFixed(digits),
    other.toFixed(digits),
    `${(other / one).toFixed(2)} ×`,
  ];
  const failed = ({ outcomes }: Rush) =>
    Object.entries(outcomes).reduce((sum, [outcome, n]) => sum + (/^[24]/.test(outcome) ? 0 : n), 0);
  const p99 = ({ waits }: Rush) => waits[Math.floor(waits.length * 0.99)] ?? 0;
  printTable(
    `Before (${commit}) and after, side by side: ${whole(CLUBS)} clubs, ${CLIENTS} clients`,
    ["", "before", "after", "after / before"],
    [
      rates("day grids of 20 courts, a second", measured.gridBefore, measured.gridAfter),
      rates("bookings a second", measured.bookingsBefore, measured.bookingsAfter),
      costs(`${whole(RUSH.members)} members for 60 slots: p99 ms`, p99(rushes.before), p99(rushes.after)),
      ["  of them 5xx", whole(failed(rushes.before)), whole(failed(rushes.after)), ""],
      costs(`a change with ${whole(LISTENERS)} open grids: processor ms`, changes.before, changes.after, 1),
    ],
  );
}

async function openRelease(
  stage: Stage,
  name: string,
  gridRequest: (token?: string) => string,
  sources?: string,
): Promise<Release> {
  const { ownerSql, apiUrl } = await stage.addDatabase(`release_${name}`, sources);
  const options = { members: MEMBERS, courts: COURTS, rules: PLAN_RULES, siteUrl: SITE };
  const club = await makeLoadClub(ownerSql, stage.keys, options);
  await fillDays(ownerSql, club.clubId, DAY, 60);
  const crowd = await makeLoadClub(ownerSql, stage.keys, { members: RUSH.members, courts: COURTS, siteUrl: SITE });
  await fillClubs(ownerSql, CLUBS - 2);
  const api = await startApi({ DATABASE_URL: apiUrl, DATA_DIR: stage.dataDir, SITE_URL: SITE }, undefined, sources);
  stage.atEnd(api.stop);
  const counts = new Array<number>(CLIENTS).fill(0);
  const token = (member: number) => club.members[member]?.token ?? "";
  const grid = await overHttp(stage, portOf(api), 200, (client) => gridRequest(token(client)));
  const bookings = await overHttp(stage, portOf(api), 201, (client) => {
    const n = counts[client] ?? 0;
    counts[client] = n + 1;
    const input = { court_id: club.courtIds[client], start_time: new Date(bookingStart(FROM, n)).toISOString() };
    const member = client + CLIENTS * (n % Math.floor(MEMBERS / CLIENTS));
    return requestText("POST", "/api/v1/bookings", token(member), input, { "idempotency-key": randomUUID() });
  });
  return { api, club, grid, bookings, crowd };
}

const openDay = ({ api, crowd }: Release): Promise<Rush> =>
  rush(portOf(api), crowd, (n) => ({
    court_id: crowd.courtIds[n % COURTS] ?? "",
    start_time: `${DAY}T${RUSH.hours[Math.floor(n / COURTS) % RUSH.hours.length]}`,
  }));

/** Processor milliseconds of a booking that a thousand open grids receive, its own included. */
async function followChanges(stage: Stage, { api, club }: Release): Promise<number> {
  const tokens = club.members.map((member) => member.token);
  const listeners = await openListeners(portOf(api), tokens, LISTENERS);
  stage.atEnd(async () => {
    for (const listener of listeners) listener.close();
  });
  let used = 0;
  for (let n = 0; n < CHANGES * 2; n++) {
    if (n === CHANGES) used = processorTime(api.child.pid);
    const start_time = new Date(bookingStart(FROM + HALF_A_YEAR, n)).toISOString();
    const input = { court_id: club.courtIds[0] ?? "", start_time };
    const { status, error } = await book(api.url, tokens[n % MEMBERS] ?? "", input);
    if (status !== 201) throw new Error(`${status} ${error?.message}`);
    await Promise.all(listeners.map((listener) => listener.heard(n + 1)));
  }
  const spent = processorTime(api.child.pid) - used;
  for (const listener of listeners) listener.close();
  return spent / CHANGES;
}
