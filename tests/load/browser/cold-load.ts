import type { Browser, BrowserContextOptions, CDPSession } from "@playwright/test";
import { PHONE, SLOW_4G, SLOWER } from "./vitals.ts";

/** The requests of a page; times in ms since the page itself was requested. */
export interface PageRequest {
  path: string;
  /** As DevTools has it: Document, Script, Stylesheet, Fetch, … */
  type: string;
  began: number;
  /** When its response was complete; infinite if none came while the page was watched. */
  ended: number;
}

export interface ColdLoad {
  requests: PageRequest[];
  /** The grid's first cell was in the document, ms. */
  firstCell: number;
  /** Largest contentful paint, ms. */
  largestPaint: number;
}

type Conditions = (devtools: CDPSession) => Promise<unknown>;

/** Every response takes this long, and nothing else costs time, which shows the dependencies between requests. */
export const farAway: Conditions = (devtools) =>
  devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 300,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });

export const onPhone: Conditions = async (devtools) => {
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
};

/** Opens `/book` with an empty cache on a phone's screen, until the grid is painted. */
export async function coldLoad(
  browser: Browser,
  { url, member }: { url: string; member: BrowserContextOptions["storageState"] },
  conditions: Conditions,
): Promise<ColdLoad> {
  const context = await browser.newContext({ ...PHONE, ...(member && { storageState: member }) });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await conditions(devtools);
  const requests = watchRequests(devtools);
  await page.addInitScript(watchScreen);
  await page.goto(`${url}/book`);
  await page.getByRole("gridcell").first().waitFor();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const screen = await page.evaluate(() => (window as unknown as { screenSeen: Screen }).screenSeen);
  await context.close();
  return { requests: requests(), ...screen };
}

/** Collects the page's requests; hits of the browser's own cache are not counted. */
function watchRequests(devtools: CDPSession): () => PageRequest[] {
  const byId = new Map<string, PageRequest>();
  devtools.on("Network.requestWillBeSent", ({ requestId, request, timestamp, type = "Other" }) => {
    const { pathname: path } = new URL(request.url);
    byId.set(requestId, { path, type, began: timestamp * 1000, ended: Number.POSITIVE_INFINITY });
  });
  devtools.on("Network.requestServedFromCache", ({ requestId }) => byId.delete(requestId));
  const end = ({ requestId, timestamp }: { requestId: string; timestamp: number }) => {
    const request = byId.get(requestId);
    if (request && request.ended === Number.POSITIVE_INFINITY) request.ended = timestamp * 1000;
  };
  // A page is parsed while it arrives: files that it names are requested before its end.
  devtools.on("Network.responseReceived", (event) => event.type === "Document" && end(event));
  devtools.on("Network.loadingFinished", end);
  return () => {
    const requests = [...byId.values()];
    const start = requests.find(({ type }) => type === "Document")?.began ?? 0;
    return requests.map(({ began, ended, ...rest }) => ({ ...rest, began: began - start, ended: ended - start }));
  };
}

type Screen = Pick<ColdLoad, "firstCell" | "largestPaint">;

/** Runs in the page before any other script. */
function watchScreen(): void {
  const seen: Screen = { firstCell: 0, largestPaint: 0 };
  Object.assign(window, { screenSeen: seen });
  const looking = new MutationObserver(() => {
    if (!document.querySelector("[role=gridcell]")) return;
    seen.firstCell = performance.now();
    looking.disconnect();
  });
  looking.observe(document, { subtree: true, childList: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestPaint = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
}
