import { randomUUID } from "node:crypto";
import { startApi } from "../../support/api-process.ts";
import { type LoadClub, makeLoadClub } from "../../support/load-club.ts";
import { bookingStart, PLAN_RULES } from "../booking-plan.ts";
import { requestText } from "../measure/connection.ts";
import { interleave, type Measured, ratio, type Variant } from "../measure/interleave.ts";
import { CLIENTS, overHttp, portOf } from "../measure/over-http.ts";
import { type ClubSize, fillClubs, fillDays, ORDINARY_CLUB, SITE, SMALL_CLUB } from "../stage/clubs.ts";
import type { Stage } from "../stage/database.ts";
import { printTable, verdict, whole } from "../table.ts";
import { availabilityRequest, DAY, dayRequest } from "./days.ts";

/** The clubs that requests are for; the others only fill the database. */
const ASKED = 10;
/** More than one client needs: a single member would reach the limit of changes per person on a fast machine. */
const MEMBERS = 200;
const COURTS = CLIENTS;
const DAY_LENGTH = 86_400_000;

const SIZES: { clubs: number; filling: ClubSize; atLeast?: number }[] = [
  { clubs: ASKED, filling: ORDINARY_CLUB },
  { clubs: 1_000, filling: ORDINARY_CLUB, atLeast: 0.95 },
  { clubs: 100_000, filling: SMALL_CLUB, atLeast: 0.8 },
];
const OPERATIONS = ["GET /days", "GET /availability", "POST /bookings"] as const;
type Operation = (typeof OPERATIONS)[number];

/** Whether ten clubs are served as fast when a thousand, or a hundred thousand, others are in the same database. */
export async function benchClubs(stage: Stage): Promise<void> {
  const variants: Record<string, Variant> = {};
  const name = (operation: Operation, clubs: number) => `${operation} ${clubs}`;
  for (const { clubs, filling } of SIZES) {
    const requests = await openRequests(stage, clubs, filling);
    for (const operation of OPERATIONS) variants[name(operation, clubs)] = requests[operation];
  }
  const measured = await interleave(variants, { rounds: 15, slice: 400 });
  const of = (operation: Operation, clubs: number): Measured => {
    const found = measured[name(operation, clubs)];
    if (!found) throw new Error("not measured");
    return found;
  };
  printTable(
    `${ASKED} clubs among many: ${CLIENTS} clients, requests/s`,
    ["", ...SIZES.map(({ clubs }) => `${whole(clubs)} clubs`)],
    OPERATIONS.map((operation) => [operation, ...SIZES.map(({ clubs }) => whole(of(operation, clubs).rate))]),
  );
  for (const { clubs, atLeast } of SIZES) {
    if (atLeast === undefined) continue;
    for (const operation of OPERATIONS) {
      const value = ratio(of(operation, clubs), of(operation, ASKED));
      verdict(`${operation}, ${whole(clubs)} / ${ASKED} clubs`, value, { atLeast });
    }
  }
}

async function openRequests(stage: Stage, clubs: number, filling: ClubSize): Promise<Record<Operation, Variant>> {
  const { ownerSql, apiUrl } = await stage.addDatabase(`clubs_${clubs}`);
  const asked: LoadClub[] = [];
  for (let n = 0; n < ASKED; n++) {
    const options = { members: MEMBERS, courts: COURTS, rules: PLAN_RULES, siteUrl: SITE };
    const club = await makeLoadClub(ownerSql, stage.keys, options);
    await fillDays(ownerSql, club.clubId, DAY, 7);
    asked.push(club);
  }
  await fillClubs(ownerSql, clubs - ASKED, filling);
  const api = await startApi({ DATABASE_URL: apiUrl, DATA_DIR: stage.dataDir, SITE_URL: SITE });
  stage.atEnd(api.stop);

  const counts = new Map<string, number>();
  /** The client's n-th request of this type goes to the n-th club, and to the next member after each turn. */
  const next = (operation: Operation, client: number) => {
    const key = `${operation} ${client}`;
    const n = counts.get(key) ?? 0;
    counts.set(key, n + 1);
    const club = asked[n % ASKED];
    const turn = Math.floor(n / ASKED);
    const member = client + CLIENTS * (turn % Math.floor(MEMBERS / CLIENTS));
    return { token: club?.members[member]?.token ?? "", courtId: club?.courtIds[client] ?? "", turn };
  };
  // 15:00Z is within hours and on a slot in New York all year.
  const from = Math.ceil(Date.now() / DAY_LENGTH) * DAY_LENGTH + 7 * DAY_LENGTH + 15 * 3_600_000;
  const port = portOf(api);
  return {
    "GET /days": await overHttp(stage, port, 200, (client) => dayRequest(next("GET /days", client).token)),
    "GET /availability": await overHttp(stage, port, 200, (client) =>
      availabilityRequest(next("GET /availability", client).token),
    ),
    "POST /bookings": await overHttp(stage, port, 201, (client) => {
      const { token, courtId, turn } = next("POST /bookings", client);
      const start_time = new Date(bookingStart(from, turn)).toISOString();
      const key = { "idempotency-key": randomUUID() };
      return requestText("POST", "/api/v1/bookings", token, { court_id: courtId, start_time }, key);
    }),
  };
}
