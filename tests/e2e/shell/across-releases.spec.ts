import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { registryEntry } from "../../../api/src/registry/release/publish-remote.ts";
import { previousRelease, SHELL_GOES_FIRST } from "../../contract/previous-release.ts";
import { detailsOf, type RemoteDetails } from "../../contract/release-details.ts";
import { test as base, expect, signIn } from "../journey.ts";
import { root } from "./built-remotes.ts";
import { type BuiltCheckout, buildCheckout, startMixedSite } from "./mixed-site.ts";
import { checkOut } from "./previous-checkout.ts";

const test = base.extend<{ folder: string; previous: BuiltCheckout }>({
  folder: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), "courtside-across-releases-"));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  previous: async ({ folder }, use) => {
    const checkout = join(folder, "previous");
    await checkOut(previousRelease().commit, checkout);
    await use(await buildCheckout(checkout));
  },
});

/** One screen of each remote, and what an admin sees there. */
const SCREENS: Record<string, (page: Page, url: string) => Promise<void>> = {
  "mf-admin": async (page, url) => {
    await page.goto(`${url}/admin/courts`);
    await expect(page.getByRole("heading", { name: "Courts", exact: true })).toBeVisible();
  },
  "mf-booking": async (page, url) => {
    await page.goto(`${url}/all-bookings`);
    await expect(page.getByRole("button", { name: "Date: Pick a date" })).toBeVisible();
  },
  "mf-coach": async (page, url) => {
    await page.goto(`${url}/manage/coaches`);
    await expect(page.getByText("QA Coach").first()).toBeVisible();
  },
  "mf-billing": async (page, url) => {
    await page.goto(`${url}/upgrade`);
    await expect(page.getByRole("heading", { name: "Plans" })).toBeVisible();
  },
};

/** Hashes, also that in the version, and their order depend on the checkout's folder, through the paths of its dependencies. */
function judged({ entry: { script: _, ...entry }, manifest: { shared } }: RemoteDetails) {
  const version = entry.version.replace(/-[0-9a-f]{8}$/, "");
  return {
    entry: { ...entry, version, entry: entry.entry.replace(entry.version, version) },
    shared: shared.toSorted((one, other) => one.name.localeCompare(other.name)),
  };
}

async function expectScreens(page: Page, url: string, remotes: string[]): Promise<void> {
  await signIn(page, "admin", `${url}/auth`);
  for (const [name, open] of Object.entries(SCREENS)) {
    if (!remotes.includes(name)) continue;
    await test.step(name, async () => {
      await open(page, url);
      await expect(page.getByText("is not available right now")).toHaveCount(0);
    });
  }
}

test("the previous release of each remote runs under the new shell", async ({ page, folder, previous }) => {
  test.setTimeout(300_000);
  const built = previous.remotes.map((bundle) => detailsOf(registryEntry(bundle), bundle.dist));
  expect(built.map(judged), "the record is not what its commit builds to").toEqual(
    previousRelease().remotes.map(judged),
  );
  const site = await startMixedSite(folder, await buildCheckout(root), previous.remotes);
  await expectScreens(page, site.url, Object.keys(SCREENS));
  await site.stop();
});

test("each new remote runs under the shell of the previous release", async ({ page, folder, previous }) => {
  test.setTimeout(300_000);
  const { remotes } = await buildCheckout(root);
  const released = remotes.filter(({ name }) => !(name in SHELL_GOES_FIRST));
  const site = await startMixedSite(folder, previous, released);
  await expectScreens(
    page,
    site.url,
    released.map(({ name }) => name),
  );
  await site.stop();
});
