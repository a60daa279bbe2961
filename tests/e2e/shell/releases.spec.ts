import type { Page } from "@playwright/test";
import { changeRegistry } from "../../../api/src/registry/release/registry-file.ts";
import { startStaticServer } from "../../support/static-server.ts";
import { test as base, expect, menu, signIn } from "../journey.ts";
import { FIRST_TEXT } from "./built-remotes.ts";
import { type Origins, type ReleasedSite, startReleasedSite } from "./released-site.ts";

const test = base.extend<{ origins: Origins; site: ReleasedSite }>({
  origins: ["one origin", { option: true }],
  site: async ({ origins }, use) => {
    const site = await startReleasedSite(origins);
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

const SECOND = "Release two: who coaches here.";
const THIRD = "Release three: who coaches here.";

const open = (page: Page, link: string) => menu(page).getByRole("link", { name: link }).click();
/** Another one after a reload. */
const startOf = (page: Page) => page.evaluate(() => performance.timeOrigin);

/** The harder of the two in every run, both in test:long. */
const ORIGINS: Origins[] = process.env.E2E === "all" ? ["one origin", "five origins"] : ["five origins"];

for (const origins of ORIGINS) {
  test.describe(origins, () => {
    test.use({ origins });

    test("releases reach new pages only, and a remote that disappears and returns affects nothing else", async ({
      page,
      context,
      browser,
      site,
    }) => {
      const newPage = async (text: string) => {
        const other = await context.newPage();
        await other.goto("/coaches");
        await expect(other.getByText(text)).toBeVisible();
        await expect(other.getByText("QA Coach")).toBeVisible();
        return other;
      };
      await signIn(page, "member", "/book");
      await expect(page.getByRole("grid")).toBeVisible();
      const began = await startOf(page);

      await test.step("mf-coach is released twice and rolled back", async () => {
        await site.releaseCoach(SECOND);
        await open(page, "Coaches");
        await expect(page.getByText(FIRST_TEXT)).toBeVisible();
        await (await newPage(SECOND)).close();
        await site.releaseCoach(THIRD);
        const third = await newPage(THIRD);
        await site.rollBackCoach();
        await (await newPage(SECOND)).close();
        await open(third, "Book Court");
        await expect(third.getByRole("grid")).toBeVisible();
        await open(third, "Coaches");
        await expect(third.getByText(THIRD)).toBeVisible();
        await third.close();
      });

      await test.step("mf-booking disappears", async () => {
        await site.stopBooking();
        await open(page, "Book Court");
        await expect(page.getByRole("grid")).toBeVisible();
        await open(page, "Coaches");
        await expect(page.getByText(FIRST_TEXT)).toBeVisible();
      });

      // A browser that has no file of mf-booking yet.
      const fresh = await (await browser.newContext()).newPage();
      await test.step("only its screens are missing", async () => {
        await signIn(fresh, "admin", `${site.url}/admin/courts`);
        await expect(fresh.getByRole("heading", { name: "Courts", exact: true })).toBeVisible();
        await open(fresh, "All Bookings");
        await expect(fresh.getByText("All Bookings is not available right now")).toBeVisible();
        await open(fresh, "Coaches");
        await expect(fresh.getByText("QA Coach")).toBeVisible();
      });

      await test.step("mf-booking returns", async () => {
        await open(fresh, "All Bookings");
        await expect(fresh.getByText("All Bookings is not available right now")).toBeVisible();
        await site.startBooking();
        await fresh.getByRole("button", { name: "Retry" }).click();
        await expect(fresh.getByRole("button", { name: "Date: Pick a date" })).toBeVisible();
        await fresh.goto(`${site.url}/upgrade`);
        await expect(fresh.getByRole("heading", { name: "Plans" })).toBeVisible();
        expect(await startOf(page)).toBe(began);
      });
    });
  });
}

test.describe("an origin that is not allowed", () => {
  test.use({ strict: false });

  test("is rejected by the release and, even if the registry lists it, by the browser", async ({ page, site }) => {
    const { filesDir, registryFile } = site.targetOf("mf-coach");
    const foreign = await startStaticServer(filesDir);
    await expect(site.releaseCoach(SECOND, foreign.url)).rejects.toThrow(
      `${site.url} does not list ${foreign.url} in its REMOTE_ORIGINS. 1.0.0-`,
    );
    await changeRegistry(registryFile, (registry) => ({
      ...registry,
      remotes: registry.remotes.map((remote) =>
        remote.name === "mf-coach" ? { ...remote, entry: `${foreign.url}${remote.entry}` } : remote,
      ),
    }));
    const responded = foreign.responded();
    await signIn(page, "member", "/book");
    await open(page, "Coaches");
    await expect(page.getByText("Coaches is not available right now")).toBeVisible();
    expect(foreign.responded()).toBe(responded);
    await foreign.stop();
  });
});
