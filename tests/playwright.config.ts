import { defineConfig } from "@playwright/test";
import { findBrowser } from "../design-system/browser/browser.ts";

/** Second looks at what stories, render tests and api tests show already: `E2E=all`, in test:long, takes them too. */
const SECOND_LOOKS = [
  "admin/courts",
  "admin/members",
  "admin/settings",
  "booking/accessibility",
  "booking/book-page",
  "booking/dashboard",
  "booking/faults",
  "booking/front-desk",
  "booking/kiosk-faults",
  "booking/limit",
  "booking/turned-and-week",
  "coach/coaches",
  "identity/invite",
  "identity/join-club",
  "identity/mail-codes",
  "identity/providers",
  "identity/staff-pin",
  "shell/access",
  "shell/across-releases",
  "shell/overrides-dev-server",
  "shell/public-entries",
  "shell/prefetch",
  "shell/public-pages",
  "shell/signup-club",
  "shell/standalone",
].map((name) => `**/${name}.spec.ts`);

/** Few but complete journeys through the production build, the real api and a throwaway Postgres. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  testIgnore: process.env.E2E === "all" ? [] : SECOND_LOOKS,
  globalSetup: "./support/product.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  outputDir: "../test-results",
  use: {
    viewport: { width: 1440, height: 900 },
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: findBrowser().path,
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--no-first-run"],
    },
  },
});
