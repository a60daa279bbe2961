import { getsCanary, NUMBER_COOKIE } from "@courtside/contracts/domain/canary.ts";
import { readRegistry } from "../../../api/src/registry/release/registry-file.ts";
import { listHistory } from "../../../tools/release/list-releases.ts";
import { test as base, expect, signIn } from "../journey.ts";
import { FIRST_TEXT } from "./built-remotes.ts";
import { type ReleasedSite, startReleasedSite } from "./released-site.ts";

const test = base.extend<{ site: ReleasedSite }>({
  site: async ({ browserName: _ }, use) => {
    const site = await startReleasedSite("one origin");
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

// The broken release is logged, as any error of a remote.
test.use({ strict: false });

const SHARE = 10;

test("a broken release to a tenth of the sessions withdraws itself, and the other sessions notice nothing", async ({
  page,
  context,
  site,
}) => {
  await signIn(page, "member", "/book");
  await expect(page.getByRole("grid")).toBeVisible();
  const version = await site.tryBrokenCoach(SHARE);
  const target = site.targetOf("mf-coach");
  const has = (number: number) => getsCanary({ share: SHARE }, { name: "mf-coach", version }, { number });
  const numbers = Array.from({ length: 200 }, (_, number) => number);
  const unlucky = numbers.filter(has).slice(0, 5);
  const others = numbers.filter((number) => !has(number)).slice(0, 6);

  const openCoaches = async (number: number) => {
    await context.addCookies([{ name: NUMBER_COOKIE, value: String(number), url: site.url }]);
    await page.goto("/coaches");
  };
  const openWorking = async (number: number) => {
    await openCoaches(number);
    await expect(page.getByText(FIRST_TEXT)).toBeVisible();
    await expect(page.getByText("QA Coach")).toBeVisible();
  };

  await test.step("each of the tenth sees the error once, and each of the others the live release", async () => {
    for (const [position, number] of unlucky.entries()) {
      const reported = page.waitForResponse("**/api/v1/client-errors");
      await openCoaches(number);
      await expect(page.getByText("Coaches is not available right now")).toBeVisible();
      const response = await reported;
      expect(response.request().postDataJSON()).toMatchObject({ remote: "mf-coach", version, kind: "exception" });
      expect(response.status()).toBe(204);
      await openWorking(others[position] ?? 0);
    }
  });

  await test.step("then it is withdrawn, and the tenth has the live release with the next page", async () => {
    expect(readRegistry(target.registryFile).canaries).toEqual([]);
    expect(listHistory(target, "mf-coach")[0]).toMatch(
      new RegExp(`mf-coach  ${version}  withdrawn  by error rate  \\(5 failures on 5 pages; the live release `),
    );
    for (const number of [...unlucky.slice(0, 2), ...others.slice(5)]) await openWorking(number);
  });
});
