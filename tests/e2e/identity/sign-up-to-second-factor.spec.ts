import { expect } from "../journey.ts";
import { codeOf } from "./authenticator.ts";
import { newAddress, test } from "./mailing-product.ts";
import { giveCredentials, logOut, openLink, signUpAndConfirm } from "./steps.ts";

test("sign up, confirm, forget the password, turn on two factors, sign in with them, sign out everywhere", async ({
  page,
  browser,
  baseURL,
  mail,
}) => {
  const email = newAddress();
  await page.goto("/auth");
  await giveCredentials(page, { email, password: "first-secret" });
  await expect(page.getByRole("alert")).toHaveText("Invalid login credentials");

  await signUpAndConfirm(page, mail, { email, password: "first-secret" });
  await expect(page.getByRole("heading", { name: "Join a club" })).toBeVisible();
  await logOut(page);
  await giveCredentials(page, { email, password: "first-secret" });
  await expect(page.getByRole("heading", { name: "Join a club" })).toBeVisible();
  await logOut(page);

  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await openLink(page, mail, email, /^Set a new password/);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("New Password").fill("second-secret");
  await page.getByLabel("Confirm Password").fill("second-secret");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("From now on, sign in with your new password.")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();

  await page.getByRole("link", { name: "Ana Ruiz" }).click();
  await page.getByRole("tab", { name: "Security" }).click();
  await page.getByRole("button", { name: "Set up two-factor sign-in" }).click();
  await page.getByRole("button", { name: "Authenticator app" }).click();
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  const secret = await page.locator("code").innerText();
  await page.getByLabel("6-digit code").fill(codeOf(secret));
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("button", { name: "Remove Authenticator app" })).toBeVisible();

  const other = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await other.goto("/my-account");
  await giveCredentials(other, { email, password: "first-secret" });
  await expect(other.getByRole("alert")).toHaveText("Invalid login credentials");
  await giveCredentials(other, { email, password: "second-secret" });
  await other.getByLabel("6-digit code").fill("000000");
  await other.getByRole("button", { name: "Verify" }).click();
  await expect(other.getByRole("alert")).toContainText("This code is wrong, or was used already.");
  // The set-up has used the code of this half minute.
  await other.getByLabel("6-digit code").fill(codeOf(secret, 1));
  await other.getByRole("button", { name: "Verify" }).click();
  await expect(other.getByRole("heading", { name: "My Account" })).toBeVisible();

  await other.getByRole("tab", { name: "Security" }).click();
  await other.getByRole("button", { name: "Sign out everywhere" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(other.getByRole("heading", { name: "Sign In" })).toBeVisible();
  await expect(other.getByText("Your session has ended")).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("Your session has ended. Please sign in again.")).toBeVisible();
});
