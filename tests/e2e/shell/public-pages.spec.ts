import { expect, test } from "../journey.ts";

test("the home page needs no script to be read, and leads to sign-in", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.COURTSIDE_URL ?? "" });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toHaveAttribute("href", "/auth");
  await expect(page.getByRole("link", { name: "Sign Up" }).first()).toHaveAttribute("href", "/signup");
  await expect(page.getByRole("link", { name: "Try Demo" }).first()).toHaveAttribute("href", "/demo");
});

test("a path that nobody owns says so, with a way home", async ({ page }) => {
  await page.goto("/no/such/page");
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await expect(page.getByRole("link", { name: /home/i }).first()).toBeVisible();
});

test("a visitor who opens a club screen signs in and lands on it", async ({ page }) => {
  await page.goto("/my-bookings");
  await expect(page).toHaveURL(/\/auth/);
  await page.getByLabel("Email").fill("member@qa.courtside.test");
  await page.getByLabel("Password", { exact: true }).fill("Courtside-QA-1");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/my-bookings$/);
});
