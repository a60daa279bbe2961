import { test as base, expect } from "../journey.ts";
import { makeOwnClub } from "../own-club.ts";
import { type ReleasedSite, startReleasedSite } from "../shell/released-site.ts";
import { pairDevice } from "./pair-device.ts";

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
test.use({ viewport: { width: 1280, height: 800 }, serviceWorkers: "allow" });

test("a device with an open page takes a release, and its rollback, by itself while no member uses it", async ({
  page,
  site,
}) => {
  const club = await makeOwnClub();
  await page.clock.install();
  await pairDevice(page, await club.person("admin"));
  const begin = page.getByRole("button", { name: "Book or check in" });
  /** Whether this is still the page that was marked: the clock of the page is a false one. */
  const mark = () => page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
  const marked = page.locator("html[data-marked]");
  /** The next look for a release, and what it responded. */
  const look = async () => {
    const responded = page.waitForResponse((response) => new URL(response.url()).pathname === "/remotes.json");
    await page.clock.fastForward("05:01");
    await (await responded).finished();
  };
  /** Which mf-coach the page would load. */
  const coachOfPage = () =>
    page.evaluate((): string => {
      const { remotes } = JSON.parse(document.querySelector("#remotes")?.textContent ?? "{}");
      return remotes.find(({ name }: { name: string }) => name === "mf-coach")?.version ?? "";
    });

  const first = await coachOfPage();
  await mark();
  expect(first).not.toBe("");
  await look();
  await expect(marked).toHaveCount(1);

  await site.releaseCoach("Release two: who coaches here.");
  // While a member is at it the page stays.
  await begin.click();
  await expect(page.getByRole("heading", { name: "Who is there?" })).toBeVisible();
  await expect(marked).toHaveCount(1);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(marked).toHaveCount(0, { timeout: 20_000 });
  await expect(begin).toBeVisible();
  const second = await coachOfPage();
  await mark();
  expect(second).not.toBe(first);

  await site.rollBackCoach();
  await look();
  await expect(marked).toHaveCount(0, { timeout: 20_000 });
  await expect(begin).toBeVisible();
  expect(await coachOfPage()).toBe(first);
});
