import { expect } from "../journey.ts";
import { dateAhead, makeOwnClub, openAs, PASSWORD } from "../own-club.ts";
import { withOwnMail } from "../own-mail.ts";

const test = withOwnMail();
const inTwoDays = dateAhead(2);

test("a mail's link leads to the booking, through signing in; there it goes into a calendar and is canceled", async ({
  browser,
  mail,
  page,
}) => {
  const club = await makeOwnClub({ rules: { location: "12 Lake Road" } });
  const maya = await club.person("member", "Maya Chen");
  const tom = await club.person("member", "Tom Baker");
  await club.book(maya, 0, inTwoDays, "10:00");
  const { link, invitation } = await mail.next(maya.email, { subject: /^Booked/ });
  expect(invitation?.text).toContain("METHOD:REQUEST");
  const path = link?.pathname ?? "";

  await page.goto(path);
  await page.getByLabel("Email").fill(maya.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole("heading", { level: 1, name: /^Court/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "12 Lake Road (map)" })).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Calendar file" }).click();
  expect((await download).suggestedFilename()).toBe("booking.ics");

  const context = await browser.newContext({ baseURL: process.env.COURTSIDE_URL ?? "" });
  const others = await context.newPage();
  await openAs(others, tom, path);
  await expect(others.getByRole("heading", { level: 1, name: "Not your booking" })).toBeVisible();
  await context.close();

  await page.getByRole("button", { name: "Cancel Booking" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel Booking" }).click();
  await expect(page.getByText("This booking was canceled")).toBeVisible();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(page.getByText("Booking restored")).toBeVisible();
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
});
