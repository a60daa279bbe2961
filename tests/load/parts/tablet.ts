import { loadavg } from "node:os";
import { QA_CLUB_ID, QA_EMAILS, QA_PASSWORD } from "../../../api/src/qa/personas.ts";
import type { Role } from "../../../contracts/domain/roles.ts";
import { type AtDevice, bookAtDevice } from "../browser/book-at-device.ts";
import { type StartOfBook, secondStartOfBook, slow } from "../browser/start-of-book.ts";
import { median } from "../measure/median.ts";
import type { Stage } from "../stage/database.ts";
import { openSite } from "../stage/site.ts";
import { printTable, verdict } from "../table.ts";

const RUNS = 5;

/** A cheap tablet: a member's second start of `/book`, and a device on the wall from idle to "Booked". */
export async function benchTablet(stage: Stage): Promise<void> {
  const { url, browser, member, ownerSql } = await openSite(stage, "courtside_tablet");
  // About noon in the club, whenever this runs, and no limit for the runs.
  const ahead = 12 - new Date().getUTCHours();
  const zone = ahead === 0 ? "Etc/UTC" : `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
  await ownerSql`
    update clubs set time_zone = ${zone}, max_bookings_per_day = 20, max_bookings_per_week = 0 where id = ${QA_CLUB_ID}`;
  const starts: StartOfBook[] = [];
  for (let run = 0; run < RUNS; run++) starts.push(await secondStartOfBook(browser, url, member));

  const [ofAdmin, ofMember] = [await signIn(url, "admin"), await signIn(url, "member")];
  const added = await ask(url, "/devices", ofAdmin, { name: "Lobby" });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto(`${url}/device#${added.pairing_code}`);
  await page.getByRole("button", { name: "Pair" }).click();
  await page.getByRole("button", { name: "Book or check in" }).waitFor();
  await slow(page);
  const booked: AtDevice[] = [];
  const codeOf = async () => String((await ask(url, "/me/kiosk-code", ofMember)).code);
  for (let run = 0; run < RUNS; run++) booked.push(await bookAtDevice(page, codeOf));

  const [grid, live] = [median(starts.map((each) => each.grid)), median(starts.map((each) => each.live))];
  const seconds = median(booked.map((each) => each.seconds));
  printTable(
    `A tablet four times slower on slow 4G, median of ${RUNS}, at a load of ${loadavg()[0]?.toFixed(1)}`,
    ["", "s", "least", "most"],
    [
      ["/book, second start: a grid", ...ofRange(starts.map((each) => each.grid / 1000))],
      ["/book, second start: live", ...ofRange(starts.map((each) => each.live / 1000))],
      ["/book, second start: its reads have arrived", ...ofRange(starts.map((each) => each.read / 1000))],
      ["device, idle to booked", ...ofRange(booked.map((each) => each.seconds))],
    ],
  );
  verdict("/book second start, a grid, s", grid / 1000, { atMost: 1 });
  verdict("/book second start, live, s", live / 1000, { atMost: 2 });
  verdict("device, idle to booked by code, s of a person's time", seconds, { atMost: 10 });
  verdict("device, taps", Math.max(...booked.map(({ taps }) => taps)), { atMost: 4 }, 0);
}

const ofRange = (all: number[]): string[] => [median(all), Math.min(...all), Math.max(...all)].map((s) => s.toFixed(2));

async function signIn(url: string, role: Role): Promise<string> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: QA_EMAILS[role], password: QA_PASSWORD }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

async function ask(url: string, path: string, token: string, body?: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}
