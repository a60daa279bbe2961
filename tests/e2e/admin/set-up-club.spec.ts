import { expect, test } from "../journey.ts";
import { dateAhead, makeOwnClub, openAs } from "../own-club.ts";

test("from an empty club to a booking: a court with its sport, hours and slots, then a member books it", async ({
  page,
  browser,
}) => {
  const club = await makeOwnClub({ courts: 0, rules: { sports: ["tennis", "squash"] } });
  const [admin, member] = await Promise.all([club.person("admin"), club.person("member", "Noor Haddad")]);
  await openAs(page, admin, "/book");
  await expect(page.getByText("No courts available for Tennis")).toBeVisible();

  await page.goto("/admin/courts");
  await page.getByRole("button", { name: "Add Court" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add Court" });
  await dialog.getByLabel("Name").fill("Glass Court");
  await dialog.getByLabel("Sport").selectOption({ label: "Squash" });
  await dialog.getByRole("button", { name: "Add Court" }).click();
  await expect(page.getByText("Court added successfully")).toBeVisible();
  await expect(page.getByRole("switch", { name: "Glass Court active" })).toBeChecked();

  await page.goto("/club-settings");
  await page.getByLabel("Slot Length (Minutes)").selectOption("45");
  const section = (name: string) => page.getByRole("region", { name, exact: true });
  await section("Booking Rules").getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByText("Settings Saved!", { exact: true })).toBeVisible();
  await page.goto("/settings");
  await page.getByLabel("Opening Time").selectOption("09:00");
  await page.getByLabel("Closing Time").selectOption("12:00");
  await section("Hours and Time Zone").getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Changes Saved", { exact: true })).toBeVisible();

  const context = await browser.newContext({ baseURL: process.env.COURTSIDE_URL ?? "" });
  const theirs = await context.newPage();
  await openAs(theirs, member, `/book?date=${dateAhead(2)}`);
  await theirs.getByRole("radio", { name: "Squash" }).check();
  const cells = theirs.getByRole("gridcell");
  await expect(cells.first()).toHaveAccessibleName("Glass Court, 09:00–09:45, Available");
  await expect(cells.last()).toHaveAccessibleName("Glass Court, 11:15–12:00, Available");
  await cells.first().click();
  await theirs.getByRole("button", { name: "Book", exact: true }).click();
  await expect(theirs.getByText("Booking Confirmed! 🎾")).toBeVisible();
  await context.close();

  await page.goto(`/book?date=${dateAhead(2)}&sport=squash`);
  await expect(page.getByRole("gridcell", { name: "Glass Court, 09:00–09:45, Booked by: Noor Haddad" })).toBeVisible();
});
