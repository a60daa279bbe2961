import type { Browser, Page } from "@playwright/test";
import { expect, type Persona, signIn, test } from "../journey.ts";

// The loser of a race gets a 409, which the browser's console reports as a failed resource.
test.use({ strict: false });

async function atTheGrid(browser: Browser, persona: Persona, day: number): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: process.env.COURTSIDE_URL ?? "" })).newPage();
  await signIn(page, persona, "/book?sport=pickleball");
  await page.getByRole("radiogroup", { name: "Date" }).locator("label").nth(day).click();
  await expect(page.getByRole("gridcell", { name: /Available$/ }).first()).toBeVisible();
  return page;
}

/** The name of the first cell that is free, such as "Court 3, 06:00–07:00". */
async function firstFree(page: Page): Promise<string> {
  const label = await page
    .getByRole("gridcell", { name: /Available$/ })
    .first()
    .getAttribute("aria-label");
  return String(label).replace(/, Available$/, "");
}

test("what one browser books, the other's grid shows within a second", async ({ browser }) => {
  const member = await atTheGrid(browser, "member", 3);
  const coach = await atTheGrid(browser, "coach", 3);
  const slot = await firstFree(member);
  const seen = coach.getByRole("gridcell", { name: `${slot}, Booked` });
  await expect(seen).toHaveCount(0);

  await member.getByRole("gridcell", { name: `${slot}, Available` }).click();
  await member.getByRole("button", { name: "Book", exact: true }).click();
  await expect(member.getByRole("gridcell", { name: new RegExp(`^${slot}, Your booking`) })).toBeVisible();
  await expect(seen).toBeVisible({ timeout: 1_000 });
});

test("the loser of a race sees why, and books an alternative with two taps", async ({ browser }) => {
  const member = await atTheGrid(browser, "member", 4);
  const coach = await atTheGrid(browser, "coach", 4);
  const slot = await firstFree(coach);

  // The coach's request is held back until the member's has won.
  await coach.route(
    "**/api/v1/bookings",
    async (route) => {
      await member.getByRole("gridcell", { name: `${slot}, Available` }).click();
      await member.getByRole("button", { name: "Book", exact: true }).click();
      await expect(member.getByRole("gridcell", { name: new RegExp(`^${slot}, Your booking`) })).toBeVisible();
      await route.continue();
    },
    { times: 1 },
  );
  await coach.getByRole("gridcell", { name: `${slot}, Available` }).click();
  await coach.getByRole("button", { name: "Book", exact: true }).click();
  await expect(coach.getByText("This time slot conflicts with an existing booking").first()).toBeVisible();

  const alternatives = coach.getByRole("group", { name: "Available instead" });
  await alternatives.getByRole("button").first().click();
  await coach.getByRole("button", { name: "Book", exact: true }).click();
  await expect(coach.getByText("Booking Confirmed! 🎾")).toBeVisible();
});
