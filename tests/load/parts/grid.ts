import { chromium, type Page } from "@playwright/test";
import { findBrowser } from "../../../design-system/browser/browser.ts";
import { startApi } from "../../support/api-process.ts";
import { book } from "../../support/book.ts";
import { type LoadClub, makeLoadClub } from "../../support/load-club.ts";
import { PLAN_RULES } from "../booking-plan.ts";
import { buildSite } from "../stage/build-site.ts";
import { fillDays, SITE } from "../stage/clubs.ts";
import type { Stage } from "../stage/database.ts";
import { printTable, verdict } from "../table.ts";
import { timeChanges } from "./grid-changes.ts";
import { countMutatedCells, timeClicks } from "./grid-in-page.ts";

const COURTS = 20;
const CLICKS = 30;
const CHANGES = 10;
const SLOWDOWN = 4;
const DATE = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
/** 06:00 to 22:00 in quarter hours: 64 slots. */
const RULES = { ...PLAN_RULES, booking_hours_start: "06:00", booking_hours_end: "22:00" };

/**
 * How soon a click's selection is painted on the largest grid with a slow processor, how many cells a live change alters, and
 * how much of the processor 50 changes a second take.
 */
export async function benchGrid(stage: Stage): Promise<void> {
  buildSite();
  const database = await stage.addDatabase("grid_club");
  const club = await makeLoadClub(database.ownerSql, stage.keys, {
    members: 40,
    courts: COURTS,
    rules: RULES,
    siteUrl: SITE,
  });
  await fillDays(database.ownerSql, club.clubId, DATE, 0);
  const api = await startApi({ DATABASE_URL: database.apiUrl, DATA_DIR: stage.dataDir, SITE_URL: SITE });
  stage.atEnd(api.stop);
  const browser = await chromium.launch({ executablePath: findBrowser().path, args: ["--no-sandbox"] });
  stage.atEnd(() => browser.close());
  const context = await browser.newContext({ baseURL: api.url, viewport: { width: 1440, height: 900 } });
  await context.addInitScript((session) => localStorage.setItem("courtside-auth", session), sessionOf(club));
  const page = await context.newPage();
  await page.goto(`/book?date=${DATE}`);
  await page.getByRole("gridcell").first().waitFor();
  const cells = await page.getByRole("gridcell").count();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });

  const clicks = await timeClicks(page, CLICKS);
  const changes: number[] = [];
  for (let n = 0; n < CHANGES; n++) changes.push(await changeLive(page, club, api.url, n));
  const busy = await timeChanges(devtools, database.ownerSql, club, DATE);

  const row = (values: number[]) => [0.5, 0.9, 1].map((share) => quantile(values, share).toFixed(0));
  printTable(
    `The day grid: ${cells} cells, processor slowed ${SLOWDOWN} times, ${CLICKS} clicks, ${CHANGES} live changes`,
    ["", "median", "90 %", "most"],
    [
      ["click to painted selection, ms", ...row(clicks)],
      ["cells that a live change alters", ...row(changes)],
    ],
  );
  verdict("click to painted selection, ms, median", quantile(clicks, 0.5), { atMost: 35 }, 0);
  verdict("cells that a live change alters, most", quantile(changes, 1), { atMost: 1 }, 0);
  verdict("of the page's thread for 50 changes a second, %", busy, { atMost: 5 }, 1);
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Another member books a quarter hour that is free on every court: late, after the filled hours. */
async function changeLive(page: Page, club: LoadClub, url: string, n: number): Promise<number> {
  const other = club.members[n + 1]?.token ?? "";
  const court = club.courtIds[n] ?? "";
  return countMutatedCells(page, court, async () => {
    const { status, error } = await book(url, other, { court_id: court, start_time: `${DATE}T21:30` });
    if (status !== 201) throw new Error(`${status} ${error?.message}`);
  });
}

/** The session that the shell's auth client would have stored after the first member's sign-in. */
function sessionOf(club: LoadClub): string {
  const [member] = club.members;
  return JSON.stringify({
    access_token: member?.token,
    refresh_token: "unused",
    token_type: "bearer",
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: member?.id, aud: "authenticated", app_metadata: {}, user_metadata: {}, created_at: "" },
  });
}
