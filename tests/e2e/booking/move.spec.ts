import type { Browser, Locator, Page } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { type ClubPerson, dateAhead, makeOwnClub, openAs, openFollowing } from "../own-club.ts";

const date = dateAhead(2);

async function openInBrowser(browser: Browser, person: ClubPerson): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.COURTSIDE_URL ?? "" });
  const page = await context.newPage();
  await openFollowing(page, person, `/book?date=${date}`);
  return page;
}

/** Logs, after every change of the page, which cells of the grid are booked. */
const watchBooked = (page: Page) =>
  page.getByRole("grid").evaluate((grid) => {
    const log: string[] = [];
    const note = () => {
      const cells = [...grid.querySelectorAll("[data-cell]")].map((cell) => cell.getAttribute("aria-label") ?? "");
      const booked = cells.filter((name) => /, (Booked|Your booking)/.test(name)).map((name) => name.slice(0, 20));
      if (log.at(-1) !== booked.join(" + ")) log.push(booked.join(" + "));
    };
    note();
    new MutationObserver(note).observe(grid, { subtree: true, childList: true, attributes: true });
    Object.assign(window, { bookedLog: log });
  });
const logOf = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, "bookedLog"));

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  // Forced: Playwright would wait for a cell that is aria-disabled.
  await to.hover({ force: true });
  await page.mouse.up();
}

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("dragged in one browser, a booking moves in all others, at every instant at one place, and goes back by Undo", async ({
  browser,
  page,
}) => {
  const club = await makeOwnClub({ courts: 3, rules: { max_bookings_per_day: 1 } });
  const member = await club.person("member", "Ana Ruiz");
  await club.book(member, 0, date, "10:00");
  await openAs(page, member, `/book?date=${date}`);
  const watchers = [
    await openInBrowser(browser, await club.person("coach")),
    await openInBrowser(browser, member),
    await openInBrowser(browser, await club.person("front_desk")),
  ];
  const own = (name: string) => page.getByRole("gridcell", { name: `${name}, Your booking` });
  await expect(own("Court 1, 10:00–11:00")).toBeVisible();
  const [coach, device, desk] = watchers;
  if (!coach || !device || !desk) throw new Error("a watcher is missing");
  const state = new Map([
    [coach, "Booked"],
    [device, "Your booking"],
    [desk, "Booked by: Ana Ruiz"],
  ]);
  const seenAt = (watcher: Page, name: string) =>
    watcher.getByRole("gridcell", { name: `${name}, ${state.get(watcher)}` });
  for (const watcher of watchers) {
    await expect(seenAt(watcher, "Court 1, 10:00–11:00")).toBeVisible();
    await watchBooked(watcher);
  }

  await drag(page, own("Court 1, 10:00–11:00"), page.getByRole("gridcell", { name: /^Court 3, 13:00–14:00/ }));
  await expect(own("Court 3, 13:00–14:00")).toBeVisible();
  await expect(page.getByText("Court 3, 13:00 - 14:00", { exact: true })).toBeVisible();
  for (const watcher of watchers) await expect(seenAt(watcher, "Court 3, 13:00–14:00")).toBeVisible();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(page.getByText("Move undone")).toBeVisible();
  await expect(own("Court 1, 10:00–11:00")).toBeVisible();
  for (const watcher of watchers) await expect(seenAt(watcher, "Court 1, 10:00–11:00")).toBeVisible();

  const [there, back] = ["Court 1, 10:00–11:00", "Court 3, 13:00–14:00"].map((name) => name.slice(0, 20));
  for (const watcher of watchers) expect(await logOf(watcher)).toEqual([there, back, there]);
});

test("by keyboard: M, arrows, Enter; a taken place says so and names others", async ({ page }) => {
  const club = await makeOwnClub({ courts: 2 });
  const member = await club.person("member");
  await club.book(member, 0, date, "10:00");
  await club.book(await club.person("member"), 1, date, "10:00");
  await openAs(page, member, `/book?date=${date}`);
  const own = page.getByRole("gridcell", { name: "Court 1, 10:00–11:00, Your booking" });
  await own.focus();
  await page.keyboard.press("m");
  const bar = page.getByRole("region", { name: "Move booking" });
  await expect(bar).toBeVisible();
  await expect(page).toHaveURL(/[?&]move=/);
  await page.keyboard.press("ArrowRight");
  await expect(bar.getByText("To Court 2, 10:00 - 11:00")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(bar.getByRole("alert")).toContainText("This time slot conflicts with an existing booking");
  await expect(bar.getByRole("group", { name: "Available instead" }).getByRole("button")).toHaveCount(3);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("gridcell", { name: "Court 2, 11:00–12:00, Your booking" })).toBeFocused();
  await expect(page).not.toHaveURL(/move=/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("Move in My Bookings lifts the booking; a reload keeps it, Back leaves it, a tap on a free time moves it", async ({
    page,
  }) => {
    const club = await makeOwnClub({ courts: 2 });
    const member = await club.person("member");
    await club.book(member, 1, date, "10:00");
    await openAs(page, member, "/my-bookings");
    const bar = page.getByRole("region", { name: "Move booking" });
    await page.getByRole("link", { name: "Move", exact: true }).tap();
    await expect(bar).toContainText("Tap a free time");
    await page.reload();
    await expect(bar).toContainText("10:00 - 11:00");
    await page.goBack();
    await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
    await expect(bar).toBeHidden();

    await page.goForward();
    await expect(bar).toBeInViewport({ ratio: 1 });
    await bar.getByRole("button", { name: "Cancel" }).tap();
    await expect(bar).toBeHidden();
    await page.getByRole("gridcell", { name: "Court 2, 10:00–11:00, Your booking" }).tap({ force: true });
    await page.getByRole("dialog").getByRole("button", { name: "Move", exact: true }).tap();
    await expect(bar).toContainText("Tap a free time");
    await page.getByRole("gridcell", { name: "Court 2, 12:00–13:00, Available" }).tap();
    await expect(page.getByRole("gridcell", { name: "Court 2, 12:00–13:00, Your booking" })).toBeVisible();
    await page.getByRole("button", { name: /^Undo/ }).tap();
    await expect(page.getByRole("gridcell", { name: "Court 2, 10:00–11:00, Your booking" })).toBeVisible();
  });
});
