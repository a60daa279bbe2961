import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../journey.ts";
import { makeOwnClub, openAs } from "../own-club.ts";

const AUTH_CLIENT = /\/assets\/auth-client\.\w+\.js/;
const LOGOUT = { name: "Logout" } as const;
const SIGN_IN = { name: "Sign In" } as const;

/** Opens the grid as a member of a club of this test's own. */
async function openGrid(page: Page) {
  const club = await makeOwnClub();
  const person = await club.person("member");
  await openAs(page, person, "/book");
  await expect(page.getByRole("grid")).toBeVisible();
  return person;
}

const countOf = (page: Page, address: RegExp) => {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (address.test(request.url())) seen.push(request.url());
  });
  return seen;
};

test("a stored session that is fresh needs no auth client, and still follows the other tabs", async ({
  page,
  context,
}) => {
  const fetched = countOf(page, AUTH_CLIENT);
  await openGrid(page);
  expect(fetched).toEqual([]);

  const other = await context.newPage();
  await other.goto("/my-account");
  await other.getByRole("button", LOGOUT).click();
  await expect(other.getByRole("heading", SIGN_IN)).toBeVisible();
  await expect(page.getByRole("heading", SIGN_IN)).toBeVisible();
  await expect(page.getByText("Your session has ended. Please sign in again.")).toBeVisible();
});

test("the session is renewed before it expires, by the client that is loaded for it", async ({ page }) => {
  const fetched = countOf(page, AUTH_CLIENT);
  const renewals = countOf(page, /\/auth\/v1\/token\?grant_type=refresh_token/);
  await page.clock.install();
  const { token } = await openGrid(page);
  // Whose code is loaded last: the clock must not jump over the time that a file is given.
  await expect(page.getByRole("button", { name: "Notifications" })).toBeVisible();
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem("courtside-auth") ?? "{}").access_token);
  expect(await stored()).toBe(token);
  const left = await page.evaluate(() => {
    const { expires_at } = JSON.parse(localStorage.getItem("courtside-auth") ?? "{}");
    return expires_at * 1000 - Date.now();
  });
  await page.clock.fastForward(left - 120_000);
  // What the page had requested before this has been seen after it.
  await page.evaluate(async () => void (await fetch("/readyz")));
  expect(fetched).toEqual([]);
  await page.clock.fastForward(40_000);
  await expect.poll(() => fetched.length).toBe(1);
  // The server's clock was not moved, so that the new session is old to the page's, and may be renewed again.
  await expect.poll(() => renewals.length).toBeGreaterThan(0);
  await expect.poll(stored).not.toBe(token);
  await expect(page.getByRole("button", LOGOUT)).toBeVisible();
});

test("an expired session is renewed before the page is shown", async ({ page }) => {
  await signIn(page, "member", "/book");
  // On a page without the auth client, which would renew the session at once.
  await page.goto("/privacy");
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("courtside-auth") ?? "{}");
    localStorage.setItem("courtside-auth", JSON.stringify({ ...session, expires_at: 1 }));
  });
  const fetched = countOf(page, AUTH_CLIENT);
  await page.goto("/book");
  await expect(page.getByRole("grid")).toBeVisible();
  expect(fetched).toHaveLength(1);
});

test("logout ends the session where neither the network nor the auth client is there", async ({ page, context }) => {
  await openGrid(page);
  const other = await context.newPage();
  await other.goto("/my-account");
  await expect(other.getByRole("heading", { name: "My Account" })).toBeVisible();
  await page.bringToFront();
  await page.route(AUTH_CLIENT, (route) => route.abort());
  await page.route("**/auth/v1/**", (route) => route.abort());
  await page.getByRole("button", LOGOUT).dispatchEvent("click");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("courtside-auth"))).toBeNull();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(other.getByRole("heading", SIGN_IN)).toBeVisible();
});
