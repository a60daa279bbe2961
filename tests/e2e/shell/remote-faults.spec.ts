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
};

for (const [what, provoke] of Object.entries(FAULTS)) {
  test(`a remote whose server is ${what} costs its own screen only, and Retry brings it back`, async ({ page }) => {
    await provoke(page);
    await signIn(page, "member", "/book");
    await page.getByRole("link", { name: "Coaches" }).click();
    await expect(page.getByText("Coaches is not available right now")).toBeVisible();

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
  await page.getByRole("link", { name: "Coaches" }).click();
  await expect(page.getByText("Coaches is not available right now")).toBeVisible({ timeout: 15_000 });
  await page.unroute("**/_mf/mf-coach/**");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("QA Coach")).toBeVisible();
});
