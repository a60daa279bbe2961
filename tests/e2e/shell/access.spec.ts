import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import postgres from "postgres";
import { expect, menu, test } from "../journey.ts";
import { enterWith, openSession } from "./session.ts";

const DAY = 86_400_000;

/** From here on this page's requests use another instant (docs/decisions/0003-test-clock.md). */
const moveClock = (page: Page, days: number) =>
  page.context().setExtraHTTPHeaders({ "x-courtside-now": new Date(Date.now() + days * DAY).toISOString() });

async function enterNewClub(page: Page): Promise<string> {
  const { session, club } = await openSession("/club-signups", {
    club_name: "Riverside",
    admin_name: "Ada Okafor",
    email: `${randomUUID()}@people.courtside.test`,
    password: "green-felt-41",
  });
  await enterWith(page, session);
  return club.id;
}

test("a trial: days left, highlighted at three, expired in mid-session and on navigation, then paid", async ({
  page,
}) => {
  const clubId = await enterNewClub(page);
  await page.goto("/dashboard");
  await expect(page.getByText("Free trial: 14 days remaining")).toBeVisible();
  await expect(page.getByRole("link", { name: "Upgrade Now" })).toBeHidden();

  await moveClock(page, 11.5);
  await page.goto("/admin/courts");
  await expect(page.getByText("Free trial: 3 days remaining")).toBeVisible();
  await expect(page.getByRole("link", { name: "Upgrade Now" })).toHaveAttribute("href", "/upgrade");

  await moveClock(page, 14.1);
  const expired = page.getByRole("heading", { name: "Trial Expired" });
  // The rejected change shows it, unless the access check comes first and hides the switch.
  await expect(async () => {
    if (await expired.isHidden()) await page.getByRole("switch").first().click({ timeout: 2_000 });
  }).toPass();
  await expect(expired).toBeFocused();
  await expect(page.getByRole("link", { name: "Upgrade to Continue" })).toHaveAttribute("href", "/upgrade");
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL(/\/trial-ended$/);

  await page.goto("/my-account");
  await expect(page.getByText("Your trial has expired")).toBeVisible();

  const sql = postgres(process.env.COURTSIDE_OWNER_URL ?? "", { max: 1 });
  await sql`update clubs set subscription_status = 'active' where id = ${clubId}`;
  await sql.end();
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Welcome to Riverside, Ada Okafor!" })).toBeVisible();
  await expect(page.getByText(/trial/i)).toBeHidden();
});

test("a suspended club: an open screen says so at once, with the reason for its admin, and is there again when resumed", async ({
  page,
}) => {
  const clubId = await enterNewClub(page);
  const live = page.waitForResponse("**/api/v1/live");
  await page.goto("/admin/courts");
  await expect(page.getByRole("heading", { name: "Courts", exact: true })).toBeVisible();
  expect((await live).status()).toBe(200);

  const sql = postgres(process.env.COURTSIDE_OWNER_URL ?? "", { max: 1 });
  await sql`select suspend_club(${clubId}, 'The invoice of September is unpaid')`;
  await expect(page.getByRole("heading", { name: "Riverside is suspended" })).toBeFocused();
  await expect(page.getByText("Reason: The invoice of September is unpaid")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "My Account" }).click();
  await expect(page.getByText("Your club is suspended", { exact: true })).toBeVisible();

  await sql`select resume_club(${clubId})`;
  await sql.end();
  await page.goto("/admin/courts");
  await expect(page.getByRole("heading", { name: "Courts", exact: true })).toBeVisible();
});

test("a screen whose stream of changes was not open yet learns that its club is suspended before the next poll", async ({
  page,
}) => {
  const clubId = await enterNewClub(page);
  const suspended = Promise.withResolvers<void>();
  await page.route("**/api/v1/live", async (route) => {
    await suspended.promise;
    await route.continue();
  });
  await page.goto("/admin/courts");
  await expect(page.getByRole("heading", { name: "Courts", exact: true })).toBeVisible();
  const sql = postgres(process.env.COURTSIDE_OWNER_URL ?? "", { max: 1 });
  await sql`select suspend_club(${clubId}, 'Unpaid')`;
  await sql.end();
  suspended.resolve();
  // The second failed attempt reports it, some seconds later; the poll of /me comes after half a minute.
  await expect(page.getByRole("heading", { name: "Riverside is suspended" })).toBeVisible({ timeout: 25_000 });
});

test("a demo counts down, and at its end leads to /demo-ended and signs the visitor out", async ({ page }) => {
  const { session } = await openSession("/demo-visits", {});
  const user = await enterWith(page, session);
  await page.goto("/book");
  await expect(page.getByRole("timer")).toHaveText(/^59:\d\d$/);

  const sql = postgres(process.env.COURTSIDE_OWNER_URL ?? "", { max: 1 });
  await sql`update users set created_at = now() - interval '30 minutes' where id = ${user.id}`;
  await page.reload();
  await expect(page.getByRole("timer")).toHaveText(/^(30:00|29:\d\d)$/);
  await sql`update users set created_at = now() - interval '59 minutes 54 seconds' where id = ${user.id}`;
  await sql.end();
  await page.reload();
  // The document of its own, and not the application that reloads for it.
  const ended = page.getByRole("heading", { name: "Your demo has ended" });
  await expect(page).toHaveURL(/\/demo-ended$/);
  await expect(ended).toBeVisible();

  await page.goto("/book");
  await expect(page).toHaveURL(/\/demo-ended$/);
  await expect(ended).toBeVisible();
  await page.goto("/auth");
  await expect(page.getByRole("button", { name: "Sign In", exact: true })).toBeVisible();
});

test("a QA session names its role, and Exit QA ends it", async ({ page }) => {
  const { session } = await openSession("/qa-sessions", { role: "front_desk" });
  await enterWith(page, session);
  await page.goto("/all-bookings");
  await expect(page.getByText(/You are in QA Test Mode as Front Desk \((60:00|59:\d\d) left\)/)).toBeVisible();
  await page.getByRole("button", { name: "Exit QA" }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole("button", { name: "Sign In", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Try Demo", exact: true })).toHaveAttribute("href", "/demo");
  await expect(page.getByRole("link", { name: "Start Free Trial" })).toHaveAttribute("href", "/start-trial");
});

test("an admin views the club as a coach, is rejected where coaches are, and returns with one click", async ({
  page,
}) => {
  await enterNewClub(page);
  await page.goto("/admin/courts");
  const nav = page.getByRole("navigation", { name: "Main" });
  for (const name of ["Time Blocks", "Club Settings"]) await expect(nav.getByRole("link", { name })).toBeVisible();
  await page.getByRole("button", { name: "Admin View" }).click();
  const panel = page.getByRole("dialog", { name: "Admin View" });
  await expect(panel.getByText("Select a role to test user experience")).toBeVisible();
  const away = { status: 503, json: { code: "unavailable", message: "No", requestId: "r" } };
  await page.route("**/api/v1/me/impersonation", (route) => route.fulfill(away), { times: 1 });
  await panel.getByRole("combobox").selectOption("Coach");
  await expect(page.getByText("Failed to update role")).toBeVisible();
  await panel.getByRole("combobox").selectOption("Coach");
  await expect(page.getByText("Role Updated")).toBeVisible();
  await expect(page.getByText("Now viewing as Coach")).toBeVisible();
  await expect(nav.getByRole("link", { name: "Coach Portal" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Return to admin view" })).toBeVisible();
  await expect(nav.getByRole("link", { name: "Courts" })).toBeHidden();
  await expect(page).not.toHaveURL(/admin/);

  await page.reload();
  await page.getByRole("button", { name: "Return to admin view" }).click();
  await expect(page.getByText("Returned to admin view")).toBeVisible();
  await expect(nav.getByRole("link", { name: "Courts" })).toBeVisible();

  // On a phone the same entries are in a drawer, under role and club.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(nav).toBeHidden();
  await page.getByRole("button", { name: "Toggle sidebar" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer.getByText("Admin", { exact: true })).toBeVisible();
  await expect(drawer.getByText("Riverside", { exact: true })).toBeVisible();
  await drawer.getByRole("link", { name: "Time Blocks" }).click();
  await expect(page).toHaveURL(/\/admin\/blocks$/);
  await expect(drawer).toBeHidden();
});

test.describe("while the api is unreachable", () => {
  // The shell logs the failure that this journey provokes.
  test.use({ strict: false });

  test("the shell stays up, says so, and recovers without a reload", async ({ page }) => {
    await enterNewClub(page);
    await page.route("**/api/v1/**", (route) => route.abort());
    await page.goto("/dashboard");
    const unreached = page.getByRole("heading", { name: "Courtside cannot be reached" });
    await expect(unreached).toBeVisible();
    // It does not give way to 'Loading...' each time it is tried again.
    await page.route("**/api/v1/me", () => {});
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("button", { name: "Retry" })).toHaveAttribute("aria-busy", "true");
    await expect(unreached).toBeVisible();
    await page.unroute("**/api/v1/me");
    await page.unroute("**/api/v1/**");
    await expect(page.getByRole("heading", { name: "Welcome to Riverside, Ada Okafor!" })).toBeVisible();

    await page.route("**/api/v1/**", (route) => route.abort());
    await menu(page).getByRole("link", { name: "Coaches", exact: true }).click();
    await expect(page.getByText("Courtside cannot be reached.")).toBeVisible();
    await page.unroute("**/api/v1/**");
    await expect(page.getByText("Courtside cannot be reached.")).toBeHidden();
    await expect(page.getByRole("heading", { name: "Coaches could not be loaded" })).toBeHidden();
  });
});
