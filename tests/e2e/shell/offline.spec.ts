import type { Page } from "@playwright/test";
import { test as base, expect, menu } from "../journey.ts";
import { dateAhead, makeOwnClub, openAs } from "../own-club.ts";
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

test("without a network the app opens with what was read last and books nothing, and then takes the next release", async ({
  page,
  context,
  site,
}) => {
  const club = await makeOwnClub();
  const member = await club.person("member");
  await club.book(member, 0, date, "10:00");
  await openAs(page, member, `/book?date=${date}`);
  await expect(page.getByRole("gridcell", { name: "Court 2, 12:00–13:00, Available" })).toBeVisible();
  await menu(page).getByRole("link", { name: "Dashboard" }).click();
  const next = page.getByRole("region", { name: "Your next booking" }).or(page.getByLabel("Your next booking"));
  await expect(next.first()).toContainText("Court 1");
  await expect
    .poll(() => hasKept(page, ["/me", "/bookings", "/days/{date}", "/me/days/{date}"]), { timeout: 30_000 })
    .toBe(true);

  await context.setOffline(true);
  await page.goto("/dashboard");
  await expect(next.first()).toContainText("Court 1");
  await expect(page.getByText(/You are offline\. What you see is from \d+:\d+/)).toBeVisible();
  await menu(page).getByRole("link", { name: "My Bookings" }).click();
  await expect(page.getByRole("main").getByText("Court 1").first()).toBeVisible();
  await page.goto(`/book?date=${date}`);
  await page.getByRole("gridcell", { name: "Court 2, 12:00–13:00, Available" }).click();
  await expect(page.getByRole("button", { name: "Book", exact: true })).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByText("You are offline. You can book again as soon as the connection is back.")).toBeVisible();

  await site.releaseCoach(SECOND);
  await context.setOffline(false);
  await page.goto("/coaches");
  await expect(page.getByText(SECOND)).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.has("courtside-reads"))).toBe(false);
});
