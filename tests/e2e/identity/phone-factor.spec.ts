import { randomInt } from "node:crypto";
import { expect } from "../journey.ts";
import { newAddress, test } from "./mailing-product.ts";
import { giveCredentials, logOut, signUpAndConfirm } from "./steps.ts";
import { forgetSpacing } from "./text-spacing.ts";

test("a telephone is set up as second factor, and its code is required after the password", async ({
  page,
  mail,
  gateway,
}) => {
  const person = { email: newAddress(), password: "first-secret" };
  const number = `+1555${randomInt(1_000_000, 9_999_999)}`;
  await signUpAndConfirm(page, mail, person);
  await page.goto("/my-account?tab=security");
  await page.getByRole("button", { name: "Set up two-factor sign-in" }).click();
  await page.getByRole("button", { name: "Text message" }).click();
  await page.getByLabel("Telephone number").fill(number);
  await page.getByRole("button", { name: "Text me a code" }).click();
  const first = await gateway.codeTo(number);
  await page.getByLabel("6-digit code").fill(first === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("alert")).toHaveText("This code is wrong. Enter the newest one that we sent you.");
  await page.getByLabel("6-digit code").fill(first);
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("button", { name: `Remove Telephone ending in ${number.slice(-2)}` })).toBeVisible();
  await expect(page.getByText("You have no recovery codes.")).toBeVisible();

  await logOut(page);
  await giveCredentials(page, person);
  await page.getByRole("button", { name: "Text me a code" }).click();
  await expect(page.getByRole("alert")).toContainText("you can only request this after");
  await forgetSpacing(number);
  await page.getByRole("button", { name: "Text me a code" }).click();
  await page.getByLabel("6-digit code").fill(await gateway.codeTo(number, 1));
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();

  await page.goto("/my-account?tab=security");
  await page.getByRole("button", { name: /^Remove Telephone/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("button", { name: "Set up two-factor sign-in" })).toBeVisible();
});
