import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../journey.ts";

const ADDRESS = "ana@riverside.test";
const email = (page: Page) => page.getByLabel("Email", { exact: true });
const link = (page: Page, name: string) => page.getByRole("link", { name });

/** Delays the next page's code until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/**.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test("the address is carried from one sign-in page to the next and back", async ({ page }) => {
  await page.goto("/auth");
  await email(page).fill(ADDRESS);
  await link(page, "Forgot password?").click();
  await expect(page.getByRole("heading", { name: "Forgot password?" })).toBeVisible();
  await expect(email(page)).toHaveValue(ADDRESS);
  await link(page, "Back to Sign In").click();
  await link(page, "Email me a sign-in link").click();
  await expect(page.getByRole("heading", { name: "Sign in by email" })).toBeVisible();
  await expect(email(page)).toHaveValue(ADDRESS);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
  await link(page, "Sign Up").click();
  await page.getByLabel("Full Name").fill("Ana Ruiz");
  await expect(email(page)).toHaveValue(ADDRESS);
  expect(page.url()).not.toContain("ana");
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
  expect(stored).not.toContain("ana@");
});

test("while the next page's code loads, the previous form is gone and a loading state is shown", async ({ page }) => {
  await page.goto("/auth");
  await email(page).fill(ADDRESS);
  const release = await holdCode(page);
  await link(page, "Sign Up").click();
  // The old form is gone at once: further typing goes into the new one.
  expect(await page.getByRole("heading", { name: "Sign In" }).count()).toBe(0);
  await expect(page.getByText("Loading...")).toBeVisible();
  release();
  await expect(page.getByRole("heading", { name: "Sign Up" })).toBeVisible();
  await expect(email(page)).toHaveValue(ADDRESS);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
});

test("the previous form takes no input from the click on", async ({ page }) => {
  await page.goto("/auth");
  await email(page).fill(ADDRESS);
  const stood = await page.evaluate(() => {
    const input = document.querySelector("input[name=email]");
    const to = [...document.querySelectorAll("a")].find(({ textContent }) => textContent === "Forgot password?");
    to?.click();
    return input?.isConnected;
  });
  expect(stood).toBe(false);
  await expect(email(page)).toHaveValue(ADDRESS);
});

test("from creating a club to sign-in, and by Back, the address stays", async ({ page }) => {
  await page.goto("/upgrade");
  await link(page, "Choose Elite").click();
  await page.getByLabel("Admin Email").fill(ADDRESS);
  await page.getByText("Already have an account?").getByRole("link", { name: "Sign In" }).click();
  await expect(email(page)).toHaveValue(ADDRESS);
  await page.goBack();
  await expect(page.getByLabel("Admin Email")).toHaveValue(ADDRESS);
});

test("a sign-out that the server confirms late does not close the next page, and the next person starts with empty fields", async ({
  page,
}) => {
  await signIn(page, "member");
  let confirm = () => {};
  const confirmed = new Promise<void>((resolve) => {
    confirm = resolve;
  });
  await page.route("**/auth/v1/logout**", async (route) => {
    await confirmed;
    await route.fulfill({ status: 204 });
  });
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
  await expect(email(page)).toHaveValue("");
  await link(page, "Forgot password?").click();
  // Mails to one address are spaced, so this address is new.
  const address = `${crypto.randomUUID()}@people.courtside.test`;
  await email(page).fill(address);
  const responded = page.waitForResponse("**/auth/v1/logout**");
  confirm();
  await responded;
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await page.getByRole("button", { name: "Use another address" }).click();
  await expect(email(page)).toHaveValue(address);
});
