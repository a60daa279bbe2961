import { expect, signIn, test } from "../journey.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("browser Back closes a dialog, Forward and reload do not reopen it, and no press of Back is lost", async ({
  page,
}) => {
  await signIn(page, "admin", "/admin/courts");
  await page.getByRole("navigation").getByRole("link", { name: "Time Blocks" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Time Blocks" })).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Add Block" });
  const open = page.getByRole("button", { name: "Add Block" }).first();

  await open.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/blocks$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/admin\/blocks$/);
  await expect(dialog).toBeHidden();

  // A dialog closed by its own button, and a reload in between, cost no press of Back either.
  await open.click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(open).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/courts$/);

  // A page chosen from a dialog replaces the dialog's history entry.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Toggle sidebar" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await drawer.getByRole("link", { name: "Members" }).click();
  await expect(page).toHaveURL(/\/admin\/members$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/courts$/);
  await expect(drawer).toBeHidden();
});
