import type { Browser, BrowserContextOptions, Page } from "@playwright/test";

/** A JavaScript file that a page fetched. */
export interface FetchedScript {
  path: string;
  /** Bytes of the body on the wire. */
  transferred: number;
  encoding: string;
  code: string;
}

const QUIET = 1_000;

/** Opens a page with an empty cache, waits for `isReady` and an idle network, and returns its scripts. */
export async function fetchedScripts(
  browser: Browser,
  url: string,
  isReady: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<FetchedScript[]> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const scripts: Promise<FetchedScript>[] = [];
  page.on("response", (response) => {
    const type = response.headers()["content-type"] ?? "";
    if (!type.includes("javascript") || !response.ok()) return;
    scripts.push(
      (async () => ({
        path: new URL(response.url()).pathname,
        transferred: (await response.request().sizes()).responseBodySize,
        encoding: response.headers()["content-encoding"] ?? "none",
        code: await response.text(),
      }))(),
    );
  });
  await page.goto(url);
  await isReady(page);
  await page.waitForFunction((quiet) => {
    const ends = performance
      .getEntriesByType("resource")
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    return performance.now() - Math.max(0, ...ends) > quiet;
  }, QUIET);
  const fetched = await Promise.all(scripts);
  await context.close();
  return fetched;
}

export const transferred = (scripts: FetchedScript[]): number =>
  scripts.reduce((sum, script) => sum + script.transferred, 0);

/** "br, none": how the scripts were sent. */
export const encodings = (scripts: FetchedScript[]): string =>
  [...new Set(scripts.map((script) => script.encoding))].sort().join(", ");
