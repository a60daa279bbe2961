import { loadavg } from "node:os";
import type { Browser } from "@playwright/test";
import { QA_CLUB_ID } from "../../../api/src/qa/personas.ts";
import { addDays } from "../../../contracts/domain/club-clock.ts";
import { median } from "../measure/median.ts";
import type { Stage, StageDatabase } from "../stage/database.ts";
import { openSite, type SignedIn, signInAs } from "../stage/site.ts";
import { printTable, verdict } from "../table.ts";

const RUNS = 7;
const COURTS = 20;

/** The reports page over the last three years of a club of 20 courts, beside the three before them. */
export async function benchReports(stage: Stage): Promise<void> {
  const { url, browser, ownerSql } = await openSite(stage, "courtside_reports");
  await addSixYears(ownerSql);
  const admin = await signInAs(browser, url, "admin");
  const opened: number[] = [];
  for (let run = 0; run < RUNS; run++) opened.push(await openReports(browser, url, admin));
  const middle = median(opened);
  printTable(
    `Reports of three years of ${COURTS} courts, on a desk's computer, median of ${RUNS}, at a load of ${loadavg()[0]?.toFixed(1)}`,
    ["", "s", "least", "most"],
    [["/admin/reports, opened again", ...[middle, Math.min(...opened), Math.max(...opened)].map((s) => s.toFixed(2))]],
  );
  verdict("/admin/reports of three years, s", middle, { atMost: 1 });
}

/** Rollups as the job leaves them, until yesterday. */
async function addSixYears(sql: StageDatabase["ownerSql"]): Promise<void> {
  await sql`
    insert into courts (club_id, name, sport)
    select ${QA_CLUB_ID}, 'Annex ' || nth, 'tennis'
    from generate_series((select count(*) + 1 from courts where club_id = ${QA_CLUB_ID}), ${COURTS}) nth`;
  await sql`
    insert into report_dates (club_id, date, time_zone, opens_at, closes_at, court_ids)
    select ${QA_CLUB_ID}, date, (select time_zone from clubs where id = ${QA_CLUB_ID}), '06:00', '22:00',
      (select array_agg(id) from courts where club_id = ${QA_CLUB_ID})
    from generate_series(current_date - interval '6 years', current_date - 1, interval '1 day') date`;
  await sql`
    insert into report_hours (club_id, date, court_id, hour, open_minutes, booked_minutes, lesson_minutes, event_minutes, blocked_minutes,
      bookings, lessons, events, played_minutes, no_show_minutes, no_shows)
    select d.club_id, d.date, court_id, hour, 60, 60 * (n % 3 = 0)::int, 60 * (n % 7 = 1)::int * (n % 3 <> 0)::int, 0, 0,
      (n % 3 = 0)::int, (n % 7 = 1)::int * (n % 3 <> 0)::int, 0, 60 * (n % 6 = 0)::int, 0, 0
    from report_dates d, unnest(d.court_ids) court_id, generate_series(6, 21) hour,
      lateral (select abs(hashtext(d.date::text || court_id || hour)) as n) drawn
    where d.club_id = ${QA_CLUB_ID}`;
  await sql`analyze`;
}

/** Seconds from the start of the page, whose files the browser has, to its last figure. */
async function openReports(browser: Browser, url: string, storageState: SignedIn): Promise<number> {
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${url}/admin/reports`);
  await page.getByRole("heading", { name: "Reports" }).waitFor();
  const today = new Date().toISOString().slice(0, 10);
  const from = addDays(`${Number(today.slice(0, 4)) - 3}${today.slice(4)}`, 1);
  await page.goto(`${url}/admin/reports?from=${from}&to=${today}`);
  await page.waitForFunction(() => {
    const reads = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/reports/"));
    const haveArrived = reads.length >= 4 && reads.every((each) => (each as PerformanceResourceTiming).responseEnd > 0);
    return haveArrived && document.querySelector("main")?.innerText.includes("Busiest Members");
  });
  const seconds = (await page.evaluate(() => performance.now())) / 1000;
  await context.close();
  return seconds;
}
