import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import postgres from "postgres";
import { expect, signIn, test } from "../journey.ts";
import { makeOwnClub, openAs } from "../own-club.ts";
import { enterWith, openSession } from "./session.ts";

const DAY = 86_400_000;
const newAddress = () => `${randomUUID()}@people.courtside.test`;
const ended = () => ({ subscription_status: "trialing", trial_expires_at: new Date(Date.now() - DAY) });

async function fillClub(page: Page, name: string): Promise<void> {
  await page.getByLabel("Club Name").fill(name);
  await page.getByLabel("Admin Name").fill("Ida Berg");
  await page.getByLabel("Admin Email").fill(newAddress());
  await page.getByLabel("Password", { exact: true }).fill("secret-1");
  await page.getByRole("button", { name: "Create Club" }).click();
}

test("a demo visitor who starts a trial leaves the demo and becomes their club's admin", async ({ page }) => {
  await page.goto("/demo");
  await page.getByRole("button", { name: "Start Demo" }).click();
  await expect(page.getByRole("timer")).toBeVisible();
  await page.getByRole("link", { name: "Start Free Trial" }).click();
  await page.getByRole("link", { name: "Create Your Club" }).first().click();
  await expect(page.getByText("With your own club you leave the demo")).toBeVisible();
  await fillClub(page, "Harbour Racquets");
  await expect(page).toHaveURL(/\/trial-confirmation$/);
  await page.reload();
  await expect(page.getByRole("status")).toHaveText("Club Created Successfully!");
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(page.getByRole("heading", { name: "Welcome to Harbour Racquets, Ida Berg!" })).toBeVisible();
  await expect(page.getByRole("timer")).toHaveCount(0);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
  await page.goto("/trial-confirmation");
  await expect(page).toHaveURL(/\/start-trial$/);
});

test("a demo visitor with an account of their own can reach sign-in", async ({ page }) => {
  const { session } = await openSession("/demo-visits", {});
  await enterWith(page, session);
  await page.goto("/signup-club");
  await page.getByText("Already have an account?").getByRole("link", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
});

test("the demo's account page offers no change of address, password or second factor", async ({ page }) => {
  const { session } = await openSession("/demo-visits", {});
  await enterWith(page, session);
  await page.goto("/my-account");
  await expect(page.getByRole("heading", { name: "My Account" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /profile/i }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /two-factor|email|password/i })).toHaveCount(0);
  await expect(page.getByLabel(/email/i)).toHaveCount(0);
  await expect(page.getByRole("tab", { name: "Security" })).toHaveCount(0);
});

test("a club made on the way to a plan is confirmed on the plan's page", async ({ page }) => {
  await page.goto("/upgrade");
  await page.getByRole("link", { name: "Choose Elite" }).click();
  await fillClub(page, "Plan Racquets");
  await expect(page.getByRole("heading", { name: "Elite for Plan Racquets" })).toBeVisible();
  await expect(page.getByText("Club Created Successfully!")).toBeVisible();
});

test("/trial-ended says to a member whom to ask, lets them log out, and redirects other people", async ({
  page,
  browser,
  baseURL,
}) => {
  const club = await makeOwnClub({ rules: ended() });
  await club.person("admin", "Ada Okafor");
  await openAs(page, await club.person("member"), "/book");
  await expect(page).toHaveURL(/\/trial-ended$/);
  await expect(page.getByText("please ask Ada Okafor")).toBeVisible();
  await expect(page.getByRole("link", { name: "Upgrade Now" })).toHaveCount(0);
  await page.reload();
  await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { name: "Sign In" })).toBeVisible();

  const paid = await makeOwnClub();
  const other = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await openAs(other, await paid.person("coach"), "/trial-ended");
  await expect(other).toHaveURL(/\/schedule$/);
  await other.context().close();
});

test("an expired club's admin is redirected to the plans, and back to the club once it has paid", async ({ page }) => {
  const club = await makeOwnClub({ rules: ended() });
  await openAs(page, await club.person("admin"), "/dashboard");
  await expect(page.getByRole("heading", { name: "Your trial has ended" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Upgrade to Continue" })).toBeVisible();
  const sql = postgres(process.env.COURTSIDE_OWNER_URL ?? "", { max: 1 });
  await sql`update clubs set subscription_status = 'active' where id = ${club.id}`;
  await sql.end();
  await page.reload();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a failed access check in mid-session shows the error with Retry, and typed text is kept", async ({ page }) => {
  const club = await makeOwnClub();
  await openAs(page, await club.person("admin"), "/club-settings");
  const field = page.getByLabel(/location/i).first();
  await field.fill("By the water");
  let asked = 0;
  await page.route("**/api/v1/me", (route) => {
    asked += 1;
    return route.fulfill({ status: 500, json: { code: "internal_error", message: "It broke", requestId: "r" } });
  });
  // As when live events disconnect or the half minute is over.
  await page.route("**/api/v1/live", (route) => route.abort());
  await expect(page.getByText("Your club's access could not be checked")).toBeVisible({ timeout: 40_000 });
  await expect(field).toBeHidden();
  const before = asked;
  await page.getByRole("button", { name: "Retry" }).click();
  await expect.poll(() => asked).toBeGreaterThan(before);
  await expect(page.getByText("Your club's access could not be checked")).toBeVisible();
  await page.unroute("**/api/v1/me");
  // The next check, which comes some seconds after each, may be first.
  await page.getByRole("button", { name: "Retry" }).or(field).filter({ visible: true }).first().click();
  await expect(field).toHaveValue("By the water");
});

test("a failed sign-in in the address ends the session and says why, once", async ({ page }) => {
  await signIn(page, "member");
  await page.goto("/dashboard#error=access_denied&error_code=otp_expired&error_description=x");
  // A new fragment alone does not load the document again.
  await page.reload();
  await expect(page.getByRole("alert")).toHaveText("Email link is invalid or has expired");
  expect(await page.evaluate(() => localStorage.getItem("courtside-auth"))).toBeNull();
  await signIn(page, "member", page.url());
  await page.reload();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
});

test("an error about a connected account does not end the session", async ({ page }) => {
  await signIn(page, "member");
  await page.goto("/book?error=server_error&error_code=identity_already_exists&error_description=x");
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("courtside-auth"))).not.toBeNull();
});

test("a refresh that fails for good leads to sign-in with an explanation, and back", async ({ page }) => {
  await signIn(page, "member");
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("courtside-auth") ?? "{}");
    const expired = { ...session, expires_at: Math.floor(Date.now() / 1000) - 60, refresh_token: "unknown-token" };
    localStorage.setItem("courtside-auth", JSON.stringify(expired));
  });
  await page.goto("/my-bookings");
  await expect(page).toHaveURL(/\/auth$/);
  const explanation = page.getByText("Your session has ended. Please sign in again.");
  await expect(explanation).toBeVisible();
  await page.reload();
  await expect(explanation).toBeVisible();
});

test("an unknown page is a 404 for machines too, and links each person to their home", async ({ page }) => {
  const result = await page.goto("/nowhere");
  expect(result?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  expect((await page.goto("/auth"))?.status()).toBe(200);
  await signIn(page, "coach");
  await page.goto("/nowhere");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(/\/schedule$/);
});

test("the plans page sends no request for which a member is rejected", async ({ page }) => {
  const rejected: string[] = [];
  page.on("response", (response) => {
    if (response.status() === 403) rejected.push(response.url());
  });
  const club = await makeOwnClub();
  await club.person("admin", "Ada Okafor");
  await openAs(page, await club.person("member"), "/upgrade");
  await expect(page.getByText("Please ask Ada Okafor.")).toBeVisible();
  expect(rejected).toEqual([]);
});

test("a QA session is stored in session storage with role and start, until it ends", async ({ page }) => {
  await page.goto("/qa-test");
  await page.getByRole("radio", { name: /Coach/ }).check();
  await page.getByRole("button", { name: "Start QA Session" }).click();
  await expect(page.getByText("You are in QA Test Mode as")).toBeVisible();
  const flags = () =>
    page.evaluate(() => [sessionStorage.getItem("qa-test-role"), sessionStorage.getItem("qa-test-started-at")]);
  const [role, startedAt] = await flags();
  expect(role).toBe("coach");
  expect(Math.abs(Date.now() - Date.parse(startedAt ?? ""))).toBeLessThan(120_000);
  await page.getByRole("button", { name: "Exit QA" }).click();
  await expect(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
  expect(await flags()).toEqual([null, null]);
});

test("an account whose profile cannot be read says so, and works after Try again", async ({ page }) => {
  await page.route("**/api/v1/me", (route) =>
    route.fulfill({ status: 500, json: { code: "internal_error", message: "The profile is away", requestId: "r" } }),
  );
  await page.goto("/signup");
  await page.getByLabel("Full Name").fill("Noah Bell");
  await page.getByLabel("Email").fill(newAddress());
  await page.getByLabel("Password", { exact: true }).fill("secret-1");
  await page.getByLabel("Confirm Password").fill("secret-1");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("alert")).toHaveText("Account created but profile setup failed: The profile is away");
  await page.unroute("**/api/v1/me");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Join a club" })).toBeVisible();
});

test("creating a club without a session names the missing fields, and keeps the typed text", async ({ page }) => {
  await page.goto("/signup");
  await page.getByLabel("Full Name").fill("Noah Bell");
  await page.getByLabel("Email").fill(newAddress());
  await page.getByLabel("Password", { exact: true }).fill("secret-1");
  await page.getByLabel("Confirm Password").fill("secret-1");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page).toHaveURL(/\/join-club$/);
  await page.goto("/signup-club");
  await page.getByLabel("Club Name").fill("Noah's Courts");
  const stored = await page.evaluate(() => localStorage.getItem("courtside-auth"));
  await page.evaluate(() => localStorage.removeItem("courtside-auth"));
  await page.getByRole("button", { name: "Create Club" }).click();
  await expect(page.getByRole("alert")).toHaveText("No user session found.");
  await page.evaluate((session) => localStorage.setItem("courtside-auth", session ?? ""), stored);
  await page.route("**/api/v1/clubs", (route) =>
    route.fulfill({ status: 401, json: { code: "session_not_found", message: "No session", requestId: "r" } }),
  );
  await page.getByRole("button", { name: "Create Club" }).click();
  await expect(page.getByText("You must be logged in to create a club.")).toBeVisible();
  await expect(page.getByLabel("Club Name")).toHaveValue("Noah's Courts");
});
