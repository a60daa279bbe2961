import { randomUUID } from "node:crypto";
import { startApi } from "../../support/api-process.ts";
import { makeLoadClub } from "../../support/load-club.ts";
import { requestText } from "../measure/connection.ts";
import { interleave, ratio } from "../measure/interleave.ts";
import { CLIENTS, overHttp, portOf, responseSize } from "../measure/over-http.ts";
import { bookingStart, PLAN_RULES } from "../stage/booking-plan.ts";
import { fillClubs, SITE } from "../stage/clubs.ts";
import type { Stage } from "../stage/database.ts";
import { startBareRoutes, startStraight } from "../stage/straight.ts";
import { printTable, rateRow, rateTableHeader, verdict, whole } from "../table.ts";

const CLUBS = 1_000;
/** Members that a client books for in turn: a single one would reach the limit of changes per person on a fast machine. */
const MEMBERS_OF_CLIENT = 10;
const DAY = 86_400_000;

/** POST /bookings with an idempotency key, compared with its statements directly through the driver and a bare route. */
export async function benchBookings(stage: Stage): Promise<void> {
  const database = await stage.addDatabase("booking_clubs");
  const options = { members: CLIENTS * MEMBERS_OF_CLIENT, courts: CLIENTS + 1, rules: PLAN_RULES, siteUrl: SITE };
  const club = await makeLoadClub(database.ownerSql, stage.keys, options);
  await fillClubs(database.ownerSql, CLUBS - 1);
  const api = await startApi({ DATABASE_URL: database.apiUrl, DATA_DIR: stage.dataDir, SITE_URL: SITE });
  stage.atEnd(api.stop);

  // 15:00Z is within hours and on a slot in New York all year; the api books from next week, straight SQL in half a year.
  const nextWeek = Math.ceil(Date.now() / DAY) * DAY + 7 * DAY + 15 * 3_600_000;
  const halfAYear = nextWeek + 170 * DAY;
  const counts = new Array<number>(CLIENTS).fill(0);
  const post = (member: number, courtId: string | undefined, startsAt: number) =>
    requestText(
      "POST",
      "/api/v1/bookings",
      club.members[member]?.token ?? "",
      { court_id: courtId, start_time: new Date(startsAt).toISOString() },
      { "idempotency-key": randomUUID() },
    );
  const size = await responseSize(portOf(api), 201, post(0, club.courtIds[CLIENTS], nextWeek - DAY));
  const barePort = await startBareRoutes(stage, { booking: size });
  const people = club.members.slice(0, CLIENTS).map(({ id, sessionId }, client) => ({
    userId: id,
    sessionId,
    courtId: club.courtIds[client] ?? "",
  }));

  const measured = await interleave(
    {
      api: await overHttp(stage, portOf(api), 201, (client) => {
        const n = counts[client] ?? 0;
        counts[client] = n + 1;
        const member = client + CLIENTS * (n % MEMBERS_OF_CLIENT);
        return post(member, club.courtIds[client], bookingStart(nextWeek, n));
      }),
      straight: await startStraight(
        stage,
        database.apiUrl,
      )({
        verb: "bookings",
        people,
        start: new Date(halfAYear).toISOString(),
      }),
      bare: await overHttp(stage, barePort, 201, () =>
        requestText("POST", "/response/booking", "", {
          court_id: club.courtIds[0],
          start_time: new Date().toISOString(),
        }),
      ),
    },
    { rounds: 5, slice: 1_000 },
  );
  printTable(`POST /bookings: ${whole(CLUBS)} clubs, ${CLIENTS} clients`, rateTableHeader(), [
    rateRow("api", measured.api, measured.straight),
    rateRow("  the same SQL straight through the driver", measured.straight, measured.straight),
    rateRow("  a bare Hono route, as many bytes", measured.bare, measured.straight),
  ]);
  verdict("api / straight SQL", ratio(measured.api, measured.straight), { atLeast: 0.5 });
}
