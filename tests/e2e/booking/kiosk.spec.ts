import type { Page } from "@playwright/test";
import { clubDayLabel } from "../../../contracts/domain/club-clock.ts";
import { expect, test } from "../journey.ts";
import { createBooking, enterKiosk, fillIn, givePin, openConsole, PIN, TABLET, typePin } from "./kiosk-steps.ts";

test.use(TABLET);

const fillsScreen = (page: Page) => page.evaluate(() => document.fullscreenElement !== null);

/** Replaces the device's wake lock: the document shows whether the screen is kept on. */
const watchWakeLock = (page: Page) =>
  page.addInitScript(() => {
    const request = async () => {
      const { dataset } = document.documentElement;
      dataset.awake = "";
      return { released: false, release: async () => delete dataset.awake };
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
  });

/** Another version of the shell is deployed. */
const deploy = (page: Page) =>
  page.route("**/remotes.json", async (route) => {
    const json = await (await route.fetch()).json();
    await route.fulfill({ json: { ...json, shell: "1.0.1-0000beef" } });
  });

test("a court touched on the board stays selected: only the player is still to be chosen", async ({ page }) => {
  const { desk } = await openConsole(page, { booking_hours_start: "00:00", booking_hours_end: "24:00" });
  await givePin(page, desk);
  await enterKiosk(page);
  // An overlay over the whole board receives every touch, so the touch is sent by position, not to the element.
  const box = await page.getByText("Court 2", { exact: true }).boundingBox();
  if (!box) throw new Error("the board does not show the court");
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.getByRole("heading", { level: 1, name: "Book Court 2" })).toBeVisible();
  await expect(page.getByText("Choose who is playing.")).toBeVisible();
});

test("a kiosk by touch: needs a PIN, cannot be bypassed, books once, hides names after a minute, and ends by PIN", async ({
  page,
}) => {
  await page.clock.install();
  await watchWakeLock(page);
  const { desk } = await openConsole(page);
  await page.getByRole("button", { name: "Kiosk mode" }).tap();
  await expect(page.getByRole("dialog", { name: "Set a staff PIN first" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).tap();
  await page.getByRole("link", { name: "All Bookings" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "All Bookings" })).toBeVisible();
  await page.getByRole("link", { name: "Manage Bookings" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Manage Bookings" })).toBeVisible();
  await givePin(page, desk);
  await page.getByRole("button", { name: "The day after" }).tap();
  await expect(page).toHaveURL(/date=/);
  await enterKiosk(page);
  await expect(page).toHaveURL(/\/bookings$/);
  await expect(page.getByRole("button", { name: "Logout" })).toBeHidden();
  await expect(page.getByRole("navigation")).toBeHidden();
  await expect.poll(() => fillsScreen(page)).toBe(true);
  await expect(page.locator("html[data-awake]")).toHaveCount(1);

  // The back button, a reload and a public page return to it.
  await page.goBack();
  await expect(page).toHaveURL(/\/bookings$/);
  for (const path of ["/bookings", "/features"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/bookings$/);
    await expect(page.getByRole("button", { name: "Touch to book" })).toBeVisible();
  }

  await page.getByRole("button", { name: "Touch to book" }).tap();
  await fillIn(page);
  await expect(page.getByText("Ruiz")).toBeHidden();
  await page.getByRole("radio", { name: "2 h" }).check();
  await createBooking(page).tap();
  await expect(page.getByText("Court 1 is booked")).toBeVisible();
  await expect(page.getByText(/10:00 - 12:00, for Ana R\.$/)).toBeVisible();

  // Escape leaves fullscreen, and one tap returns to it.
  await page.evaluate(() => document.exitFullscreen());
  await page.getByRole("button", { name: "Touch to resume" }).tap();
  await expect.poll(() => fillsScreen(page)).toBe(true);

  await page.getByRole("button", { name: "Book another" }).tap();
  await page.getByRole("button", { name: "Court 2, 10:00 - 11:00, Available" }).tap();
  await page.getByRole("searchbox", { name: "Who is playing?" }).fill("rui");
  await page.getByRole("button", { name: "Ana R." }).tap();
  await page.clock.fastForward(41_000);
  const question = page.getByRole("alertdialog", { name: "Still here?" });
  await question.getByRole("button", { name: "I am still here" }).tap();
  await expect(page.getByText("Ana R.")).toBeVisible();
  await page.clock.fastForward(41_000);
  await expect(question).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(page.getByRole("button", { name: "Touch to book" })).toBeVisible();
  await expect(page.getByText("Ana")).toBeHidden();
  await expect(page).toHaveURL(/\/bookings$/);

  await deploy(page);
  const reloaded = page.waitForEvent("load");
  await page.clock.fastForward(300_000);
  await reloaded;
  await page.getByRole("button", { name: "Touch to book" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Choose a time" })).toBeVisible();
  await expect.poll(() => fillsScreen(page)).toBe(true);

  await page.getByRole("button", { name: "Leave kiosk mode" }).tap();
  await typePin(page, "9071");
  await expect(page.getByRole("alert")).toHaveText("This PIN is not right");
  await expect(page.getByRole("heading", { name: "Manage Bookings" })).toBeHidden();
  await typePin(page, PIN);
  await expect(page.getByRole("heading", { level: 1, name: "Manage Bookings" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await expect.poll(() => fillsScreen(page)).toBe(false);
  await expect(page.locator("html[data-awake]")).toHaveCount(0);
});

test("Courtside can be installed, for a device whose browser has no fullscreen mode", async ({ page, request }) => {
  await openConsole(page);
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await request.get(href ?? "");
  expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
  const { display, start_url, icons } = await manifest.json();
  expect({ display, start_url }).toEqual({ display: "standalone", start_url: "/dashboard" });
  for (const { src } of icons) expect((await request.get(src)).status()).toBe(200);
});

/** A zone where midnight was less than an hour ago, so that no session expires over it. */
const zoneAfterMidnight = (hour: number) => (hour <= 12 ? `Etc/GMT+${hour}` : `Etc/GMT-${24 - hour}`);

test("the start screen changes to the new day at the club's midnight without a touch", async ({ page }) => {
  const zone = zoneAfterMidnight(new Date().getUTCHours());
  const midnight = Math.floor(Date.now() / 3_600_000) * 3_600_000;
  // The page's clock goes on while the kiosk is opened.
  const before = midnight - 600_000;
  const standAt = (instant: number) => page.setExtraHTTPHeaders({ "x-courtside-now": new Date(instant).toISOString() });
  await standAt(before);
  await page.clock.install({ time: before });
  const { desk } = await openConsole(page, { time_zone: zone });
  await givePin(page, desk);
  await enterKiosk(page);
  await expect(page.getByText(clubDayLabel(before, zone))).toBeVisible();
  await expect(page.getByText("Nothing left today")).toHaveCount(2);
  await standAt(midnight + 60_000);
  await page.clock.fastForward(660_000);
  await expect(page.getByText(clubDayLabel(midnight, zone))).toBeVisible();
  await expect(page.getByText("Free at 06:00")).toHaveCount(2);
});
