import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../journey.ts";

// The browser and the shell log the very faults that these journeys provoke.
test.use({ strict: false });

const FAULTS = {
  stopped: (page: Page) => page.route("**/_mf/mf-coach/**", (route) => route.abort()),
  "answering HTML": (page: Page) =>
    page.route("**/_mf/mf-coach/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>It works!</h1>" }),
    ),
  // The hashes are the registry's, so no server of a remote can send what was not released.
  "answering other code": (page: Page) =>
    page.route("**/_mf/mf-coach/**", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        headers: { "access-control-allow-origin": "*" },
        body: "document.title = 'hacked'; var mf_coach = { get() {}, init() {} };",
      }),
    ),
};

for (const [what, provoke] of Object.entries(FAULTS)) {
  test(`a remote whose server is ${what} costs its own screen only, and Retry brings it back`, async ({ page }) => {
    await provoke(page);
    await signIn(page, "member", "/book");
    const report = page.waitForRequest("**/api/v1/client-errors");
    await page.getByRole("link", { name: "Coaches" }).click();
    await expect(page.getByText("Coaches is not available right now")).toBeVisible();
    expect((await report).postDataJSON()).toMatchObject({ remote: "mf-coach", kind: "unreachable", screen: "coaches" });
    expect((await (await report).response())?.status()).toBe(204);
    await expect(page).not.toHaveTitle("hacked");

    await page.getByRole("link", { name: "Book Court" }).click();
    await expect(page.getByRole("grid")).toBeVisible();

    await page.getByRole("link", { name: "Coaches" }).click();
    await expect(page.getByText("Coaches is not available right now")).toBeVisible();
    await page.unroute("**/_mf/mf-coach/**");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText("QA Coach")).toBeVisible();
  });
}

test("a remote that never answers is given up after its time limit", async ({ page }) => {
  await page.route("**/_mf/mf-coach/**", () => {
    // Never answered: a hung server gives no error of its own.
  });
  await signIn(page, "member", "/book");
  const report = page.waitForRequest("**/api/v1/client-errors");
  await page.getByRole("link", { name: "Coaches" }).click();
  await expect(page.getByText("Coaches is not available right now")).toBeVisible({ timeout: 15_000 });
  expect((await report).postDataJSON()).toMatchObject({ remote: "mf-coach", kind: "slow" });
  await page.unroute("**/_mf/mf-coach/**");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("QA Coach")).toBeVisible();
});
