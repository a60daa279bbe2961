import { randomUUID } from "node:crypto";
import type { Page, Request } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { makeOwnClub, openAs } from "../own-club.ts";

const DAY = 86_400_000;

/** The test clock of the browser's requests is after the end of a trial that begins now (docs/decisions/0003-test-clock.md). */
const AFTER_TRIAL = { "x-courtside-now": new Date(Date.now() + 14.1 * DAY).toISOString() };

const onTrial = () => ({
  subscription_status: "trialing",
  trial_expires_at: new Date(Date.now() + 14 * DAY),
});

const subscriptionHeading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });

test("an expired trial is paid for, visible on every screen at once, and canceled to the end of its period", async ({
  page,
  browser,
}) => {
  const club = await makeOwnClub({ rules: onTrial() });
  const [admin, desk] = await Promise.all([club.person("admin"), club.person("front_desk")]);
  const otherBrowser = await browser.newContext({
    baseURL: process.env.COURTSIDE_URL ?? "",
    extraHTTPHeaders: AFTER_TRIAL,
  });
  const other = await otherBrowser.newPage();
  await page.context().setExtraHTTPHeaders(AFTER_TRIAL);

  await Promise.all([openAs(page, admin, "/dashboard"), openAs(other, desk, "/my-account")]);
  await expect(other.getByText("Your trial has expired")).toBeVisible();
  await page.getByRole("link", { name: "Upgrade to Continue" }).click();
  await expect(subscriptionHeading(page, "Your trial has expired")).toBeVisible();
  await page.getByRole("radio", { name: "Yearly" }).check();
  await page.getByRole("button", { name: "Choose Pro" }).click();

  await expect(page.getByRole("heading", { name: "Subscribe to Pro" })).toBeVisible();
  await page.getByLabel("A card that is declined").check();
  await page.getByRole("button", { name: "Pay $790.00" }).click();
  await expect(page.getByRole("alert")).toHaveText("Your card was declined. Please try another card.");
  await page.getByRole("link", { name: "Cancel and go back" }).click();
  await expect(page.getByText("The checkout was canceled")).toBeVisible();
  await expect(subscriptionHeading(page, "Your trial has expired")).toBeVisible();

  await page.getByRole("button", { name: "Choose Pro" }).click();
  await page.getByRole("button", { name: "Pay $79.00" }).click();
  await expect(page.getByText("Welcome to Pro!")).toBeVisible();
  await expect(page.getByRole("region", { name: "Pro", exact: true }).getByText("Current Plan")).toBeVisible();
  await expect(other.getByText("Your trial has expired")).toBeHidden();
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(page.getByText(/trial/i)).toBeHidden();

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Plans" }).click();
  const opened = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Manage Subscription" }).click();
  const portal = await opened;
  await portal.getByText("Cancel subscription").click();
  await portal.getByRole("button", { name: "Cancel at the end of the period" }).click();
  await expect(portal.getByRole("button", { name: "Resume subscription" })).toBeVisible();
  await expect(page.getByText(/Ends on .* Until then your club keeps everything\./)).toBeVisible();
  await portal.getByRole("button", { name: "Jump to the end of the period" }).click();
  await expect(portal.getByText("There is no subscription.")).toBeVisible();
  await expect(subscriptionHeading(page, "Your subscription has ended")).toBeVisible();
  await expect(other.getByText("Your subscription has ended")).toBeVisible();
  await otherBrowser.close();
});

test("a visitor who chose a plan is redirected through sign-up to its checkout", async ({ page }) => {
  await page.goto("/upgrade");
  await page.getByRole("radio", { name: "Yearly" }).check();
  await page.getByRole("link", { name: "Choose Elite" }).click();
  await page.getByLabel("Club Name").fill("Hilltop Squash");
  await page.getByLabel("Admin Name").fill("Ida Berg");
  await page.getByLabel("Admin Email").fill(`${randomUUID()}@people.courtside.test`);
  await page.getByLabel("Password", { exact: true }).fill("secret-1");
  await page.getByRole("button", { name: "Create Club" }).click();
  await expect(page.getByRole("heading", { name: "Elite for Hilltop Squash" })).toBeFocused();
  await page.getByRole("button", { name: "Continue to Checkout" }).click();
  await expect(page.getByRole("button", { name: "Pay $1,428.00" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Continue to Checkout" })).toBeEnabled();
});

const turn = (page: Page, state: "hidden" | "visible") =>
  page.evaluate((to) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => to });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, state);

test("the club's state is requested each half minute, but not in a hidden tab", async ({ page }) => {
  const admin = await (await makeOwnClub({ rules: onTrial() })).person("admin");
  const isAsked = (request: Request) => request.url().endsWith("/billing/subscription");
  let asked = 0;
  let answered = 0;
  page.on("request", (request) => {
    if (isAsked(request)) asked += 1;
  });
  page.on("requestfinished", (request) => {
    if (isAsked(request)) answered += 1;
  });
  // What the page had sent or received before this has been seen, and read, after it.
  const everythingUntilNow = () => page.evaluate(async () => void (await (await fetch("/api/v1/plans")).text()));
  // Live events would trigger a request whenever they reconnect, as they do when the clock jumps.
  await page.route("**/api/v1/live", (route) => route.abort());
  await page.clock.install();
  await openAs(page, admin, "/upgrade");
  await expect(subscriptionHeading(page, /^Free trial: 14 days remaining/)).toBeVisible();
  expect(asked).toBe(1);
  await page.clock.runFor(31_000);
  // A response that arrived only after the time below would still be fresh when the tab is shown.
  await expect.poll(() => answered).toBe(2);
  await everythingUntilNow();
  await turn(page, "hidden");
  await page.clock.runFor(150_000);
  await everythingUntilNow();
  expect(asked).toBe(2);
  await turn(page, "visible");
  await expect.poll(() => asked).toBe(3);
});
