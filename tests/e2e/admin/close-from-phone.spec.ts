import { pairDevice } from "../booking/pair-device.ts";
import { expect, test } from "../journey.ts";
import { dateAhead, following, makeOwnClub, openAs, openFollowing } from "../own-club.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("rain: courts are closed from a phone in two taps, for an hour longer, and opened again", async ({
  browser,
  page,
}) => {
  const club = await makeOwnClub();
  const desk = await club.person("front_desk", "Gus Groundsman");
  const context = await browser.newContext({ baseURL: process.env.COURTSIDE_URL ?? "" });
  const members = await context.newPage();
  await openFollowing(members, await club.person("member", "Maya Chen"), `/book?date=${dateAhead(0)}`);
  const wall = await context.newPage();
  const followed = following(wall);
  await pairDevice(wall, await club.person("admin"));
  await followed;

  await openAs(page, desk, "/close");
  await expect(page.getByRole("radio", { name: "All Courts" })).toBeChecked();
  await page.getByRole("button", { name: "Preview" }).tap();
  await expect(page.getByText("Nothing is booked at this time.")).toBeVisible();
  await page.getByRole("button", { name: "Close 2 Courts" }).tap();
  await expect(page.getByText("2 courts closed")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Rain" })).toBeVisible();
  await expect(wall.getByText(/^Closed: Rain, until/)).toHaveCount(2);

  await page.getByRole("button", { name: "Another Hour" }).tap();
  await expect(page.getByRole("dialog").getByText("Nothing is booked at this time.")).toBeVisible();
  await page.getByRole("button", { name: "Close for Another Hour" }).tap();
  await expect(page.getByText("Closed for longer")).toBeVisible();
  // Closed on the hour for one, the courts are free again when the next slot begins: two have a slot ahead in them at any minute.
  await expect(members.getByRole("gridcell", { name: /^Court 1, .*Blocked.*Rain/ }).first()).toBeVisible();
  await page.getByRole("button", { name: "Reopen" }).tap();
  await page.getByRole("button", { name: "Reopen Courts" }).tap();
  await expect(page.getByText("The courts are open")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Rain" })).toBeHidden();
  await expect(members.getByRole("gridcell", { name: /Blocked/ })).toHaveCount(0);
  await context.close();
});
