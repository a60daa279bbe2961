import { expect, test } from "../journey.ts";
import { dateAhead, makeOwnClub, openAs } from "../own-club.ts";

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

test("on a tablet: wide columns with the next court in view, a popover beside the slot, a booking", async ({
  page,
}) => {
  const club = await makeOwnClub({ courts: 8 });
  await openAs(page, await club.person("member"), `/book?date=${dateAhead(2)}`);
  const heads = page.getByRole("columnheader");
  await expect(heads).toHaveCount(9);
  const [, ...courts] = await heads.evaluateAll((all) => all.map((head) => head.getBoundingClientRect().toJSON()));
  expect(Math.min(...courts.map((box) => box.width))).toBeGreaterThanOrEqual(132);
  expect(courts.some((box) => box.left < 820 - 24 && box.right > 820 - 24)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.getByRole("gridcell", { name: "Court 2, 10:00–11:00, Available" }).tap();
  const popover = page.getByRole("dialog", { name: "Book Court 2" });
  await expect(popover).toBeInViewport({ ratio: 1 });
  await popover.getByRole("button", { name: "Book", exact: true }).tap();
  await expect(page.getByText("Booking Confirmed! 🎾")).toBeVisible();
  await expect(page.getByRole("gridcell", { name: "Court 2, 10:00–11:00, Your booking" })).toBeVisible();
});

test("a turned tablet keeps the chosen players and the series that is about to be repeated", async ({ page }) => {
  const club = await makeOwnClub({ courts: 3, rules: { series_max_dates: 12, advance_booking_days: 90 } });
  const [member] = await Promise.all([club.person("member"), club.person("member", "Ada Lindqvist")]);
  const turn = (turned: boolean) =>
    page.setViewportSize(turned ? { width: 1180, height: 820 } : { width: 820, height: 1180 });
  await openAs(page, member, `/book?date=${dateAhead(2)}`);
  await page.getByRole("gridcell", { name: "Court 2, 10:00–11:00, Available" }).tap();
  await page.getByRole("button", { name: "Add player" }).tap();
  await page.keyboard.type("ada lindqvist");
  await page.getByRole("list", { name: "Members found" }).getByRole("button", { name: "Ada Lindqvist" }).tap();
  const chosen = page.getByRole("group", { name: "Players 2 of 4" });
  await expect(chosen).toBeVisible();
  await turn(true);
  await expect(chosen).toBeVisible();

  await page.getByRole("button", { name: "Repeat" }).click();
  const repeating = page.getByRole("dialog", { name: "Repeat Court 2" });
  await expect(repeating.getByText("Every date is with Ada Lindqvist.")).toBeVisible();
  await turn(false);
  await expect(repeating.getByText("Every date is with Ada Lindqvist.")).toBeVisible();
});

test("a turned tablet keeps what the desk is about to repeat", async ({ page }) => {
  const club = await makeOwnClub({ courts: 3 });
  const [desk, ana] = await Promise.all([club.person("front_desk"), club.person("member", "Ana Ruiz")]);
  await openAs(page, desk, `/bookings?date=${dateAhead(2)}&zoom=60`);
  await page.getByRole("gridcell", { name: "Court 1, 10:00–11:00, Available" }).tap();
  await page.getByRole("combobox", { name: "Member" }).fill("Ana");
  await page.getByText(ana.email).click();
  await page.getByRole("button", { name: "Repeat" }).click();
  const repeating = page.getByRole("dialog", { name: "Repeat Court 1 for Ana Ruiz" });
  await repeating.getByRole("textbox", { name: "Label (optional)" }).fill("Winter season");
  await page.setViewportSize({ width: 1440, height: 820 });
  await expect(page.getByRole("complementary", { name: "Desk" })).toBeAttached();
  await expect(repeating.getByRole("textbox", { name: "Label (optional)" })).toHaveValue("Winter season");
});
