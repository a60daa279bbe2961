import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../journey.ts";
import { COACH_FILES, liveCoach } from "./failing-coach.ts";

/** The files of a screen of mf-coach, its container included. */
function filesOf(screen: string): string[] {
  const { script, files = {} } = liveCoach();
  return [script, ...(files[screen] ?? [])].flatMap((file) => file?.file ?? []).sort();
}

const links = (page: Page) => page.getByRole("navigation", { name: "Main" }).getByRole("link");
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

/** The files of mf-coach that a page requests. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const [, file] = /\/_mf\/mf-coach\/[^/]+\/([^?]+)/.exec(request.url()) ?? [];
    if (file) asked.push(file);
  });
  return asked;
}

/** What would show a failure: the menu that the link is in, and the messages. The rest of the page may still be loading. */
const shown = async (page: Page) => [
  await page.getByRole("navigation", { name: "Main" }).ariaSnapshot(),
  await page.getByRole("alert").allInnerTexts(),
  await page.getByText("is not available right now").count(),
];

async function openBook(page: Page): Promise<void> {
  await page.goto("/book");
  await expect(page.getByRole("grid")).toBeVisible();
}

test("the pointer or the focus on a link fetches its screen before the click, once", async ({ page }) => {
  await signIn(page, "member", "/book");
  const asked = watch(page);

  await test.step("the pointer", async () => {
    await openBook(page);
    expect(asked).toEqual([]);
    await link(page, "Coaches").hover();
    await expect.poll(() => asked.toSorted()).toEqual(filesOf("coaches"));
    await page.getByRole("grid").hover();
    await link(page, "Coaches").hover();
    await link(page, "Coaches").click();
    await expect(page.getByText("QA Coach")).toBeVisible();
    expect(asked.toSorted()).toEqual(filesOf("coaches"));
  });

  await test.step("the keyboard", async () => {
    await openBook(page);
    asked.length = 0;
    const names = await links(page).allInnerTexts();
    await links(page)
      .nth(names.indexOf("Events") - 1)
      .focus();
    expect(asked).toEqual([]);
    await page.keyboard.press("Tab");
    await expect(link(page, "Events")).toBeFocused();
    await expect.poll(() => asked.toSorted()).toEqual(filesOf("events"));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Club Events" })).toBeVisible();
    expect(asked.toSorted()).toEqual(filesOf("events"));
  });
});

test.describe("without the remote's server", () => {
  // The browser itself logs the failed requests.
  test.use({ strict: false });

  test("a failed prefetch shows nothing, is not an error, and the click requests again", async ({ page }) => {
    await signIn(page, "member", "/book");
    await page.route(COACH_FILES, (route) => route.abort());
    await openBook(page);
    const reports: string[] = [];
    page.on("request", (request) => request.url().includes("/client-errors") && reports.push(request.url()));
    const failed = page.waitForEvent("requestfailed");
    const before = await shown(page);
    await link(page, "Coaches").hover();
    await failed;
    await page.unroute(COACH_FILES);
    expect(await shown(page)).toEqual(before);
    await link(page, "Coaches").click();
    await expect(page.getByText("QA Coach")).toBeVisible();
    expect(reports).toEqual([]);
  });
});
