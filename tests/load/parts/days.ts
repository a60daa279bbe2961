import { type ApiProcess, startApi } from "../../support/api-process.ts";
import { type LoadClub, makeLoadClub } from "../../support/load-club.ts";
import { requestText } from "../measure/connection.ts";
import { interleave, ratio } from "../measure/interleave.ts";
import { CLIENTS, overHttp, portOf, responseSize } from "../measure/over-http.ts";
import { fillClubs, fillDays, SITE } from "../stage/clubs.ts";
import type { Stage, StageDatabase } from "../stage/database.ts";
import { startBareRoutes, startStraight } from "../stage/straight.ts";
import { kibibytes, printTable, rateRow, rateTableHeader, verdict, whole } from "../table.ts";

const COURTS = 20;
const CLUBS = 1_000;
const DAYS_AHEAD = 2;
/** The club's past bookings, which must not make a day's grid slower. */
const DAYS_BEFORE = 60;

interface Clubs {
  database: StageDatabase;
  api: ApiProcess;
  /** A club of hour slots and one of quarter-hour slots, otherwise alike. */
  hours: LoadClub;
  quarters: LoadClub;
}

export const DAY = new Date(Date.now() + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10);
const asBrowser = { "accept-encoding": "gzip, deflate, br, zstd" };

/** GET of the day that is the same for all of a club, as a browser sends it. */
export const dayRequest = (token = "") =>
  requestText("GET", `/api/v1/days/${DAY}?sport=tennis`, token, undefined, asBrowser);
/** GET of the person's own part. */
const ownRequest = (token = "") =>
  requestText("GET", `/api/v1/me/days/${DAY}?sport=tennis`, token, undefined, asBrowser);
/** GET of both joined, for clients that have no code to join them. */
export const availabilityRequest = (token = "") =>
  requestText("GET", `/api/v1/availability?date=${DAY}&sport=tennis`, token, undefined, asBrowser);

/** The day grid compared with a bare route of as many bytes, and GET /availability with its statements through the driver. */
export async function benchDays(stage: Stage): Promise<void> {
  const { database, api, hours, quarters } = await openClubs(stage);
  const port = portOf(api);
  const token = (club: LoadClub, client: number) => club.members[client]?.token;
  // Written once: a client's own work would otherwise weigh as much as the response to it.
  const ofClients = (request: (client: number) => string) => {
    const texts = Array.from({ length: CLIENTS }, (_, client) => request(client));
    return (client: number) => texts[client] ?? "";
  };
  const requests = {
    hours: ofClients((client) => dayRequest(token(hours, client))),
    quarters: ofClients((client) => dayRequest(token(quarters, client))),
    own: ofClients((client) => ownRequest(token(hours, client))),
    whole: ofClients((client) => availabilityRequest(token(hours, client))),
  };
  const sizes = {
    hours: await responseSize(port, 200, requests.hours(0)),
    quarters: await responseSize(port, 200, requests.quarters(0)),
    own: await responseSize(port, 200, requests.own(0)),
    whole: await responseSize(port, 200, requests.whole(0)),
  };
  const barePort = await startBareRoutes(stage, sizes);
  const bare = (name: keyof typeof sizes) =>
    overHttp(
      stage,
      barePort,
      200,
      ofClients(() => requestText("GET", `/response/${name}`, "")),
    );
  const [member] = hours.members;
  const measured = await interleave(
    {
      hours: await overHttp(stage, port, 200, requests.hours),
      hoursBare: await bare("hours"),
      quarters: await overHttp(stage, port, 200, requests.quarters),
      quartersBare: await bare("quarters"),
      own: await overHttp(stage, port, 200, requests.own),
      ownBare: await bare("own"),
      whole: await overHttp(stage, port, 200, requests.whole),
      wholeBare: await bare("whole"),
      wholeStraight: await startStraight(
        stage,
        database.apiUrl,
      )({
        verb: "availability",
        person: { userId: member?.id ?? "", sessionId: member?.sessionId ?? "" },
        date: DAY,
        sport: "tennis",
      }),
    },
    { rounds: 7, slice: 1_000 },
  );

  const bareRow = "  a bare Hono route, as many bytes";
  printTable(
    `The day grid: ${COURTS} courts, 200 occupancies that day, ${whole(CLUBS)} clubs, ${CLIENTS} clients`,
    rateTableHeader("the bare route"),
    [
      rateRow(`GET /days, hour slots (${kibibytes(sizes.hours)})`, measured.hours, measured.hoursBare),
      rateRow(bareRow, measured.hoursBare, measured.hoursBare),
      rateRow(`GET /days, quarter-hour slots (${kibibytes(sizes.quarters)})`, measured.quarters, measured.quartersBare),
      rateRow(bareRow, measured.quartersBare, measured.quartersBare),
      rateRow(`GET /me/days, hour slots (${kibibytes(sizes.own)})`, measured.own, measured.ownBare),
      rateRow(bareRow, measured.ownBare, measured.ownBare),
      rateRow(`GET /availability, hour slots (${kibibytes(sizes.whole)})`, measured.whole, measured.wholeBare),
      rateRow(bareRow, measured.wholeBare, measured.wholeBare),
      rateRow("  its SQL straight through the driver", measured.wholeStraight, measured.wholeBare),
    ],
  );
  verdict("GET /days / bare route, hour slots", ratio(measured.hours, measured.hoursBare), { atLeast: 0.5 });
  verdict("GET /days / bare route, quarter-hour slots", ratio(measured.quarters, measured.quartersBare), {
    atLeast: 0.5,
  });
  verdict("GET /availability / straight SQL", ratio(measured.whole, measured.wholeStraight), { atLeast: 0.5 });
  verdict("KiB of GET /days, hour slots", sizes.hours / 1024, { atMost: 3 }, 1);
  verdict("KiB of GET /days, quarter-hour slots", sizes.quarters / 1024, { atMost: 8 }, 1);
}

async function openClubs(stage: Stage): Promise<Clubs> {
  const database = await stage.addDatabase("day_clubs");
  const club = async (slot_length_minutes: number) => {
    const options = { members: 220, courts: COURTS, rules: { slot_length_minutes }, siteUrl: SITE };
    const made = await makeLoadClub(database.ownerSql, stage.keys, options);
    await fillDays(database.ownerSql, made.clubId, DAY, DAYS_BEFORE);
    return made;
  };
  const hours = await club(60);
  const quarters = await club(15);
  await fillClubs(database.ownerSql, CLUBS - 2);
  const api = await startApi({ DATABASE_URL: database.apiUrl, DATA_DIR: stage.dataDir, SITE_URL: SITE });
  stage.atEnd(api.stop);
  return { database, api, hours, quarters };
}
