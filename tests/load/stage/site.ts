import { type Browser, type BrowserContextOptions, chromium } from "@playwright/test";
import { QA_EMAILS, QA_PASSWORD } from "../../../api/src/qa/personas.ts";
import type { Role } from "../../../contracts/domain/roles.ts";
import { findBrowser } from "../../../design-system/browser/browser.ts";
import { seed } from "../../../tools/seed/seed.ts";
import { startApi } from "../../support/api-process.ts";
import { buildSite } from "./build-site.ts";
import type { Stage, StageDatabase } from "./database.ts";

/** A site at its address. */
export interface Served {
  url: string;
  member: SignedIn;
}

/** What a browser stores for a signed-in user. */
export type SignedIn = NonNullable<BrowserContextOptions["storageState"]>;

/** The built site, opened in a browser. */
export interface Site extends Served {
  browser: Browser;
  ownerSql: StageDatabase["ownerSql"];
  /** Serves another build from its folder: the same api on the same database. */
  serve(siteDir: string): Promise<Served>;
}

/** Serves the production build over a seeded database. */
export async function openSite(stage: Stage, databaseName: string): Promise<Site> {
  buildSite();
  const database = await stage.addDatabase(databaseName);
  await seed({ url: database.ownerUrl, qa: true });
  // A member as in any club: the page of a QA account has a banner.
  await database.ownerSql`
    update auth.users set qa_role = null, session_limit = null where email = ${QA_EMAILS.member}`;
  const browser = await chromium.launch({
    executablePath: findBrowser().path,
    args: ["--no-sandbox", "--disable-background-networking", "--no-first-run"],
  });
  stage.atEnd(() => browser.close());
  async function serve(siteDir?: string): Promise<Served> {
    const { url, stop } = await startApi({
      DATABASE_URL: database.apiUrl,
      DATA_DIR: stage.dataDir,
      LOG_LEVEL: "warn",
      ...(siteDir && { SITE_DIR: siteDir }),
    });
    stage.atEnd(stop);
    return { url, member: await signInAs(browser, url, "member") };
  }
  return { ...(await serve()), browser, ownerSql: database.ownerSql, serve };
}

/** Signs in as a person would, and returns the browser's storage without its cache. */
export async function signInAs(browser: Browser, url: string, role: Role): Promise<SignedIn> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/auth`);
  await page.getByLabel("Email").fill(QA_EMAILS[role]);
  await page.getByLabel("Password", { exact: true }).fill(QA_PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.getByRole("button", { name: "Logout" }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}
