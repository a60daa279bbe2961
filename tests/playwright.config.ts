import { defineConfig } from "@playwright/test";
import { findBrowser } from "../design-system/browser/browser.ts";
import { NOON_ZONE } from "./e2e/noon-zone.ts";

/** Needs the commits of earlier releases, which a shallow clone lacks: `E2E=all`, in test:long. */
const NEEDS_HISTORY = ["**/shell/across-releases.spec.ts"];

/** Complete journeys through the production build, the real api and a throwaway Postgres. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  testIgnore: process.env.E2E === "all" ? [] : NEEDS_HISTORY,
  globalSetup: "./support/product.ts",
  fullyParallel: true,
  workers: 2,
  // Only a hanging test takes so long, even on a busy machine.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  outputDir: "../test-results",
  use: {
    viewport: { width: 1440, height: 900 },
    timezoneId: NOON_ZONE,
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: findBrowser().path,
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--no-first-run"],
    },
  },
});
