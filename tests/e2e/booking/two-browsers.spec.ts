import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { dateAhead, makeOwnClub, openFollowing } from "../own-club.ts";

// The loser of a race gets a 409, which the browser's console reports as a failed resource.
test.use({ strict: false });

const slot = "Court 1, 10:00–11:00";

/** A member and a coach of one club, each in a browser of their own, on one day. */
async function twoAtTheGrid(browser: Browser): Promise<{ member: Page; coach: Page }> {
  const club = await makeOwnClub();
  const open = async (role: "member" | "coach") => {
    const context = await browser.newContext({ baseURL: process.env.COURTSIDE_URL ?? "" });
    const page = await context.newPage();
    await openFollowing(page, await club.person(role), `/book?date=${dateAhead(2)}`);
    await expect(page.getByRole("gridcell", { name: `${slot}, Available` })).toBeVisible();
    return page;
  };
  return { member: await open("member"), coach: await open("coach") };
}

test("a booking made in one browser appears in the other's grid within a second", async ({ browser }) => {
  const { member, coach } = await twoAtTheGrid(browser);
  const seen = coach.getByRole("gridcell", { name: `${slot}, Booked` });
  await expect(seen).toHaveCount(0);

  await member.getByRole("gridcell", { name: `${slot}, Available` }).click();
  await member.getByRole("button", { name: "Book", exact: true }).click();
  await expect(member.getByRole("gridcell", { name: new RegExp(`^${slot}, Your booking`) })).toBeVisible();
  await expect(seen).toBeVisible({ timeout: 1_000 });
});

test("the loser of a race sees why, and books an alternative with two taps", async ({ browser }) => {
  const { member, coach } = await twoAtTheGrid(browser);

  // The coach's request is delayed until the member's has won.
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
  await expect(coach.getByText("Booking Failed")).toBeVisible();

  const alternatives = coach.getByRole("group", { name: "Available instead" });
  await alternatives.getByRole("button").first().click();
  await coach.getByRole("button", { name: "Book", exact: true }).click();
  await expect(coach.getByText("Booking Confirmed! 🎾")).toBeVisible();
});
