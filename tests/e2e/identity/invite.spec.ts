import { expect } from "../journey.ts";
import { newAddress, test } from "./mailing-product.ts";
import { giveCredentials, logOut, openLink, signUpAndConfirm } from "./steps.ts";

test("whoever is invited accepts, chooses a password and is in", async ({ page, mail, invite }) => {
  const person = { email: newAddress(), password: "first-secret" };
  await invite(person.email);
  await openLink(page, mail, person.email, /^You are invited/);
  await expect(page.getByText("to join as Coach")).toBeVisible();
  await page.getByRole("button", { name: "Accept invitation" }).click();
  await page.getByLabel("New Password").fill(person.password);
  await page.getByLabel("Confirm Password").fill(person.password);
  await page.getByRole("button", { name: "Set password" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Join a club" })).toBeVisible();
  await logOut(page);
  await giveCredentials(page, person);
  await expect(page.getByRole("heading", { name: "Join a club" })).toBeVisible();
});

test("somebody else who is signed in is asked to sign out first, and stays who they are until then", async ({
  page,
  mail,
  invite,
}) => {
  const somebody = newAddress();
  await signUpAndConfirm(page, mail, { email: somebody, password: "first-secret" });
  const invited = newAddress();
  await invite(invited);
  await openLink(page, mail, invited, /^You are invited/);
  await expect(page.getByText(`You are signed in as ${somebody}`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Accept invitation" })).toHaveCount(0);
  await page.getByRole("button", { name: "Sign out and go on" }).click();
  await page.getByRole("button", { name: "Accept invitation" }).click();
  await expect(page.getByRole("heading", { name: "Choose a password" })).toBeVisible();
});
