import { defineConfig } from "@playwright/test";
import { installedBrowser } from "../design-system/browser/installed-browser.ts";
import { launchOptions } from "./e2e/launch.ts";
import { NOON_ZONE } from "./e2e/noon-zone.ts";
import { NOTICES_PROJECT } from "./e2e/notices-project.ts";

/** Needs the commits of earlier releases, which a shallow clone lacks: `E2E=all`, in test:long. */
const NEEDS_HISTORY = process.env.E2E === "all" ? [] : ["**/shell/across-releases.spec.ts"];

/** Needs an installed browser, because npm's shows no notifications: `E2E=all`, in test:long. */
const NEEDS_INSTALLED =
  process.env.E2E === "all" && installedBrowser(process.env) ? [] : ["**/shell/push-shown.spec.ts"];

/** Each runs an api that sends the notices of the shared database: two at once would send each other's. */
const SENDS_NOTICES = ["**/booking/one-booking.spec.ts", "**/booking/waitlist.spec.ts"];

/** Complete journeys through the production build, the real api and a throwaway Postgres. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  projects: [
    { name: NOTICES_PROJECT, testMatch: SENDS_NOTICES, workers: 1 },
    { name: "journeys", testIgnore: [...NEEDS_HISTORY, ...NEEDS_INSTALLED, ...SENDS_NOTICES] },
  ],
  globalSetup: "./support/product.ts",
  fullyParallel: true,
  // Journeys wait for timeouts and servers: with two, a sixth of the cores was idle.
  workers: 3,
  // Only a hanging test takes so long, even on a busy machine.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  outputDir: "../test-results",
  use: {
    viewport: { width: 1440, height: 900 },
    timezoneId: NOON_ZONE,
    // A page's own requests are then seen and answered by the journeys; tests/e2e/shell/offline.spec.ts is about the worker.
    serviceWorkers: "block",
    // Drawing what fades and pulses costs a quarter of the time; tests/e2e/booking/phone.spec.ts and others look at it moving.
    contextOptions: { reducedMotion: "reduce" },
    // A trace costs a third of the time: `--trace on` when one is needed.
    screenshot: "only-on-failure",
    launchOptions: launchOptions(),
  },
});
