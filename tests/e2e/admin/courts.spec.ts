import { expect, signIn, test } from "../journey.ts";

test("an admin adds a court and closes it", async ({ page }) => {
  await signIn(page, "admin", "/admin/courts");
  await page.getByRole("button", { name: "Add Court" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Add Court" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Please fill in all required fields");

  await dialog.getByLabel("Name").fill("Stadium Court");
  await dialog.getByLabel("Sport").selectOption({ label: "Pickleball" });
  await dialog.getByRole("button", { name: "Add Court" }).click();
  await expect(page.getByText("Court added successfully")).toBeVisible();

  await page.getByRole("switch", { name: "Stadium Court active" }).click();
  await expect(page.getByText("Court status updated successfully")).toBeVisible();
  await expect(page.getByRole("switch", { name: "Stadium Court active" })).not.toBeChecked();
});

test("a member is led home from a screen of the admins", async ({ page }) => {
  await signIn(page, "member", "/admin/courts");
  await expect(page).toHaveURL(/\/book$/);
});
