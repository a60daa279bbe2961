import { expect, test } from "../journey.ts";

test("the demo starts with one press and lands on the booking grid", async ({ page }) => {
  await page.goto("/demo");
  await page.getByRole("button", { name: "Start Demo" }).click();
  await expect(page).toHaveURL(/\/book$/);
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Open Courtside" })).toHaveAttribute("href", "/dashboard");
  await expect(page.getByRole("link", { name: "Sign In" })).toBeHidden();
});

test("starting the demo signs out the account of this browser first, also when its token has expired", async ({
  page,
}) => {
  const start = async () => {
    await page.goto("/demo");
    await page.getByRole("button", { name: "Start Demo" }).click();
    await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  };
  const stored = (): Promise<{ access_token: string }> =>
    page.evaluate(() => JSON.parse(localStorage.getItem("courtside-auth") ?? "null"));
  const statusOf = async ({ access_token }: { access_token: string }) =>
    (await page.request.get("/auth/v1/user", { headers: { authorization: `Bearer ${access_token}` } })).status();
  await start();
  const first = await stored();
  expect(await statusOf(first)).toBe(200);
  await start();
  const second = await stored();
  expect([await statusOf(first), await statusOf(second)]).toEqual([403, 200]);

  await page.goto("/demo");
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("courtside-auth") ?? "null");
    localStorage.setItem("courtside-auth", JSON.stringify({ ...kept, expires_at: 1 }));
  });
  await page.getByRole("button", { name: "Start Demo" }).click();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  expect([await statusOf(second), await statusOf(await stored())]).toEqual([403, 200]);
});

test.describe("when the demo cannot start", () => {
  const responses = {
    "a server error": { status: 503, json: { code: "unavailable", message: "No", requestId: "r" } },
    "too many visits": { status: 429, json: { code: "too_many", message: "Please wait a minute.", requestId: "r" } },
  };
  const reasons = { "a server error": "Please try again.", "too many visits": "Please wait a minute." };

  for (const name of ["a server error", "too many visits"] as const) {
    test(`${name} is reported, and the next press works`, async ({ page }) => {
      await page.route("**/api/v1/demo-visits", (route) => route.fulfill(responses[name]), { times: 1 });
      await page.goto("/demo");
      const start = page.getByRole("button", { name: "Start Demo" });
      await start.click();
      const alert = page.getByRole("alert");
      await expect(alert).toContainText("Demo Setup Failed");
      await expect(alert).toContainText(reasons[name]);
      await start.click();
      await expect(page).toHaveURL(/\/book$/);
    });
  }

  test("while it starts, a second press does nothing", async ({ page }) => {
    let calls = 0;
    await page.route("**/api/v1/demo-visits", () => {
      calls += 1;
    });
    await page.goto("/demo");
    await page.getByRole("button", { name: "Start Demo" }).click();
    const busy = page.getByRole("button", { name: "Setting up your demo..." });
    await expect(busy).toHaveAttribute("aria-disabled", "true");
    await busy.press("Enter");
    await busy.press("Enter");
    // What the page had requested before this has been seen after it.
    await page.evaluate(async () => void (await fetch("/readyz")));
    expect(calls).toBe(1);
  });
});

for (const [label, landing] of [
  ["Admin", "/dashboard"],
  ["Coach", "/schedule"],
  ["Member", "/book"],
  ["Front desk", "/bookings"],
]) {
  test(`QA: ${label} lands on ${landing}`, async ({ page }) => {
    await page.goto("/qa-test");
    await page.getByRole("radio", { name: new RegExp(`^${label}`) }).check();
    await page.getByRole("button", { name: "Start QA Session" }).click();
    await expect(page).toHaveURL(new RegExp(`${landing}$`));
    await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  });
}

test("QA: a rejection is reported", async ({ page }) => {
  const json = { code: "not_found", message: "Not found", requestId: "r" };
  await page.route("**/api/v1/qa-sessions", (route) => route.fulfill({ status: 404, json }));
  await page.goto("/qa-test");
  await page.getByRole("button", { name: "Start QA Session" }).click();
  await expect(page.getByRole("alert")).toContainText("QA Login Failed");
});

test("/trial-ended is for signed-in people, /trial-confirmation for founders", async ({ page }) => {
  await page.goto("/trial-ended");
  await expect(page).toHaveURL(/\/auth$/);
  await page.goto("/trial-confirmation");
  await expect(page).toHaveURL(/\/start-trial$/);
});
