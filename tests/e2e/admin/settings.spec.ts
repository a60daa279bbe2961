import type { Browser, Page } from "@playwright/test";
import { png } from "../../support/pictures.ts";
import { expect, test } from "../journey.ts";
import { type ClubPerson, dateAhead, makeOwnClub, type OwnClub, openAs } from "../own-club.ts";

async function pageOf(browser: Browser, person: ClubPerson, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.COURTSIDE_URL ?? "" });
  const page = await context.newPage();
  await openAs(page, person, path);
  return page;
}

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Saves one section of the settings. */
const save = async (page: Page, name: string, button: string, saved: string) => {
  await section(page, name).getByRole("button", { name: button }).click();
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
  await expect(section(page, name).getByText("No unsaved changes")).toBeVisible();
};

/** Another path of the settings shows the last saved values after a reload. */
async function shows(page: Page, path: string, label: string, value: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByLabel(label)).toHaveValue(value);
}

test("changes saved by section, on each path of the settings, appear on the others", async ({ page }) => {
  // Eight pages, each reloaded.
  test.slow();
  const club = await makeOwnClub();
  await openAs(page, await club.person("admin"), "/dashboard?tab=settings");
  await page.getByLabel("Slot Length (Minutes)").fill("90");
  await page.getByRole("switch", { name: "Enable Waitlist System" }).click();
  await save(page, "Club Settings", "Save Settings", "Settings Updated");

  await shows(page, "/admin/settings", "Slot Length (Minutes)", "90");
  await page.getByLabel("Location").fill("New Street 1");
  await page.getByLabel("Add a sport").fill("Table Tennis");
  await page.getByLabel("Add a sport").press("Enter");
  await save(page, "Club", "Save Settings", "Settings Saved Successfully");

  await shows(page, "/club-settings", "Location", "New Street 1");
  await expect(page.getByRole("checkbox", { name: "Table tennis" })).toBeChecked();
  await page.getByLabel("Welcome Message").fill("Glad you are here");
  await page.getByLabel("Max Bookings Per Day").fill("4");
  await save(page, "Members' Page", "Save Settings", "Settings Saved!");
  await expect(section(page, "Booking Rules").getByText("1 unsaved change")).toBeVisible();
  await save(page, "Booking Rules", "Save Settings", "Settings Saved!");

  await shows(page, "/settings", "Max Bookings Per Day", "4");
  await expect(page.getByRole("switch", { name: "Enable Waitlist System" })).not.toBeChecked();
  await page.getByLabel("Booking Notice (Days)").fill("30");
  await save(page, "Booking Rules", "Save Changes", "Changes Saved");

  // The former tab with the short form.
  await shows(page, "/settings?tab=essentials", "Booking Notice (Days)", "30");
  await expect(page).toHaveURL(/\/settings#rules$/);
  await page.getByLabel("Brand Color").fill("#0B6E4F");
  await save(page, "Looks", "Save Changes", "Changes Saved");
  // The shell shows it at once.
  const primary = () => page.evaluate(() => document.documentElement.style.getPropertyValue("--cs-primary"));
  expect(await primary()).toBe("#0B6E4F");

  await shows(page, "/dashboard?tab=settings", "Booking Notice (Days)", "30");
  await shows(page, "/club-settings", "Welcome Message", "Glad you are here");
});

/** Opens the settings of two admins; the second's save is sent before the first's reaches them. */
async function raceOfTwo(browser: Browser, firstSaves: (first: Page) => Promise<void>): Promise<Page> {
  const club = await makeOwnClub();
  const [first, second] = await Promise.all([
    pageOf(browser, await club.person("admin"), "/club-settings"),
    pageOf(browser, await club.person("admin"), "/settings"),
  ]);
  await second.getByLabel("Location").fill("Second Street");
  let isFirst = true;
  await second.route("**/api/v1/club", async (route) => {
    // Not a read of the settings, which may be repeated meanwhile.
    if (isFirst && route.request().method() === "PATCH") {
      isFirst = false;
      await firstSaves(first);
    }
    await route.continue();
  });
  const rejected = second.waitForResponse((response) => response.request().method() === "PATCH");
  await section(second, "Club").getByRole("button", { name: "Save Changes" }).click();
  expect((await rejected).status()).toBe(409);
  return second;
}

test("of two admins who save one section at once, the second sees the conflict, loses nothing, and overwrites nothing", async ({
  browser,
}) => {
  const second = await raceOfTwo(browser, async (first) => {
    await first.getByLabel("Contact Phone").fill("555 0100");
    await first.getByLabel("Location").fill("First Street");
    await save(first, "Club", "Save Settings", "Settings Saved!");
  });
  await expect(second.getByText("Error Saving Changes")).toBeVisible();
  await expect(second.getByText("Somebody else has changed the settings meanwhile", { exact: true })).toBeVisible();
  await expect(second.getByText("Changed: Location and Contact Phone.")).toBeVisible();
  await expect(second.getByRole("radio", { name: "Yours: Second Street" })).toBeChecked();
  await expect(second.getByRole("radio", { name: "Saved meanwhile: First Street" })).toBeVisible();
  await expect(second.getByLabel("Location", { exact: true })).toHaveValue("Second Street");

  await second.getByRole("button", { name: "Keep My Changes" }).click();
  await expect(second.getByLabel("Contact Phone")).toHaveValue("555 0100");
  await save(second, "Club", "Save Changes", "Changes Saved");
  await second.reload();
  await expect(second.getByLabel("Location")).toHaveValue("Second Street");
  await expect(second.getByLabel("Contact Phone")).toHaveValue("555 0100");
});

test("of two admins who save different sections at once, both succeed", async ({ browser }) => {
  const second = await raceOfTwo(browser, async (first) => {
    await first.getByLabel("Welcome Message").fill("Hello");
    await save(first, "Members' Page", "Save Settings", "Settings Saved!");
  });
  await expect(section(second, "Club").getByText("No unsaved changes")).toBeVisible();
  await second.reload();
  await expect(second.getByLabel("Location")).toHaveValue("Second Street");
  await expect(second.getByLabel("Welcome Message")).toHaveValue("Hello");
});

async function withLateBooking(): Promise<OwnClub> {
  const club = await makeOwnClub();
  const made = await club.book(await club.person("member"), 0, dateAhead(2), "20:00");
  expect(made.status).toBe(201);
  return club;
}

test("shorter hours list the conflicting bookings, and are saved when the admin confirms", async ({ page }) => {
  const club = await withLateBooking();
  await openAs(page, await club.person("admin"), "/settings");
  const hours = section(page, "Hours and Time Zone");
  await hours.getByLabel("Closing Time").selectOption("18:00");
  // Before the save, too.
  await expect(hours.getByText("1 booking of 1 person lies outside the new rules")).toBeVisible();
  await hours.getByRole("button", { name: "Save Changes" }).click();
  const dialog = page.getByRole("alertdialog", { name: "1 booking does not fit the new settings" });
  await expect(dialog.getByText("20:00 - 21:00")).toBeVisible();
  await dialog.getByRole("button", { name: "Go Back" }).click();
  await expect(hours.getByText("1 unsaved change")).toBeVisible();
  await hours.getByRole("button", { name: "Save Changes" }).click();
  await dialog.getByRole("button", { name: "Save Anyway" }).click();
  await expect(page.getByText("Changes Saved")).toBeVisible();
});

test("a logo is previewed, uploaded and shown; a file of another type named like one is rejected", async ({ page }) => {
  const club = await makeOwnClub();
  await openAs(page, await club.person("admin"), "/settings");
  const file = page.locator("input[type=file]");
  const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>");
  await file.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: svg });
  await expect(page.getByAltText("Chosen logo, not saved yet")).toBeVisible();
  await section(page, "Looks").getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("The logo must be a JPG or PNG picture.").first()).toBeVisible();

  await file.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: png({ width: 64, height: 64 }) });
  await save(page, "Looks", "Save Changes", "Changes Saved");
  const logo = page.getByAltText("The club's logo");
  await expect(logo).toHaveAttribute("src", new RegExp(`/api/v1/clubs/${club.id}/logo/[0-9a-f]{64}$`));
  await expect(page.getByRole("complementary").locator("img")).toHaveAttribute("src", /\/logo\//);
  await expect.poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(64);
});

test("a person who is not an admin sees why the settings are closed, and a link back", async ({ page }) => {
  const club = await makeOwnClub();
  await openAs(page, await club.person("coach"), "/settings");
  await expect(page.getByText("Access Denied. Only administrators can access club settings.")).toBeVisible();
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page).not.toHaveURL(/\/settings$/);
});

test("the front desk reads the same text on every settings screen that is closed to it", async ({ page }) => {
  const club = await makeOwnClub();
  const desk = await club.person("front_desk");
  for (const path of ["/admin/settings", "/club-settings"]) {
    await openAs(page, desk, path);
    await expect(page.getByText("Access Denied. Only administrators can access club settings.")).toBeVisible();
  }
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL(/\/bookings$/);
});

test("on a phone a link leads to its section, also when those above it are loaded later", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const held = Promise.withResolvers<void>();
  await page.route("**/api/v1/club/notification-settings", (route) => held.promise.then(() => route.continue()));
  const club = await makeOwnClub();
  await openAs(page, await club.person("admin"), "/settings#retention");
  const top = async () => Math.round((await section(page, "Keeping Data").boundingBox())?.y ?? Number.NaN);
  await expect.poll(top).toBeLessThan(200);
  held.resolve();
  await expect(section(page, "Notifications").getByText("Monthly report").first()).toBeAttached();
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(0);
});

test("on a small phone the welcome message is clear of the save bar: when the keyboard reaches it, and as it grows", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const club = await makeOwnClub();
  await openAs(page, await club.person("admin"), "/settings");
  const message = page.getByLabel("Welcome Message");
  const part = section(page, "Members' Page");
  const bar = part.getByRole("button", { name: "Save Changes" }).locator("xpath=ancestor::div[@tabindex][1]");
  const clearance = async () => {
    const [field, edge] = [await message.boundingBox(), await bar.boundingBox()];
    return (edge?.y ?? Number.NaN) - (field?.y ?? 0) - (field?.height ?? 0);
  };
  await part.getByRole("switch").focus();
  await page.keyboard.press("Shift+Tab");
  await expect(message).toBeFocused();
  await expect.poll(clearance).toBeGreaterThanOrEqual(4);
  for (const line of ["Glad", "you", "are", "here"]) {
    await page.keyboard.type(line);
    await page.keyboard.press("Enter");
    await expect.poll(clearance).toBeGreaterThanOrEqual(4);
  }
});
