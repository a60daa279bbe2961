import { expect } from "../journey.ts";
import { newAddress, test } from "./mailing-product.ts";
import { giveCredentials, logOut, openLink, signUpAndConfirm } from "./steps.ts";

test("the code of a mail does what its link does: confirm, sign in, set a new password", async ({ page, mail }) => {
  const email = newAddress();
  await page.goto("/signup");
  await page.getByLabel("Full Name").fill("Ana Ruiz");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("first-secret");
  await page.getByLabel("Confirm Password").fill("first-secret");
  const away = { status: 500, json: { code: "unexpected_failure", msg: "Unexpected failure" } };
  await page.route("**/auth/v1/signup*", (route) => route.fulfill(away), { times: 1 });
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("alert")).toHaveText(/^Failed to create account: \w/);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText("Account created successfully!")).toBeVisible();
  const confirmation = await mail.next(email);
  // Reading the mail may have unloaded the page, which is loaded again.
  await page.reload();
  await page.getByRole("button", { name: "Send the email again" }).click();
  await expect(page.getByText(/^For security purposes, you can only request this after \d+ seconds\.$/)).toBeVisible();
  await page.getByLabel("Code from the email").fill(confirmation.code ?? "");
  await page.getByRole("button", { name: "Verify code" }).click();
  await expect(page.getByRole("heading", { name: "Join a club" })).toBeVisible();
  await logOut(page);

  await page.getByRole("link", { name: "Email me a sign-in link" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send sign-in link" }).click();
  const signIn = await mail.next(email, { subject: /^Sign in to/ });
  await page.getByLabel("Code from the email").fill(signIn.code ?? "");
  await page.getByRole("button", { name: "Verify code" }).click();
  await expect(page.getByRole("heading", { name: "Join a club" })).toBeVisible();
  await logOut(page);

  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send reset link" }).click();
  const recovery = await mail.next(email, { subject: /^Set a new password/ });
  await page.getByLabel("Code from the email").fill(recovery.code ?? "");
  await page.getByRole("button", { name: "Verify code" }).click();
  await expect(page.getByRole("heading", { name: "Set a new password" })).toBeVisible();
});

test("confirmed on another device, the account asks for a password there, and only that one is valid", async ({
  page,
  browser,
  baseURL,
  mail,
}) => {
  const email = newAddress();
  await page.goto("/signup");
  await page.getByLabel("Full Name").fill("Ana Ruiz");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("not-the-owners");
  await page.getByLabel("Confirm Password").fill("not-the-owners");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText("Account created successfully!")).toBeVisible();

  const phone = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await openLink(phone, mail, email, /^Confirm your email/);
  await phone.getByRole("button", { name: "Confirm email" }).click();
  await expect(phone.getByRole("heading", { name: "Choose a password" })).toBeVisible();
  await phone.reload();
  await phone.getByLabel("New Password").fill("the-owners-own");
  await phone.getByLabel("Confirm Password").fill("the-owners-own");
  await phone.getByRole("button", { name: "Set password" }).click();
  await phone.getByRole("button", { name: "Continue" }).click();
  await expect(phone.getByRole("heading", { name: "Join a club" })).toBeVisible();

  await page.getByRole("link", { name: "Back to Sign In" }).click();
  await giveCredentials(page, { email, password: "not-the-owners" });
  await expect(page.getByRole("alert")).toHaveText("Invalid login credentials");
  await giveCredentials(page, { email, password: "the-owners-own" });
  await expect(page.getByRole("heading", { name: "Join a club" })).toBeVisible();
});

test("a code typed in another browser asks for a password too, and discards one that was typed elsewhere", async ({
  page,
  browser,
  baseURL,
  mail,
}) => {
  const email = newAddress();
  await page.goto("/signup");
  await page.getByLabel("Full Name").fill("Not Ana");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("not-the-owners");
  await page.getByLabel("Confirm Password").fill("not-the-owners");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText("Account created successfully!")).toBeVisible();
  await mail.next(email, { subject: /^Confirm your email/ });

  const phone = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await phone.goto("/auth?step=magic-link");
  await phone.getByLabel("Email").fill(email);
  await phone.getByRole("button", { name: "Send sign-in link" }).click();
  const { code } = await mail.next(email, { subject: /^Sign in to/ });
  await phone.getByLabel("Code from the email").fill(code ?? "");
  await phone.getByRole("button", { name: "Verify code" }).click();
  await expect(phone.getByRole("heading", { name: "Choose a password" })).toBeVisible();
  await phone.goto("/auth");
  await expect(phone.getByRole("heading", { name: "Choose a password" })).toBeVisible();
  await phone.getByLabel("New Password").fill("the-owners-own");
  await phone.getByLabel("Confirm Password").fill("the-owners-own");
  await phone.getByRole("button", { name: "Set password" }).click();
  await phone.getByRole("button", { name: "Continue" }).click();
  await expect(phone.getByRole("heading", { name: "Join a club" })).toBeVisible();

  await page.goto("/auth");
  await giveCredentials(page, { email, password: "not-the-owners" });
  await expect(page.getByRole("alert")).toHaveText("Invalid login credentials");
  await phone.context().close();
});

test("a link leads back to the requested page, and works once", async ({ page, mail }) => {
  const person = { email: newAddress(), password: "first-secret" };
  await signUpAndConfirm(page, mail, person);
  await logOut(page);
  await page.goto("/my-account");
  await page.getByRole("link", { name: "Email me a sign-in link" }).click();
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Send sign-in link" }).click();
  await openLink(page, mail, person.email, /^Sign in to/);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "My Account" })).toBeVisible();

  await openLink(page, mail, person.email, /^Sign in to/);
  await expect(page.getByText(`You are signed in as ${person.email}`)).toBeVisible();
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert")).toHaveText("Email link is invalid or has expired");
});

test("an email address changes when the old and the new one have confirmed", async ({ page, mail }) => {
  const person = { email: newAddress(), password: "first-secret" };
  const next = newAddress();
  await signUpAndConfirm(page, mail, person);
  await page.goto("/my-account");
  await page.getByLabel("New email").fill(next);
  await page.getByRole("button", { name: "Change email" }).click();
  await expect(page.getByText(`Waiting for ${next}`)).toBeVisible();

  await openLink(page, mail, next, /./);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(
    page.getByText("Confirmation link accepted. Please proceed to confirm link sent to the other email"),
  ).toBeVisible();
  await openLink(page, mail, person.email, /^Confirm the change/);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText(`Your email address is now ${next}.`)).toBeVisible();
  await logOut(page);
  await giveCredentials(page, { ...person, email: next });
  await expect(page.getByRole("heading", { name: "Join a club" })).toBeVisible();

  // My Account sends the mail for a new password to the new address.
  await page.goto("/my-account");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByText(`We have sent a link to set a new password to ${next}.`)).toBeVisible();
  await mail.next(next, { subject: /^Set a new password/ });
});
