import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { SLOW_4G, SLOWER } from "./vitals.ts";

/** When a start of `/book` shows what, ms after the navigation began. */
export interface StartOfBook {
  /** The grid, as it was kept or as it is. */
  grid: number;
  /** The grid as the network sent it in this start. */
  live: number;
  /** When the last of the day's reads had arrived: what is later than this is the processor's, not the network's. */
  read: number;
}

const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true };

/** Slow 4G and a processor four times slower, as far as Chromium slows a page. */
export async function slow(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

/** Opens `/book` a second time on a tablet that has kept the application and what the member read. */
export async function secondStartOfBook(
  browser: Browser,
  url: string,
  storageState: NonNullable<BrowserContextOptions["storageState"]>,
): Promise<StartOfBook> {
  const context = await browser.newContext({ ...TABLET, storageState });
  const before = await context.newPage();
  await before.goto(`${url}/book`);
  await before.getByRole("gridcell").first().waitFor();
  // `waitForFunction` takes the promise of an answer for one.
  while (!(await before.evaluate(hasKept))) await before.waitForTimeout(500);
  await before.close();
  const page = await context.newPage();
  await slow(page);
  await page.addInitScript(watch);
  await page.goto(`${url}/book`);
  await page.waitForFunction(() => (window as unknown as { start: StartOfBook }).start.live > 0);
  const start = await page.evaluate(() => (window as unknown as { start: StartOfBook }).start);
  await context.close();
  return start;
}

/** Whether the browser has kept a whole version of the application, a day and its picture. Runs in the page. */
async function hasKept(): Promise<boolean> {
  if (!(await (await caches.open("courtside-app-current")).match("/"))) return false;
  const cache = await caches.open("courtside-reads");
  const texts = await Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text()));
  return texts.some((text) => text?.includes("/days/")) && localStorage.getItem("courtside-picture") !== null;
}

/** Runs in the page before any other script: looks at each frame. */
function watch(): void {
  const start = { grid: 0, live: 0, read: 0 };
  (window as unknown as { start: StartOfBook }).start = start;
  const look = () => {
    const now = performance.now();
    if (document.querySelector("[role=gridcell]")) {
      start.grid ||= now;
      const days = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/days/"));
      const ends = days.map((each) => (each as PerformanceResourceTiming).responseEnd);
      const isRead = ends.length > 0 && ends.every((end) => end > 0);
      start.read = Math.max(0, ...ends);
      if (isRead && !/as of \d/i.test(document.body.innerText)) start.live ||= now;
    }
    if (start.live === 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
