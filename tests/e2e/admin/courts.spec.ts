import { expect, signIn, test } from "../journey.ts";
import { dateAhead, makeOwnClub, openAs } from "../own-club.ts";

test("an admin adds a court and closes it", async ({ page }) => {
  // A club of its own: journeys on the shared one would see the court come and go.
  const club = await makeOwnClub({ rules: { sports: ["tennis", "pickleball"] } });
  await openAs(page, await club.person("admin"), "/admin/courts");
  await page.getByRole("button", { name: "Add Court" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Add Court" }).click();
  await expect(dialog.getByText("Please fill in all required fields")).toBeVisible();
  await expect(dialog.getByLabel("Name")).toHaveAccessibleDescription("Name is required");

  await dialog.getByLabel("Name").fill("Stadium Court");
  await dialog.getByLabel("Sport").selectOption({ label: "Pickleball" });
  await dialog.getByRole("button", { name: "Add Court" }).click();
  await expect(page.getByText("Court added successfully")).toBeVisible();

  await page.getByRole("switch", { name: "Stadium Court active" }).click();
  await expect(page.getByText("Court status updated successfully")).toBeVisible();
  await expect(page.getByRole("switch", { name: "Stadium Court active" })).not.toBeChecked();
});

test("closing a court with bookings lists them before and after; a new court name appears everywhere at once", async ({
  page,
}) => {
  const club = await makeOwnClub();
  const maya = await club.person("member", "Maya Chen");
  await club.book(maya, 0, dateAhead(2), "10:00");
  await openAs(page, await club.person("admin"), "/admin/courts");
  await page.getByRole("switch", { name: "Court 1 active" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Deactivate Court 1?" });
  await expect(dialog.getByRole("listitem")).toContainText(["Maya Chen"]);
  await expect(page.getByRole("switch", { name: "Court 1 active" })).toBeChecked();
  await dialog.getByRole("button", { name: "Deactivate" }).click();
  await expect(page.getByText("Court status updated successfully")).toBeVisible();
  await page.getByRole("button", { name: "Future bookings of Court 1" }).click();
  const list = page.getByRole("dialog", { name: "Future bookings of Court 1" });
  await expect(list.getByText("Maya Chen")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();

  await page.getByRole("button", { name: "Edit Court 1" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Court 1" });
  await edit.getByLabel("Name").fill("Centre Court");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Court updated")).toBeVisible();
  await expect(page.getByRole("switch", { name: "Centre Court active" })).not.toBeChecked();
});

test("a member who opens an admin screen is redirected home", async ({ page }) => {
  await signIn(page, "member", "/admin/courts");
  await expect(page).toHaveURL(/\/book$/);
});
