import { createLifetime } from "../../tools/process/lifetime.ts";
import { benchAuth } from "./parts/auth.ts";
import { benchBefore } from "./parts/before.ts";
import { benchBookings } from "./parts/bookings.ts";
import { benchBytes } from "./parts/bytes.ts";
import { benchCapacity } from "./parts/capacity.ts";
import { benchClubs } from "./parts/clubs.ts";
import { benchDays } from "./parts/days.ts";
import { benchFederation } from "./parts/federation.ts";
import { benchGrid } from "./parts/grid.ts";
import { benchLive } from "./parts/live.ts";
import { benchReports } from "./parts/reports.ts";
import { benchRush } from "./parts/rush.ts";
import { benchTablet } from "./parts/tablet.ts";
import { benchVitals } from "./parts/vitals.ts";
import { openStage, type Stage } from "./stage/database.ts";

// npm run bench, or npm run bench -- days bookings: each part on a throwaway cluster of its own.

const PARTS: Record<string, (stage: Stage) => Promise<void>> = {
  days: benchDays,
  bookings: benchBookings,
  clubs: benchClubs,
  capacity: benchCapacity,
  rush: benchRush,
  live: benchLive,
  before: benchBefore,
  auth: benchAuth,
  bytes: benchBytes,
  vitals: benchVitals,
  tablet: benchTablet,
  reports: benchReports,
  federation: benchFederation,
  grid: benchGrid,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}. Parts: ${Object.keys(PARTS).join(", ")}.`);
  process.exit(2);
}

const lifetime = createLifetime();
try {
  const began = performance.now();
  for (const [name, run] of Object.entries(PARTS)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const stage = await openStage();
    lifetime.atEnd(stage.end);
    await run(stage);
    await stage.end();
  }
  console.log(`\n${Math.round((performance.now() - began) / 1000)} s`);
  lifetime.end(0);
} catch (error) {
  console.error(error);
  lifetime.end(1);
}
