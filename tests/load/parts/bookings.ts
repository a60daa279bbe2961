import { randomUUID } from "node:crypto";
import { type ApiProcess, startApi } from "../../support/api-process.ts";
import { type LoadClub, makeLoadClub } from "../../support/load-club.ts";
import { bookingStart, PLAN_RULES } from "../booking-plan.ts";
import { requestText } from "../measure/connection.ts";
import { interleave, ratio, type Variant } from "../measure/interleave.ts";
import { CLIENTS, overHttp, portOf, responseSize } from "../measure/over-http.ts";
import { fillClubs, SITE } from "../stage/clubs.ts";
import type { Stage, StageDatabase } from "../stage/database.ts";
import { startBareRoutes, startStraight } from "../stage/straight.ts";
import { printTable, rateRow, rateTableHeader, verdict, whole } from "../table.ts";

const MANY = 1_000;
const FEW = 10;
/** Members that a client books for in turn: a single one would reach the limit of changes per person on a fast machine. */
const MEMBERS_OF_CLIENT = 10;
const DAY = 86_400_000;

// 15:00Z is within hours and on a slot in New York all year.
const nextWeek = Math.ceil(Date.now() / DAY) * DAY + 7 * DAY + 15 * 3_600_000;

interface Clubs {
  database: StageDatabase;
  api: ApiProcess;
  club: LoadClub;
}

/**
 * POST /bookings with an idempotency key, compared with the rows alone in one statement (the floor), its statements directly
 * through the driver, a bare route, a database of few clubs, and the same with a member who plays too. No process sends the mails
 * of notices meanwhile.
 */
export async function benchBookings(stage: Stage): Promise<void> {
  const many = await openClubs(stage, "booking_clubs", MANY);
  const few = await openClubs(stage, "few_booking_clubs", FEW);
  const { database, api, club } = many;

  const size = await responseSize(portOf(api), 201, post(club, 0, CLIENTS, nextWeek - DAY));
  const barePort = await startBareRoutes(stage, { booking: size });
  const people = club.members.slice(0, CLIENTS).map(({ id, sessionId }, client) => ({
    userId: id,
    sessionId,
    courtId: club.courtIds[client] ?? "",
  }));
  // The api books from next week, straight SQL in half a year, the floor the year after.
  const [halfAYear, later] = [170, 540].map((days) => new Date(nextWeek + days * DAY).toISOString()) as [
    string,
    string,
  ];

  const measured = await interleave(
    {
      floor: await startStraight(
        stage,
        database.ownerUrl,
      )({ verb: "floor", clubId: club.clubId, people, start: later }),
      api: await bookingOverHttp(stage, many),
      straight: await startStraight(stage, database.apiUrl)({ verb: "bookings", people, start: halfAYear }),
      few: await bookingOverHttp(stage, few),
      played: await bookingOverHttp(stage, { api, club: await addClub(stage, database) }, { hasPartner: true }),
      bare: await overHttp(stage, barePort, 201, () =>
        requestText("POST", "/response/booking", "", {
          court_id: club.courtIds[0],
          start_time: new Date().toISOString(),
        }),
      ),
    },
    { rounds: 7, slice: 1_000 },
  );
  printTable(`POST /bookings: ${whole(MANY)} clubs, ${CLIENTS} clients`, rateTableHeader("the floor"), [
    rateRow("the rows alone, in one statement (floor)", measured.floor, measured.floor),
    rateRow("api", measured.api, measured.floor),
    rateRow("  the same SQL straight through the driver", measured.straight, measured.floor),
    rateRow(`  api with ${FEW} clubs`, measured.few, measured.floor),
    rateRow("  api, with a member who plays too", measured.played, measured.floor),
    rateRow("  a bare Hono route, as many bytes", measured.bare, measured.floor),
  ]);
  verdict("api / floor", ratio(measured.api, measured.floor), { atLeast: 0.5 });
  verdict("api / straight SQL", ratio(measured.api, measured.straight), { atLeast: 0.5 });
  verdict("with a partner / alone", ratio(measured.played, measured.api), { atLeast: 0.5 });
  verdict(`${whole(MANY)} clubs / ${FEW} clubs`, ratio(measured.api, measured.few), { atLeast: 0.95 });
}

async function openClubs(stage: Stage, name: string, count: number): Promise<Clubs> {
  const database = await stage.addDatabase(name);
  const club = await addClub(stage, database);
  await fillClubs(database.ownerSql, count - 1);
  const api = await startApi({
    DATABASE_URL: database.apiUrl,
    DATA_DIR: stage.dataDir,
    SITE_URL: SITE,
    SEND_NOTICES: "off",
  });
  stage.atEnd(api.stop);
  return { database, api, club };
}

function addClub({ keys }: Stage, { ownerSql }: StageDatabase): Promise<LoadClub> {
  const options = { members: CLIENTS * MEMBERS_OF_CLIENT, courts: CLIENTS + 1, rules: PLAN_RULES, siteUrl: SITE };
  return makeLoadClub(ownerSql, keys, options);
}

/** Each client books a court of its own for its members in turn; with a partner the next of them plays too. */
function bookingOverHttp(
  stage: Stage,
  { api, club }: Pick<Clubs, "api" | "club">,
  { hasPartner = false } = {},
): Promise<Variant> {
  const counts = new Array<number>(CLIENTS).fill(0);
  return overHttp(stage, portOf(api), 201, (client) => {
    const n = counts[client] ?? 0;
    counts[client] = n + 1;
    const memberAt = (turn: number) => client + CLIENTS * (turn % MEMBERS_OF_CLIENT);
    const partner = hasPartner ? club.members[memberAt(n + 1)] : undefined;
    return post(club, memberAt(n), client, bookingStart(nextWeek, n), partner?.id);
  });
}

const post = (club: LoadClub, member: number, court: number, startsAt: number, partnerId?: string): string =>
  requestText(
    "POST",
    "/api/v1/bookings",
    club.members[member]?.token ?? "",
    {
      court_id: club.courtIds[court],
      start_time: new Date(startsAt).toISOString(),
      ...(partnerId !== undefined && { players: [{ user_id: partnerId }] }),
    },
    { "idempotency-key": randomUUID() },
  );
