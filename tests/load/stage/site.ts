import { type Browser, type BrowserContextOptions, chromium } from "@playwright/test";
import { seed } from "../../../api/db/seed/seed.ts";
import { QA_PASSWORD } from "../../../api/src/qa/personas.ts";
import { startApi } from "../../support/api-process.ts";
import { buildSite } from "./build-site.ts";
import type { Stage } from "./database.ts";

/** The built site before a browser. */
export interface Site {
  url: string;
  browser: Browser;
  /** What a browser keeps of a signed-in member. */
  member: NonNullable<BrowserContextOptions["storageState"]>;
}

/** Serves the production build over a seeded database. */
export async function openSite(stage: Stage, databaseName: string): Promise<Site> {
  buildSite();
  const database = await stage.addDatabase(databaseName);
  await seed({ url: database.ownerUrl, qa: true });
  const api = await startApi({ DATABASE_URL: database.apiUrl, DATA_DIR: stage.dataDir, LOG_LEVEL: "warn" });
  stage.atEnd(api.stop);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-background-networking", "--no-first-run"],
  });
  stage.atEnd(() => browser.close());
  return { url: api.url, browser, member: await signInAsMember(browser, api.url) };
}

/** Signs in as a person would, and gives what the browser keeps of it; the cache stays behind. */
async function signInAsMember(browser: Browser, url: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/auth`);
  await page.getByLabel("Email").fill("member@qa.courtside.test");
  await page.getByLabel("Password", { exact: true }).fill(QA_PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("button", { name: "Logout" }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}
