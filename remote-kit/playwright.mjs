import { test as base, defineConfig, expect } from "@playwright/test";
import axe from "axe-core";

const port = Number(process.env.PORT ?? 8090);
const baseURL = `http://127.0.0.1:${port}`;

/**
 * For playwright.config.mjs: `export default defineJourneys();`, with what differs from it. Journeys are in journeys/, and open the remote
 * alone, which `npm run dev` shows. CHROMIUM_PATH names another Chromium than Playwright's own.
 */
export const defineJourneys = (own = {}) =>
  defineConfig({
    testDir: "journeys",
    fullyParallel: true,
    forbidOnly: Boolean(process.env.CI),
    reporter: [["list"]],
    expect: { timeout: 15_000 },
    webServer: { command: "npm run dev", url: baseURL, reuseExistingServer: !process.env.CI, timeout: 120_000 },
    ...own,
    use: {
      baseURL,
      viewport: { width: 1440, height: 900 },
      contextOptions: { reducedMotion: "reduce" },
      screenshot: "only-on-failure",
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH || undefined,
        args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
      },
      ...own.use,
    },
  });

/** Any error in the page's console fails a journey: also a call or a response that the api's document does not know. */
export const test = base.extend({
  strict: [true, { option: true }],
  quietConsole: [
    async ({ page, strict }, use) => {
      const errors = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
          errors.push(message.text());
      });
      await use(undefined);
      if (strict) expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a path of the remote alone as a role, with the examples of the mock api or, with `api: "courtside"`, those of API_ORIGIN. */
export async function openAs(page, role, path, { api = "examples" } = {}) {
  const query = new URLSearchParams({ as: role, ...(api === "examples" && { api }) });
  await page.goto(`${path}?${query}`);
}

/** What axe finds wrong on the page: rule and element. */
export async function axeProblems(page) {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run("#root"));
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

export { expect };
