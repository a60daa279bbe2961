import type { Page } from "@playwright/test";
import { expect } from "../journey.ts";
import { newAddress, test } from "./mailing-product.ts";
import { logOut, signUpAndConfirm } from "./steps.ts";

/** The provider's own pages: sign in there with any password, and agree. */
async function agree(page: Page, subject: string): Promise<void> {
  await page.getByPlaceholder("Enter any login").fill(subject);
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

test("sign in at a provider, and return to the requested page", async ({ page, provider }) => {
  const email = newAddress();
  const subject = await provider.person({ email, email_verified: true, name: "Ana Ruiz" });
  await page.goto("/my-account?tab=security");
  await page.getByRole("button", { name: "Continue with Club account" }).click();
  await agree(page, subject);
  await expect(page.getByRole("heading", { name: "My Account" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Connected accounts" })).toContainText("Club account");
  await expect(page).toHaveURL(/\/my-account\?tab=security$/);
});

test("a person who cancels at the provider sees a friendly message and can try again", async ({ page }) => {
  await page.goto("/auth");
  await page.getByRole("button", { name: "Continue with Club account" }).click();
  await page.getByRole("link", { name: /Cancel/ }).click();
  await expect(page.getByRole("alert")).toHaveText("Sign-in was canceled.");
  await expect(page.getByRole("button", { name: "Continue with Club account" })).toBeVisible();
});

test("neither a code of another browser nor a crafted fragment signs a person in", async ({
  page,
  browser,
  baseURL,
  provider,
}) => {
  const subject = await provider.person({ email: newAddress(), email_verified: true });
  await page.route("**/auth?code=*", (route) => route.abort());
  const callback = page.waitForRequest(/\/auth\?code=/);
  await page.goto("/auth");
  await page.getByRole("button", { name: "Continue with Club account" }).click();
  await agree(page, subject);
  const { search } = new URL((await callback).url());

  const other = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await other.goto(`/auth${search}`);
  await expect(other.getByRole("alert")).toHaveText(
    "This sign-in took too long, or it was begun in another browser. Please try again.",
  );
  await other.goto("/auth#access_token=a.b.c&refresh_token=abc&expires_in=3600&token_type=bearer");
  await other.reload();
  await expect(other.getByRole("heading", { name: "Sign In" })).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem("courtside-auth"))).toBeNull();
});

test("connect a provider to an account, and disconnect it", async ({ page, mail, provider }) => {
  const person = { email: newAddress(), password: "first-secret" };
  const subject = await provider.person({ email: newAddress(), email_verified: true });
  await signUpAndConfirm(page, mail, person);
  await page.goto("/my-account?tab=security");
  await page.getByRole("button", { name: "Connect Club account" }).click();
  await agree(page, subject);
  const connected = page.getByRole("region", { name: "Connected accounts" });
  await connected.getByRole("button", { name: "Disconnect Club account" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Disconnect" }).click();
  await expect(connected.getByRole("button", { name: "Connect Club account" })).toBeVisible();
  await logOut(page);
});
