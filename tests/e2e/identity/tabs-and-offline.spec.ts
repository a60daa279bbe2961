import { expect } from "../journey.ts";
import { newAddress, test } from "./mailing-product.ts";
import { giveCredentials, signUpAndConfirm } from "./steps.ts";

test("signing out reaches the other tabs, and works without a connection", async ({ page, context, mail }) => {
  const person = { email: newAddress(), password: "first-secret" };
  await signUpAndConfirm(page, mail, person);
  const second = await context.newPage();
  await second.goto("/my-account");
  await expect(second.getByRole("heading", { name: "My Account" })).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
  await expect(second.getByRole("heading", { name: "Sign In" })).toBeVisible();

  await giveCredentials(page, person);
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await expect(second.getByRole("button", { name: "Logout" })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
  await expect(second.getByRole("heading", { name: "Sign In" })).toBeVisible();
});
