import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import postgres from "postgres";
import { expect, menu, test } from "../journey.ts";
import { dateAhead } from "../own-club.ts";

const DAY = 86_400_000;
const addressOf = (name: string) => `${name}.${randomUUID().slice(0, 8)}@club.test`;

/** From here on this page's requests use another instant (docs/decisions/0003-test-clock.md). */
const moveClock = (page: Page, days: number) =>
  page.context().setExtraHTTPHeaders({ "x-courtside-now": new Date(Date.now() + days * DAY).toISOString() });

async function asOwner<Row>(ask: (sql: postgres.Sql) => Promise<Row>): Promise<Row> {
  const sql = postgres(process.env.COURTSIDE_OWNER_URL ?? "", { max: 1 });
  try {
    return await ask(sql);
  } finally {
    await sql.end();
  }
}

async function post(path: string, body: object, token?: string) {
  const response = await fetch(`${process.env.COURTSIDE_URL}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
  return response.json();
}

/** The founder is far from the default time zone. */
test.use({ timezoneId: "Europe/Madrid" });

const stepsDone = (page: Page, count: number) => expect(page.getByText(`${count} of 5 steps done`)).toBeVisible();

test("from the home page to a running club: founded, set up step by step, on trial, expired, paid", async ({
  page,
}) => {
  const email = addressOf("ida");
  await page.goto("/");
  await page.getByRole("link", { name: "Start a free 14-day trial" }).click();
  await page.getByRole("link", { name: "Create Your Club" }).first().click();
  await page.getByLabel("Club Name").fill("Harbour Racquets");
  await expect(page.getByLabel("Time Zone")).toHaveValue("Europe/Madrid");
  await page.getByLabel("Admin Name").fill("Ida Berg");
  await page.getByLabel("Admin Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("secret-1");
  await page.getByRole("button", { name: "Create Club" }).click();
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(page.getByRole("heading", { name: "Welcome to Harbour Racquets, Ida Berg!" })).toBeVisible();
  // A new club has its four sample courts.
  await stepsDone(page, 1);

  // The club's clock is the founder's, who confirms it once.
  await expect(page.getByText("Now: 06:00 - 22:00, Europe/Madrid.")).toBeVisible();
  await page.getByRole("button", { name: "Looks Right" }).click();
  await stepsDone(page, 2);

  await page.getByRole("main").getByRole("link", { name: "Book Court" }).click();
  await expect(page).toHaveURL(/\/book$/);
  await page.goto(`/book?date=${dateAhead(2)}`);
  await page
    .getByRole("gridcell", { name: /10:00–11:00, Available$/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByText("Booking Confirmed! 🎾")).toBeVisible();
  await menu(page).getByRole("link", { name: "Dashboard", exact: true }).click();
  await stepsDone(page, 3);

  await page.getByRole("listitem").filter({ hasText: "Make it your club's own" }).getByRole("link").click();
  await page.getByLabel("Welcome Message").fill("Glad you are here");
  await page.getByRole("region", { name: "Members' Page" }).getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Changes Saved", { exact: true })).toBeVisible();
  await menu(page).getByRole("link", { name: "Dashboard", exact: true }).click();
  await stepsDone(page, 4);

  const [club] = await asOwner(
    (sql) => sql<{ id: string; join_code: string }[]>`
      select c.id, c.join_code from clubs c join memberships m on m.club_id = c.id join users u on u.id = m.user_id
      where u.email = ${email}`,
  );
  const noor = await post("/auth/v1/signup", {
    email: addressOf("noor"),
    password: "secret-2",
    data: { name: "Noor Haddad" },
  });
  await post("/api/v1/join-requests", { join_code: club?.join_code }, noor.access_token);
  await page.goto("/admin/members");
  await page.getByRole("button", { name: "Approve Noor Haddad" }).click();
  await expect(page.getByRole("row", { name: /Noor Haddad/ })).toBeVisible();
  await menu(page).getByRole("link", { name: "Dashboard", exact: true }).click();
  await expect(page.getByText("Your club is ready")).toBeVisible();
  await stepsDone(page, 5);

  await moveClock(page, 11.5);
  await page.goto("/admin/courts");
  await expect(page.getByText("Free trial: 3 days remaining")).toBeVisible();
  await moveClock(page, 14.1);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/trial-ended$/);
  // A separate document: the address changes before it has loaded.
  await expect(page.getByRole("link", { name: "Try Demo Again" })).toBeVisible();
  await asOwner((sql) => sql`update clubs set subscription_status = 'active' where id = ${club?.id ?? ""}`);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Welcome to Harbour Racquets, Ida Berg!" })).toBeVisible();
  await expect(page.getByText(/trial/i)).toBeHidden();
});

test("a demo from the first click to its end, and to a trial from there", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Try Demo" }).first().click();
  await page.getByRole("button", { name: /demo/i }).first().click();
  await expect(page).toHaveURL(/\/book$/);
  await expect(page.getByRole("timer")).toHaveText(/^59:\d\d$/);
  const stored = await page.evaluate(() => localStorage.getItem("courtside-auth") ?? "{}");
  const { user } = JSON.parse(stored);
  await asOwner(
    (sql) => sql`update users set created_at = now() - interval '59 minutes 52 seconds' where id = ${user.id}`,
  );
  await page.reload();
  await expect(page).toHaveURL(/\/demo-ended$/);
  await page.getByRole("link", { name: /trial/i }).first().click();
  await expect(page).toHaveURL(/\/start-trial$/);
  await page.getByRole("link", { name: "Create Your Club" }).first().click();
  await expect(page).toHaveURL(/\/signup-club$/);
  await expect(page.getByLabel("Club Name")).toBeVisible();
});
