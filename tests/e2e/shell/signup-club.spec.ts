import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../journey.ts";
import { axeProblems } from "./axe-problems.ts";

const addressOf = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@club.test`;

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel("Club Name").fill("Riverside Racquets");
  await page.getByLabel("Location").fill("Portland, Maine");
  await page.getByLabel("Admin Name").fill("Ida Berg");
  await page.getByLabel("Admin Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("secret-1");
}

const create = (page: Page) => page.getByRole("button", { name: "Create Club" });

test("from the home page to a new club", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Start a free 14-day trial" }).click();
  await page.getByRole("link", { name: "Create Your Club" }).first().click();
  await expect(page).toHaveURL(/\/signup-club$/);
  await fill(page, addressOf("ida"));
  await create(page).click();
  await expect(page).toHaveURL(/\/trial-confirmation$/);
  await expect(page.getByRole("status")).toHaveText("Club Created Successfully!");
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await expect(page.getByText("Riverside Racquets").first()).toBeVisible();

  await page.goto("/signup-club");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("every empty field is marked by its own name, and each other error stands beneath its field, which gets the focus", async ({
  page,
}) => {
  await page.goto("/signup-club");
  await expect(page.getByRole("heading", { name: "Create Your Club" })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await create(page).click();
  await expectProblem(page, "Club Name", "Club Name is required");
  await expect(page.getByText("Please fill in all fields")).toBeVisible();
  for (const label of ["Admin Name", "Admin Email", "Password"]) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
      new RegExp(`${label} is required`),
    );
  }
  expect(await axeProblems(page)).toEqual([]);
  await fill(page, "not an address");
  await create(page).click();
  await expectProblem(page, "Admin Email", "Please enter a valid email address");
  await page.getByLabel("Admin Email").fill(addressOf("ida"));
  await page.getByLabel("Password", { exact: true }).fill("12345");
  await create(page).click();
  await expectProblem(page, "Password", "Password must be at least 6 characters");
  expect(await axeProblems(page)).toEqual([]);
  await page.getByLabel("Password", { exact: true }).fill("secret-1");
  await page.getByLabel("Admin Email").fill("member@qa.courtside.test");
  await create(page).click();
  await expectProblem(page, "Admin Email", /already registered/);
  await expect(page).toHaveURL(/\/signup-club$/);
});

async function expectProblem(page: Page, label: string, text: string | RegExp): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(text instanceof RegExp ? text : new RegExp(text));
}

test("a lost response does not make a second club", async ({ page }) => {
  const keys: (string | undefined)[] = [];
  await page.route("**/api/v1/club-signups", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length > 1) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await page.goto("/signup-club");
  await fill(page, addressOf("ida"));
  await create(page).click();
  await expect(page.getByRole("alert")).toHaveText("Failed to create your club. Please try again.");
  await create(page).click();
  await expect(page).toHaveURL(/\/trial-confirmation$/);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test("a person with a club is redirected to their dashboard", async ({ page }) => {
  await signIn(page, "admin");
  await page.goto("/signup-club");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a person with an account and no club is asked for the club only", async ({ page }) => {
  const email = addressOf("noah");
  await page.goto("/signup");
  await page.getByLabel("Full Name").fill("Noah Bell");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("secret-1");
  await page.getByLabel("Confirm Password").fill("secret-1");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page).toHaveURL(/\/join-club$/);

  await page.goto("/signup-club");
  await expect(page.getByText(`You are signed in as ${email}`)).toBeVisible();
  await expect(page.getByLabel("Admin Email")).toBeHidden();
  await create(page).click();
  await expectProblem(page, "Club Name", "Club Name is required");
  await expect(page.getByText("Please fill in all fields")).toBeVisible();
  await page.getByLabel("Club Name").fill("Noah's Courts");
  await create(page).click();
  await expect(page).toHaveURL(/\/trial-confirmation$/);
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(page.getByText("Noah's Courts").first()).toBeVisible();
});
