import { type ApiProcess, startApi } from "../../support/api-process.ts";
import { type LoadClub, makeLoadClub } from "../../support/load-club.ts";
import { requestText } from "../measure/connection.ts";
import { interleave, ratio } from "../measure/interleave.ts";
import { CLIENTS, overHttp, portOf, responseSize } from "../measure/over-http.ts";
import { fillClubs, fillDays, SITE } from "../stage/clubs.ts";
import type { Stage, StageDatabase } from "../stage/database.ts";
import { startBareRoutes, startStraight } from "../stage/straight.ts";
import { printTable, rateRow, rateTableHeader, verdict, whole } from "../table.ts";

const COURTS = 20;
const FEW = 10;
const MANY = 1_000;
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

const date = new Date(Date.now() + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10);
const path = `/api/v1/availability?date=${date}&sport=tennis`;
const asking = (club: LoadClub) => requestText("GET", path, club.members[0]?.token ?? "");

/** GET /availability compared with its statements directly through the driver, a bare route, and a database of few clubs. */
export async function benchAvailability(stage: Stage): Promise<void> {
  const many = await openClubs(stage, "many_clubs", MANY);
  const few = await openClubs(stage, "few_clubs", FEW);
  const port = portOf(many.api);
  const sizes = {
    hours: await responseSize(port, 200, asking(many.hours)),
    quarters: await responseSize(port, 200, asking(many.quarters)),
  };
  const barePort = await startBareRoutes(stage, sizes);
  const prepare = startStraight(stage, many.database.apiUrl);
  const straight = (club: LoadClub) =>
    prepare({
      verb: "availability",
      person: { userId: club.members[0]?.id ?? "", sessionId: club.members[0]?.sessionId ?? "" },
      date,
      sport: "tennis",
    });
  const bare = (name: keyof typeof sizes) =>
    overHttp(stage, barePort, 200, () => requestText("GET", `/response/${name}`, ""));

  const measured = await interleave(
    {
      hours: await overHttp(stage, port, 200, () => asking(many.hours)),
      hoursStraight: await straight(many.hours),
      hoursBare: await bare("hours"),
      hoursFew: await overHttp(stage, portOf(few.api), 200, () => asking(few.hours)),
      quarters: await overHttp(stage, port, 200, () => asking(many.quarters)),
      quartersStraight: await straight(many.quarters),
      quartersBare: await bare("quarters"),
    },
    { rounds: 5, slice: 1_000 },
  );

  const kib = (bytes: number) => `${Math.round(bytes / 1024)} KiB`;
  printTable(
    `GET /availability: ${COURTS} courts, 200 occupancies that day, ${whole(MANY)} clubs, ${CLIENTS} clients`,
    rateTableHeader(),
    [
      rateRow(`hour slots (${kib(sizes.hours)}), api`, measured.hours, measured.hoursStraight),
      rateRow("  the same SQL straight through the driver", measured.hoursStraight, measured.hoursStraight),
      rateRow("  a bare Hono route, as many bytes", measured.hoursBare, measured.hoursStraight),
      rateRow(`  api with ${FEW} clubs`, measured.hoursFew, measured.hoursStraight),
      rateRow(`quarter-hour slots (${kib(sizes.quarters)}), api`, measured.quarters, measured.quartersStraight),
      rateRow("  the same SQL straight through the driver", measured.quartersStraight, measured.quartersStraight),
      rateRow("  a bare Hono route, as many bytes", measured.quartersBare, measured.quartersStraight),
    ],
  );
  verdict("api / straight SQL, hour slots", ratio(measured.hours, measured.hoursStraight), { atLeast: 0.5 });
  verdict("api / straight SQL, quarter-hour slots", ratio(measured.quarters, measured.quartersStraight), {
    atLeast: 0.5,
  });
  verdict(`time with ${whole(MANY)} clubs / with ${FEW}`, ratio(measured.hoursFew, measured.hours), { atMost: 1.3 });
}

async function openClubs(stage: Stage, name: string, count: number): Promise<Clubs> {
  const database = await stage.addDatabase(name);
  const club = async (slot_length_minutes: number) => {
    const options = { members: 220, courts: COURTS, rules: { slot_length_minutes }, siteUrl: SITE };
    const made = await makeLoadClub(database.ownerSql, stage.keys, options);
    await fillDays(database.ownerSql, made.clubId, date, DAYS_BEFORE);
    return made;
  };
  const hours = await club(60);
  const quarters = await club(15);
  await fillClubs(database.ownerSql, count - 2);
  const api = await startApi({ DATABASE_URL: database.apiUrl, DATA_DIR: stage.dataDir, SITE_URL: SITE });
  stage.atEnd(api.stop);
  return { database, api, hours, quarters };
}
