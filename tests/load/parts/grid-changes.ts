import type { CDPSession } from "@playwright/test";
import type postgres from "postgres";

const PER_SECOND = 50;
const SECONDS = 10;

/**
 * The share of the page's main thread that its work takes while 50 changes a second reach the open grid, in percent. Each moves
 * an occupancy by a quarter hour, or back, as far as the api and the grid are concerned: rows and a notification.
 */
export async function timeChanges(
  devtools: CDPSession,
  sql: postgres.Sql,
  club: { clubId: string; courtIds: string[] },
  date: string,
): Promise<number> {
  const last = await sql<{ id: string }[]>`
    select distinct on (court_id) id from court_occupancies
    where club_id = ${club.clubId} and court_id = any(${club.courtIds}::uuid[]) order by court_id, starts_at desc`;
  const notified = JSON.stringify({ club_id: club.clubId, topic: "bookings", dates: [date], people: [] });
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const busyBefore = await secondsOf(devtools, "TaskDuration");
  const began = performance.now();
  for (let n = 0; n < PER_SECOND * SECONDS; n++) {
    const step = Math.floor(n / last.length) % 2 === 0 ? 15 : -15;
    await sql`
      with moved as (
        update court_occupancies
        set starts_at = starts_at + make_interval(mins => ${step}), ends_at = ends_at + make_interval(mins => ${step})
        where id = ${last[n % last.length]?.id ?? ""}
      )
      select pg_notify('courtside_live', ${notified})`;
    const due = began + ((n + 1) * 1000) / PER_SECOND;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
  }
  const seconds = (performance.now() - began) / 1000;
  return (100 * ((await secondsOf(devtools, "TaskDuration")) - busyBefore)) / seconds;
}

async function secondsOf(devtools: CDPSession, name: string): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return metrics.find((each) => each.name === name)?.value ?? 0;
}
