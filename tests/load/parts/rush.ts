import { startApi } from "../../support/api-process.ts";
import { bookingViolations } from "../../support/booking-invariants.ts";
import { makeLoadClub } from "../../support/load-club.ts";
import { portOf } from "../measure/over-http.ts";
import { rush } from "../measure/rush.ts";
import { fillClubs, SITE } from "../stage/clubs.ts";
import type { Stage } from "../stage/database.ts";
import { printTable, verdict, whole } from "../table.ts";

const MEMBERS = 2_000;
const COURTS = 20;
/** The evening of the day that opens: with these hours on each court, 60 slots. */
const HOURS = ["18:00", "19:00", "20:00"];
const SLOTS = COURTS * HOURS.length;
const OTHER_CLUBS = 100;
const ROUNDS = 3;

/** A day opens for booking: 2,000 members ask at one instant for 60 slots. */
export async function benchRush(stage: Stage): Promise<void> {
  const database = await stage.addDatabase("release_rush");
  await fillClubs(database.ownerSql, OTHER_CLUBS);
  const club = await makeLoadClub(database.ownerSql, stage.keys, { members: MEMBERS, courts: COURTS, siteUrl: SITE });
  await database.ownerSql`analyze`;
  const api = await startApi({ DATABASE_URL: database.apiUrl, DATA_DIR: stage.dataDir, SITE_URL: SITE });
  stage.atEnd(api.stop);

  const rows: string[][] = [];
  const worst = { notWinners: 0, failed: 0, overlaps: 0, p99: 0 };
  for (let round = 1; round <= ROUNDS; round++) {
    const date = new Date(Date.now() + round * 86_400_000).toISOString().slice(0, 10);
    const { outcomes, waits } = await rush(portOf(api), club, (n) => ({
      court_id: club.courtIds[n % COURTS] ?? "",
      start_time: `${date}T${HOURS[Math.floor(n / COURTS) % HOURS.length]}`,
    }));
    const at = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0;
    const { 201: winners = 0, ...others } = outcomes;
    const failed = Object.entries(others).reduce((sum, [outcome, n]) => sum + (outcome.startsWith("4") ? 0 : n), 0);
    const violations = Object.values((await bookingViolations(database.ownerSql, club.clubId)) ?? {});
    const overlaps = violations.reduce((sum, n) => sum + n, 0);
    worst.notWinners = Math.max(worst.notWinners, Math.abs(winners - SLOTS));
    worst.failed = Math.max(worst.failed, failed);
    worst.overlaps = Math.max(worst.overlaps, overlaps);
    worst.p99 = Math.max(worst.p99, at(0.99));
    const rest = Object.entries(others).map(([outcome, n]) => `${whole(n)} × ${outcome}`);
    rows.push([`${round}`, whole(winners), rest.join(", "), ...[0.5, 0.99, 1].map((share) => whole(at(share)))]);
  }
  printTable(
    `Release rush: ${whole(MEMBERS)} members at one instant for ${SLOTS} slots, a connection each`,
    ["round", "booked", "others", "p50 ms", "p99 ms", "last ms"],
    rows,
  );
  verdict(`bookings beside ${SLOTS}`, worst.notWinners, { atMost: 0 }, 0);
  verdict("overlaps and other broken promises", worst.overlaps, { atMost: 0 }, 0);
  verdict("responses other than 201 and 4xx", worst.failed, { atMost: 0 }, 0);
}
