import type { Browser, BrowserContextOptions, Page } from "@playwright/test";

/** The experience of a load on a cheap phone. */
export interface Vitals {
  /** Largest contentful paint, ms. */
  largestPaint: number;
  /** What the person came for is there, ms. */
  ready: number;
  /** Total blocking time: each task's time beyond 50 ms after the first paint, in ms. */
  blocking: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Bytes on the wire. */
  bytes: number;
}

/** Lighthouse's mobile profile: a phone's screen, a processor four times slower, slow 4G. */
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 768_000 / 8,
};
export const SLOWER = 4;
const QUIET = 1_500;

/** ms: how often the page is asked whether it is ready. Asked in each frame, it would have less of its own thread. */
const POLL = 100;

interface VitalsOptions {
  /** Of a signed-in user. */
  storageState?: BrowserContextOptions["storageState"];
  /** The page was open before in this browser; otherwise the cache is empty. */
  isWarm?: boolean;
}

/** Opens a page like a phone, and waits for an idle network. `ready` selects what the person came for. */
export async function vitalsOf(
  browser: Browser,
  url: string,
  ready: string,
  { storageState, isWarm = false }: VitalsOptions = {},
): Promise<Vitals> {
  const context = await browser.newContext({ ...PHONE, ...(storageState && { storageState }) });
  if (isWarm) {
    const before = await context.newPage();
    await before.goto(url);
    await before.locator(ready).first().waitFor();
    await idleNetwork(before);
    // What a visit of some seconds keeps for the next.
    await before.waitForFunction(() => localStorage.getItem("courtside-picture") !== null);
    await before.close();
  }
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  let bytes = 0;
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(watch, ready);
  await page.goto(url);
  await page.waitForFunction(() => (window as unknown as { vitals: Observed }).vitals.ready > 0, null, {
    polling: POLL,
  });
  await idleNetwork(page);
  const seen = await page.evaluate(() => (window as unknown as { vitals: Observed }).vitals);
  await context.close();
  return { ...seen, bytes };
}

type Observed = Omit<Vitals, "bytes">;

const idleNetwork = (page: Page) =>
  page.waitForFunction(
    (quiet) => {
      const ends = performance.getEntriesByType("resource").map((each) => each.startTime + each.duration);
      return performance.now() - Math.max(0, ...ends) > quiet;
    },
    QUIET,
    { polling: POLL },
  );

/** Runs in the page before any other script. */
function watch(ready: string): void {
  const vitals: Observed = { largestPaint: 0, ready: 0, blocking: 0, shift: 0 };
  (window as unknown as { vitals: typeof vitals }).vitals = vitals;
  const looking = new MutationObserver(() => {
    if (!document.querySelector(ready)) return;
    vitals.ready = performance.now();
    looking.disconnect();
  });
  looking.observe(document, { subtree: true, childList: true });
  let firstPaint = Number.POSITIVE_INFINITY;
  const on = (type: string, heard: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(heard)).observe({ type, buffered: true });
  on("paint", (entry) => {
    if (entry.name === "first-contentful-paint") firstPaint = entry.startTime;
  });
  on("largest-contentful-paint", (entry) => {
    vitals.largestPaint = entry.startTime;
  });
  on("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) vitals.shift += value;
  });
  on("longtask", ({ startTime, duration }) => {
    if (startTime + duration > firstPaint) vitals.blocking += duration - 50;
  });
}
