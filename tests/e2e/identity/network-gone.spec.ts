import { randomInt } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import { expect } from "../journey.ts";
import { newAddress, test } from "./mailing-product.ts";
import { giveCredentials, logOut, openLink, signUpAndConfirm } from "./steps.ts";
import { forgetSpacing } from "./text-spacing.ts";
import { addAuthenticator } from "./virtual-authenticator.ts";

const LOST = "The connection was lost. Please try again.";

/** Presses a button without a network, then with it: a double click is sent once. */
async function pressWithoutNetwork(page: Page, name: string): Promise<void> {
  const button = page.getByRole("main").getByRole("button", { name, exact: true });
  await expect(button).toBeEnabled();
  await page.context().setOffline(true);
  await button.click();
  await expect(page.getByRole("main").getByRole("alert").filter({ hasText: LOST })).toBeVisible();
  await page.context().setOffline(false);
  await button.dblclick();
}

/** A tab that is opened when the session's old id has ended and the new one has not arrived. Resolves when that one has. */
function openTabWhileSessionIsReplaced(page: Page): Promise<Page> {
  return new Promise((resolve, reject) => {
    const hold = async (route: Route) => {
      const response = await route.fetch();
      const tab = await page.context().newPage();
      const rejected = tab.waitForResponse((read) => read.url().endsWith("/api/v1/me") && read.status() === 401);
      await Promise.all([rejected, tab.goto("/my-account")]);
      await route.fulfill({ response });
      resolve(tab);
    };
    void page.route("**/auth/v1/factors/*/verify", (route) => hold(route).catch(reject), { times: 1 });
  });
}

test.use({ strict: false });

test("each step of signing in reports that the connection was lost, and continues when it is back", async ({
  page,
  mail,
  gateway,
}) => {
  const person = { email: newAddress(), password: "first-secret" };
  const number = `+1555${randomInt(1_000_000, 9_999_999)}`;
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

  await page.goto("/signup");
  await page.getByLabel("Full Name").fill("Ana Ruiz");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm Password").fill(person.password);
  await pressWithoutNetwork(page, "Sign Up");
  await expect(page.getByText("Account created successfully!")).toBeVisible();
  await openLink(page, mail, person.email, /^Confirm your email/);
  await pressWithoutNetwork(page, "Confirm email");
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();

  await page.goto("/my-account?tab=security");
  await addAuthenticator(page, "internal");
  await pressWithoutNetwork(page, "Add a passkey");
  await expect(page.getByText("The passkey is added.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Set up two-factor sign-in" }).click();
  await page.getByRole("button", { name: "Text message" }).click();
  await page.getByLabel("Telephone number").fill(number);
  await pressWithoutNetwork(page, "Text me a code");
  await page.getByLabel("6-digit code").fill(await gateway.codeTo(number));
  await pressWithoutNetwork(page, "Turn on");
  await pressWithoutNetwork(page, "Make recovery codes");
  const listed = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(listed).toHaveCount(10);
  const codes = await listed.allInnerTexts();
  expect(gateway.count(number)).toBe(1);

  await logOut(page);
  await pressWithoutNetwork(page, "Sign in with a passkey");
  await forgetSpacing(number);
  await pressWithoutNetwork(page, "Text me a code");
  await page.getByLabel("6-digit code").fill(await gateway.codeTo(number, 1));
  await pressWithoutNetwork(page, "Verify");
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  expect(gateway.count(number)).toBe(2);

  await logOut(page);
  await giveCredentials(page, person);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(codes[0] ?? "");
  await pressWithoutNetwork(page, "Verify");
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
});

test("a tab that is opened while a second factor replaces the session keeps it, and so does the first", async ({
  page,
  mail,
  gateway,
}) => {
  const number = `+1555${randomInt(1_000_000, 9_999_999)}`;
  await signUpAndConfirm(page, mail, { email: newAddress(), password: "first-secret" });
  await page.goto("/my-account?tab=security");
  await page.getByRole("button", { name: "Set up two-factor sign-in" }).click();
  await page.getByRole("button", { name: "Text message" }).click();
  await page.getByLabel("Telephone number").fill(number);
  await page.getByRole("button", { name: "Text me a code" }).click();
  await page.getByLabel("6-digit code").fill(await gateway.codeTo(number));
  const opened = openTabWhileSessionIsReplaced(page);
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("button", { name: "Make recovery codes" })).toBeVisible();
  await expect((await opened).getByRole("button", { name: "Logout" })).toBeVisible();
});

test("a new password survives a lost connection, and so does the code of a mail", async ({ page, mail }) => {
  const person = { email: newAddress(), password: "first-secret" };
  await signUpAndConfirm(page, mail, person);
  await logOut(page);
  await page.goto("/auth?step=forgot");
  await page.getByLabel("Email").fill(person.email);
  await pressWithoutNetwork(page, "Send reset link");
  const { code } = await mail.next(person.email, { subject: /^Set a new password/ });
  await page.getByLabel("Code from the email").fill(code ?? "");
  await pressWithoutNetwork(page, "Verify code");
  await page.getByLabel("New Password").fill("second-secret");
  await page.getByLabel("Confirm Password").fill("second-secret");
  await pressWithoutNetwork(page, "Set password");
  await expect(page.getByText("From now on, sign in with your new password.")).toBeVisible();
});
