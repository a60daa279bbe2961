import type { Page } from "@playwright/test";
import { test as base, expect, menu } from "../journey.ts";
import { type ClubPerson, dateAhead, makeOwnClub, type OwnClub, openAs } from "../own-club.ts";
import { FIRST_TEXT } from "./built-remotes.ts";
import { type ReleasedSite, startReleasedSite } from "./released-site.ts";

/** With a site of its own, where clubs of own-club.ts are made too. */
const test = base.extend<{ site: ReleasedSite }>({
  site: async ({ browserName: _ }, use) => {
    const site = await startReleasedSite("one origin");
    const shared = process.env.COURTSIDE_URL;
    process.env.COURTSIDE_URL = site.url;
    await use(site);
    process.env.COURTSIDE_URL = shared;
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
});
test.use({ serviceWorkers: "allow", strict: false });

/** Opens the front desk's board, with a booking that is under way. */
async function openDesk(page: Page, club: OwnClub, member: ClubPerson): Promise<Page> {
  await club.underWay(member, 0, 120);
  await openAs(page, await club.person("front_desk"), "/bookings");
  await expect(page.getByText("Maya Chen").first()).toBeVisible();
  return page;
}

const deskHasDatabase = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === "courtside-desk"));

/** Whether the desk has kept a day. The database is there a moment earlier; opening it before that would make an empty one. */
const deskHasDay = async (page: Page) =>
  (await deskHasDatabase(page)) &&
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open("courtside-desk");
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve(false);
        opening.onsuccess = () => {
          const days = opening.result.transaction("device").objectStore("device").count("days");
          days.onsuccess = () => resolve(days.result > 0);
          days.onerror = () => resolve(false);
          // Takes effect once the count is there.
          opening.result.close();
        };
      }),
  );

/** Without a network the desk opens with the day that it has kept, and checks in, which arrives later; sign-out deletes the day. */
async function seeKeptDay(page: Page): Promise<void> {
  await expect.poll(() => hasKept(page, ["/me"]), { timeout: 30_000 }).toBe(true);
  await expect.poll(() => deskHasDay(page), { timeout: 30_000 }).toBe(true);
  await page.reload();
  await expect(page.getByText("Maya Chen").first()).toBeVisible();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(/^No connection: .* as of \d+:\d+$/)).toBeVisible();
  await expect(page.getByRole("article", { name: "Sheet of Court 1" })).toContainText("Maya C.");
  await expect(page.getByText("Maya Chen")).toHaveCount(0);
  await page.getByRole("button", { name: /^Check in Maya C\., Court 1, / }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Checked in at \d\d:/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("status").filter({ hasText: /^Checked in at \d\d:/ })).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByRole("gridcell", { name: /Maya Chen.*Checked in/ }).first()).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
  await expect.poll(() => deskHasDatabase(page)).toBe(false);
  await page.context().close();
}

/** Whether the version that this browser keeps is that of the page that is open. */
const keepsThisVersion = (page: Page) =>
  page.evaluate(async () => {
    const pointer = await (await caches.open("courtside-app-current")).match("/");
    const { current }: { current: string } = (await pointer?.json()) ?? { current: "" };
    const { remotes } = JSON.parse(document.querySelector("#remotes")?.textContent ?? "{}");
    return remotes.every(({ name, version }: Record<string, string>) => current.includes(`${name} ${version}`));
  });

const SECOND = "Release two: who coaches here.";
const date = dateAhead(2);

/** Whether this browser has kept a whole version of the application, and these reads. */
const hasKept = (page: Page, reads: string[]) =>
  page.evaluate(async (paths) => {
    const version = await (await caches.open("courtside-app-current")).match("/");
    const cache = await caches.open("courtside-reads");
    const texts = await Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text()));
    return version !== undefined && paths.every((path) => texts.some((text) => text?.includes(`"get","${path}"`)));
  }, reads);

/**
 * Takes a page's network away and gives it back. An older Chromium (150, Debian's) forgets with each page which it opens without a
 * network that there is none: `open` says so again.
 */
async function networkOf(page: Page) {
  const context = page.context();
  const session = await context.newCDPSession(page);
  const set = async (offline: boolean) => {
    await context.setOffline(offline);
    const noLimit = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send("Network.emulateNetworkConditions", { offline, ...noLimit });
  };
  return {
    takeAway: () => set(true),
    giveBack: () => set(false),
    open: async (path: string) => {
      await page.goto(path);
      await set(true);
    },
  };
}

test("without a network the app opens with what was read last and books nothing, and then takes the next release", async ({
  page,
  browser,
  site,
}) => {
  const club = await makeOwnClub();
  const member = await club.person("member", "Maya Chen");
  const desk = await openDesk(await browser.newPage(), club, member);
  await club.book(member, 0, date, "10:00");
  await openAs(page, member, `/book?date=${date}`);
  await expect(page.getByRole("gridcell", { name: "Court 2, 12:00–13:00, Available" })).toBeVisible();
  await menu(page).getByRole("link", { name: "Dashboard" }).click();
  const next = page.getByRole("region", { name: "Your next booking" }).or(page.getByLabel("Your next booking"));
  await expect(next.first()).toContainText("Court 1");
  await expect
    .poll(() => hasKept(page, ["/me", "/bookings", "/days/{date}", "/me/days/{date}"]), { timeout: 30_000 })
    .toBe(true);

  const network = await networkOf(page);
  await network.takeAway();
  await network.open("/dashboard");
  await expect(next.first()).toContainText("Court 1");
  await expect(page.getByText(/You are offline\. What you see is from \d+:\d+/)).toBeVisible();
  await menu(page).getByRole("link", { name: "My Bookings" }).click();
  await expect(page.getByRole("main").getByText("Court 1").first()).toBeVisible();
  await network.open(`/book?date=${date}`);
  await page.getByRole("gridcell", { name: "Court 2, 12:00–13:00, Available" }).click();
  await expect(page.getByRole("button", { name: "Book", exact: true })).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByText("You are offline. You can book again as soon as the connection is back.")).toBeVisible();

  await seeKeptDay(desk);

  await site.releaseCoach(SECOND);
  await network.giveBack();
  await page.goto("/coaches");
  await expect(page.getByText(SECOND)).toBeVisible();
  // A rollback reaches the installed app too, and is what it keeps for when there is no network.
  await site.rollBackCoach();
  await page.goto("/coaches");
  await expect(page.getByText(FIRST_TEXT)).toBeVisible();
  await expect.poll(() => keepsThisVersion(page), { timeout: 30_000 }).toBe(true);
  await network.takeAway();
  await network.open("/coaches");
  await expect(page.getByText(FIRST_TEXT)).toBeVisible();
  await expect(page.getByText(SECOND)).toHaveCount(0);
  await network.giveBack();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.has("courtside-reads"))).toBe(false);
});
