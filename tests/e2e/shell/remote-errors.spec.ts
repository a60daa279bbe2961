import type { Browser, BrowserContext, Page, Request, Route } from "@playwright/test";
import { expect, menu, signIn, test } from "../journey.ts";
import {
  COACH_FILES,
  changePages,
  liveCoach,
  ofOtherContract,
  responseScript,
  serveFailingCoach,
  throwIn,
} from "./failing-coach.ts";

// The browser and the shell log the failures that these journeys provoke.
test.use({ strict: false });

interface RemoteError {
  what: string;
  kind: string;
  /** In test:long only: it differs little from the previous one. */
  isLongRunOnly?: true;
  /** Before the page loads. */
  provoke: (page: Page) => Promise<unknown>;
  /** From the other screen to the failure; by default a click on the link. */
  reach?: (page: Page) => Promise<unknown>;
  /** Ends the failure; by default by removing what provoked it. */
  mend?: (page: Page) => Promise<unknown>;
}

const responding = (result: (route: Route) => Promise<void>) => (page: Page) => page.route(COACH_FILES, result);
/** The screen's own code or style, the last of its files of that type. */
const respondingChunk = (type: "js" | "css", result: (route: Route) => Promise<void>) => async (page: Page) =>
  page.route(`**/${liveCoach().files?.coaches?.findLast(({ file }) => file.endsWith(type))?.file}`, result);
const HACKED = "document.title = 'hacked'; var mf_coach = { get() {}, init() {} };";

const open = (page: Page, link: string) => menu(page).getByRole("link", { name: link, exact: true }).click();
const askForLesson = (page: Page) => page.getByRole("button", { name: "Request a Lesson with QA Coach" }).click();
const failure = (page: Page) => page.getByText("Coaches is not available right now");

const UNFETCHED: RemoteError[] = [
  { what: "its server is stopped", kind: "unreachable", provoke: responding((route) => route.abort()) },
  {
    what: "its server sends HTML",
    kind: "unreachable",
    isLongRunOnly: true,
    provoke: responding((route) => route.fulfill({ contentType: "text/html", body: "<h1>It works!</h1>" })),
  },
  // The registry has the hashes, so a remote's server can only send what was released.
  {
    what: "its server sends other code",
    kind: "unreachable",
    isLongRunOnly: true,
    provoke: responding((route) => responseScript(route, HACKED)),
  },
  {
    what: "its chunk is missing",
    kind: "chunk",
    isLongRunOnly: true,
    provoke: respondingChunk("js", (route) => route.abort()),
  },
  {
    what: "its chunk has other bytes",
    kind: "chunk",
    provoke: respondingChunk("js", (route) => responseScript(route, HACKED)),
  },
  {
    what: "its style is missing",
    kind: "chunk",
    isLongRunOnly: true,
    provoke: respondingChunk("css", (route) => route.abort()),
  },
];

const FAILING: RemoteError[] = [
  { what: "it is of another contract", kind: "contract", provoke: (page) => changePages(page, ofOtherContract) },
  {
    what: "it throws when it is mounted",
    kind: "exception",
    provoke: serveFailingCoach,
    reach: async (page) => {
      await throwIn(page, "while rendering");
      await open(page, "Coaches");
    },
    mend: throwIn,
  },
  {
    what: "it throws later, when it is rendered again",
    kind: "exception",
    provoke: serveFailingCoach,
    reach: async (page) => {
      await throwIn(page);
      await open(page, "Coaches");
      await expect(page.getByText("QA Coach")).toBeVisible();
      await throwIn(page, "while rendering");
      await askForLesson(page);
    },
    mend: throwIn,
  },
];

type Session = Awaited<ReturnType<BrowserContext["storageState"]>>;

async function sessionOf(page: Page): Promise<Session> {
  await signIn(page, "member", "/book");
  return page.context().storageState();
}

/** A page that has no file of mf-coach yet: code in memory cannot be missing. */
async function newBrowser(browser: Browser, storageState: Session): Promise<Page> {
  const context = await browser.newContext({ storageState, baseURL: process.env.COURTSIDE_URL });
  return context.newPage();
}

/** A new page with the failure, at another remote's screen. */
async function begin(page: Page, provoke: RemoteError["provoke"]): Promise<void> {
  await page.unrouteAll();
  await provoke(page);
  await page.goto("/book");
  await expect(page.getByRole("grid")).toBeVisible();
}

const nextReport = (page: Page) => page.waitForRequest("**/api/v1/client-errors");

async function expectReport(report: Request, kind: string): Promise<void> {
  const version = expect.stringMatching(/^1\.0\.0-[0-9a-f]{8}$/);
  const club = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect(report.postDataJSON()).toEqual({ remote: "mf-coach", version, kind, screen: "coaches", club });
  expect((await report.response())?.status()).toBe(204);
}

for (const [what, failures] of Object.entries({ "cannot be fetched": UNFETCHED, "does not work": FAILING })) {
  test(`a remote that ${what} costs only its own screens, is reported, and Retry restores it`, async ({
    page: first,
    browser,
  }) => {
    const session = await sessionOf(first);
    const tried = process.env.E2E === "all" ? failures : failures.filter(({ isLongRunOnly }) => !isLongRunOnly);
    for (const { what, kind, provoke, reach, mend } of tried) {
      await test.step(what, async () => {
        const page = await newBrowser(browser, session);
        const reachError = () => (reach ?? ((page) => open(page, "Coaches")))(page);
        await begin(page, provoke);
        const report = nextReport(page);
        await reachError();
        await expect(failure(page)).toBeVisible();
        await expectReport(await report, kind);
        await expect(page).not.toHaveTitle("hacked");

        await throwIn(page);
        await open(page, "Book Court");
        await expect(page.getByRole("grid")).toBeVisible();
        await reachError();
        await expect(failure(page)).toBeVisible();
        await (mend?.(page) ?? page.unrouteAll());
        await page.getByRole("button", { name: "Retry" }).click();
        await expect(page.getByText("QA Coach")).toBeVisible();
        await expect(failure(page)).toBeHidden();
        await page.context().close();
      });
    }
  });
}

test("an error that a remote throws in a click or a promise is reported, and its screen stays", async ({ page }) => {
  await signIn(page, "member", "/book");
  for (const where of ["in a click", "in a promise"] as const) {
    await begin(page, serveFailingCoach);
    await open(page, "Coaches");
    await expect(page.getByText("QA Coach")).toBeVisible();
    await throwIn(page, where);
    const report = nextReport(page);
    await askForLesson(page);
    await expectReport(await report, "exception");
    await expect(page.getByText("QA Coach").first()).toBeVisible();
    await expect(failure(page)).toBeHidden();
  }
  await page.goto("/coaches");
  await askForLesson(page);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a remote that never responds is given up after its time limit", async ({ page }) => {
  await page.route(COACH_FILES, () => {
    // Never responded to: a hanging server causes no error of its own.
  });
  await signIn(page, "member", "/book");
  const report = nextReport(page);
  await open(page, "Coaches");
  await expect(failure(page)).toBeVisible({ timeout: 15_000 });
  await expectReport(await report, "slow");
  await page.unroute(COACH_FILES);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("QA Coach")).toBeVisible();
});
