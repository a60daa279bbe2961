import type { Browser, Locator, Page } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { type ClubPerson, dateAhead, makeOwnClub, openAs } from "../own-club.ts";
import { countTaps } from "./count-taps.ts";

const date = dateAhead(2);
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function newPage(browser: Browser, person: ClubPerson, path: string, options = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.COURTSIDE_URL ?? "", ...options });
  const page = await context.newPage();
  await openAs(page, person, path);
  return page;
}

test("on a phone: an evening slot with a partner in six taps; the partner sees with whom, leaves, and the booker sees it", async ({
  browser,
}) => {
  const club = await makeOwnClub();
  const maya = await club.person("member", "Maya Chen");
  const ada = await club.person("member", "Ada Lindqvist");
  const booker = await newPage(browser, maya, "/dashboard", PHONE);
  const tap = (target: Locator) => target.tap();
  await expect(booker.getByRole("link", { name: "Book Court" }).first()).toBeVisible();
  const taps = await countTaps(booker);

  await tap(booker.getByRole("link", { name: "Book Court" }).first());
  await tap(booker.getByRole("gridcell", { name: "Court 1, 18:00–19:00, Available" }));
  await tap(booker.getByRole("button", { name: "Book", exact: true }));
  const sheet = booker.getByRole("dialog", { name: "Book Court 1" });
  await tap(sheet.getByRole("button", { name: "Add player" }));
  await booker.keyboard.type("ada lindqvist");
  await tap(sheet.getByRole("list", { name: "Members found" }).getByRole("button", { name: "Ada Lindqvist" }));
  await expect(sheet.getByRole("group", { name: "Players 2 of 4" })).toBeVisible();
  await tap(sheet.getByRole("button", { name: "Book", exact: true }));
  await expect(booker.getByText("Booking Confirmed! 🎾")).toBeVisible();
  expect(await taps()).toBe(6);

  // The second time the partner is one of those played with lately.
  await booker.goto(`/book?date=${date}`);
  await expect(booker.getByRole("gridcell").first()).toBeVisible();
  const again = await countTaps(booker);
  await tap(booker.getByRole("gridcell", { name: "Court 1, 19:00–20:00, Available" }));
  await tap(booker.getByRole("button", { name: "Book", exact: true }));
  await tap(sheet.getByRole("button", { name: "Add Ada Lindqvist" }));
  await tap(sheet.getByRole("button", { name: "Book", exact: true }));
  await expect(booker.getByText("Booking Confirmed! 🎾")).toBeVisible();
  expect(await again()).toBe(4);

  await booker.goto("/my-bookings");
  await expect(booker.getByText("with Ada Lindqvist")).toHaveCount(2);

  const partner = await newPage(browser, ada, "/my-bookings");
  await expect(partner.getByText("with Maya Chen")).toHaveCount(2);
  await partner.getByRole("button", { name: "Leave Booking" }).first().click();
  const dialog = partner.getByRole("alertdialog", { name: "Leave Court 1?" });
  await expect(dialog.getByText("Maya Chen keeps the booking and is notified.")).toBeVisible();
  await dialog.getByRole("button", { name: "Leave Booking" }).click();
  await expect(partner.getByText("You have left the booking")).toBeVisible();
  await expect(partner.getByText("with Maya Chen")).toHaveCount(1);
  // Live, without a reload.
  await expect(booker.getByText("with Ada Lindqvist")).toHaveCount(1);
});

test("a partner who plays elsewhere is named beside their name, and nothing is booked", async ({ page }) => {
  const club = await makeOwnClub();
  const maya = await club.person("member", "Maya Chen");
  const ada = await club.person("member", "Ada Lindqvist");
  await club.book(ada, 1, date, "10:00");
  await openAs(page, maya, `/book?date=${date}`);
  await page.getByRole("gridcell", { name: "Court 1, 10:00–11:00, Available" }).click();
  await page.getByRole("button", { name: "Add player" }).click();
  await page.getByRole("searchbox", { name: "Find a member" }).fill(ada.email);
  await page.getByRole("list", { name: "Members found" }).getByRole("button").click();
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByRole("button", { name: "Remove Ada Lindqvist" })).toHaveAccessibleDescription(
    "Ada Lindqvist already has a booking at this time",
  );
  await page.getByRole("button", { name: "Remove Ada Lindqvist" }).click();
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByText("Booking Confirmed! 🎾")).toBeVisible();
});

test("the front desk books for a walk-in guest with a member, and changes the players", async ({ page }) => {
  const club = await makeOwnClub();
  await club.person("member", "Ana Ruiz");
  const desk = await club.person("front_desk", "Sam Desk");
  await openAs(page, desk, `/bookings?date=${date}`);
  const panel = page.getByRole("complementary", { name: "Desk" });
  await page.getByRole("gridcell", { name: "Court 1, 10:00–11:00, Available" }).click();
  await panel.getByRole("radio", { name: "Walk-in guest" }).check();
  await panel.getByRole("button", { name: "Create Booking" }).click();
  await expect(panel.getByText("Name is required")).toBeVisible();
  await panel.getByRole("textbox", { name: "Guest's name" }).fill("Gus Guest");
  await panel.getByRole("button", { name: "Add player" }).click();
  await panel.getByRole("searchbox", { name: "Find a member" }).fill("Ana Ruiz");
  await panel.getByRole("list", { name: "Members found" }).getByRole("button", { name: "Ana Ruiz" }).click();
  await expect(panel.getByRole("group", { name: "Players 2 of 4" })).toBeVisible();
  await panel.getByRole("button", { name: "Create Booking" }).click();
  await expect(page.getByText("Booking created successfully")).toBeVisible();

  await page.getByRole("gridcell", { name: "Court 1, 10:00–11:00, Booking: Gus Guest" }).click();
  const players = panel.getByRole("list", { name: "Players, 2 of 4" });
  await expect(players.getByRole("listitem")).toHaveText([/Gus Guest.*Guest/, /Ana Ruiz/]);
  await panel.getByRole("button", { name: "Change Players" }).click();
  const dialog = page.getByRole("dialog", { name: "Players on Court 1" });
  await dialog.getByRole("button", { name: "Remove Ana Ruiz" }).click();
  await dialog.getByRole("button", { name: "Save Players" }).click();
  await expect(panel.getByRole("list", { name: "Players, 1 of 4" })).toBeVisible();
});
