import { expect, test } from "../journey.ts";
import { dateAhead, makeOwnClub, openAs, openFollowing } from "../own-club.ts";
import { axeProblems } from "../shell/axe-problems.ts";

test("a member's dashboard shows the next booking first, and cancels it after a confirmation", async ({ page }) => {
  const club = await makeOwnClub();
  const member = await club.person("member", "Maya Chen");
  await club.book(member, 0, dateAhead(1), "10:00");
  await club.book(member, 1, dateAhead(2), "11:00");
  await openAs(page, member, "/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back, Maya Chen!" })).toBeVisible();
  const next = page.getByRole("region", { name: "Your next booking" });
  await expect(next.getByText("Tomorrow, 10:00 - 11:00")).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);

  await next.getByRole("button", { name: "Cancel Booking" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel Booking" }).click();
  await expect(page.getByText("Booking canceled successfully")).toBeVisible();
  await expect(next.getByText("11:00 - 12:00")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Past & Canceled" })).toBeVisible();
});

test("a member's open dashboard shows news when an admin publishes it, and removes it when retired", async ({
  page,
  browser,
}) => {
  const club = await makeOwnClub();
  await openFollowing(page, await club.person("member"), "/dashboard");
  await page.getByRole("tab", { name: "News" }).click();
  await expect(page).toHaveURL(/\/dashboard\?tab=news$/);
  await expect(page.getByText("What your club announces is shown here.")).toBeVisible();

  const admin = await browser.newPage({ baseURL: process.env.COURTSIDE_URL ?? "" });
  await openAs(admin, await club.person("admin"), "/admin/news");
  // Once there is known to be none, the button moves from the page's header into its place.
  await expect(admin.getByText("No news", { exact: true })).toBeVisible();
  await admin.getByRole("button", { name: "Write News" }).click();
  const dialog = admin.getByRole("dialog");
  await dialog.getByLabel("Title").fill("Courts closed on Monday");
  await dialog.getByLabel("Text").fill("The lines are painted anew.");
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(admin.getByText("News published")).toBeVisible();
  const item = page.getByRole("heading", { name: "Courts closed on Monday" });
  await expect(item).toBeVisible();

  await admin.getByRole("button", { name: "Retire Courts closed on Monday" }).click();
  await expect(item).toBeHidden();
  await admin.getByRole("button", { name: "Undo" }).click();
  await expect(item).toBeVisible();
  await admin.close();
});

test("with nothing booked the dashboard shows what is free today and leads to it", async ({ page }) => {
  const club = await makeOwnClub();
  await openAs(page, await club.person("member"), "/dashboard");
  await expect(page.getByText("You don't have any upcoming court reservations.")).toBeVisible();
  await page
    .getByRole("link", { name: /2 courts$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/book\?sport=tennis&date=/);
});

test("My Account shows the member's bookings and the club's information beside the profile", async ({ page }) => {
  const club = await makeOwnClub({ rules: { location: "Boston", welcome_message: "The café opens at 7:30." } });
  const member = await club.person("member");
  await club.book(member, 0, dateAhead(1), "10:00");
  await openAs(page, member, "/my-account");
  await page.getByRole("tab", { name: "My Bookings" }).click();
  await expect(page.getByRole("tab", { name: "Upcoming (1)" })).toBeVisible();
  await page.getByRole("tab", { name: "Club Info" }).click();
  await expect(page.getByText("The café opens at 7:30.")).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "Boston" })).toBeVisible();
});
