import { DOCUMENTS } from "@courtside/contracts/domain/app-paths.ts";
import { expect, test } from "../journey.ts";
import { axeProblems } from "./axe-problems.ts";

declare global {
  interface Window {
    shifts: unknown[];
  }
}

test("the home page can be read without scripts, and links to sign-in", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.COURTSIDE_URL ?? "" });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toHaveAttribute("href", "/auth");
  await expect(page.getByRole("link", { name: "Sign Up" }).first()).toHaveAttribute("href", "/signup");
  await expect(page.getByRole("link", { name: "Try Demo" }).first()).toHaveAttribute("href", "/demo");
});

for (const path of DOCUMENTS) {
  test(`${path}: no axe violation in light and dark, and no horizontal scroll on a phone`, async ({ page }) => {
    // /trial-confirmation is for a person who has just made a club.
    await page.addInitScript(() => {
      localStorage.setItem("courtside-auth", '{"user":{"id":"founder"}}');
      sessionStorage.setItem("courtside-founder", "founder");
    });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await axeProblems(page), colorScheme).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}

test("the layout does not shift when the font loads late", async ({ page }) => {
  const { promise: painted, resolve: deliverFont } = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await painted;
    await route.continue();
  });
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts.push(JSON.stringify(entry));
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  deliverFont();
  await page.waitForLoadState("load");
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  expect(await page.evaluate(() => window.shifts)).toEqual([]);
});

test("every link of every public page, and every file they name, exists", async ({ request }) => {
  const links = new Set<string>();
  for (const path of DOCUMENTS) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain("<h1");
    for (const [, href = ""] of html.matchAll(/(?:href|src)="(\/[^"#]*)/g)) links.add(href);
  }
  for (const href of links) {
    const response = await request.get(href);
    expect(response.status(), href).toBe(200);
    if (href.startsWith("/assets/")) expect(response.headers()["content-type"], href).not.toContain("html");
  }
});

test("links into the application open their screens, not the 404 page", async ({ page }) => {
  for (const path of ["/auth", "/signup", "/signup-club", "/upgrade"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Oops! Page not found")).toBeHidden();
  }
});

test("search engines find each listed page under its canonical address", async ({ request }) => {
  expect(await (await request.get("/robots.txt")).text()).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  expect(listed.length).toBeGreaterThan(5);
  for (const address of listed) {
    const html = await (await request.get(new URL(address).pathname)).text();
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
    expect(html).not.toContain('name="robots"');
    const [, image = ""] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect((await request.get(new URL(image).pathname)).headers()["content-type"]).toBe("image/png");
  }
});

test("the plans teaser shows the prices of the plans", async ({ page, request }) => {
  const { data: plans } = await (await request.get("/api/v1/plans")).json();
  const dollars = (cents: number) => `$${(cents / 100).toLocaleString("en-US")}`;
  await page.goto("/#plans");
  for (const { name, price_monthly, price_yearly } of plans) {
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    await expect(card).toContainText(`${dollars(price_monthly)} a month`);
    await expect(card).toContainText(`${dollars(price_yearly)} a year`);
  }
});

test("on a phone the menu leads to a section and closes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.locator("summary").first().click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.getByRole("link", { name: "Plans" }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole("heading", { name: "Plans that follow your club" })).toBeInViewport();
});

test("the colour mode is switched on public pages, and the sign-in page follows and switches back", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/about");
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  await page.getByRole("button", { name: "Switch to dark mode" }).click();
  expect(await theme()).toBe("dark");
  await expect(page.getByRole("button", { name: "Switch to light mode" })).toBeFocused();
  await page.goto("/auth");
  await page.getByRole("button", { name: "Switch to light mode" }).click();
  await page.goto("/");
  expect(await theme()).toBe("light");
});

test("a question opens by keyboard", async ({ page }) => {
  await page.goto("/#questions");
  const question = page.getByText("Who sees who has booked?");
  await question.press("Enter");
  await expect(page.getByText("Members see that a court is taken, and by whom only if they play too.")).toBeVisible();
});

test("an unknown path says so, with a link home", async ({ page }) => {
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
