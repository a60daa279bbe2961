import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { dateAhead, makeOwnClub, openAs, openFollowing } from "../own-club.ts";

const [date, next] = [dateAhead(3), dateAhead(4)];

/** The board of a desk with one booking of Ana's, on court 1 from 10:00 to 11:00. */
async function openBoard(page: Page) {
  const club = await makeOwnClub({ courts: 3 });
  await club.book(await club.person("member", "Ana Ruiz"), 0, date, "10:00");
  await openAs(page, await club.person("front_desk", "Sam Desk"), `/bookings?date=${date}&zoom=60`);
  const cell = (name: string) => page.getByRole("gridcell", { name, exact: true });
  const ana = cell("Court 1, 10:00–11:00, Booking: Ana Ruiz");
  await expect(ana).toBeVisible();
  return { cell, ana, club };
}

const centre = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error("it is not on the screen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test("staff drag a booking to another court and time, and take it back", async ({ page }) => {
  const { cell, ana } = await openBoard(page);
  const [from, to] = [await centre(ana), await centre(cell("Court 3, 12:00–13:00, Available"))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await expect(page.getByRole("region", { name: "Move booking" })).toContainText("To Court 3, 12:00 - 13:00");
  await page.mouse.up();
  await expect(cell("Court 3, 12:00–13:00, Booking: Ana Ruiz")).toBeVisible();
  await expect(cell("Court 1, 10:00–11:00, Available")).toBeVisible();
  const undo = page.getByRole("button", { name: /^Undo/ });
  await expect(undo).toBeVisible();
  // The board stays under the pointer.
  expect(await centre(cell("Court 3, 12:00–13:00, Booking: Ana Ruiz"))).toEqual(to);
  await undo.click();
  await expect(page.getByText("Move undone")).toBeVisible();
  await expect(ana).toBeVisible();
});

test("by keyboard within the day; to another day by the menu and a click; Esc leaves it", async ({ page }) => {
  const { cell, ana } = await openBoard(page);
  await ana.focus();
  await page.keyboard.press("m");
  const bar = page.getByRole("region", { name: "Move booking" });
  await expect(bar).toContainText("Moving Court 1");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(bar).toContainText("To Court 2, 11:00 - 12:00");
  await page.keyboard.press("Enter");
  const moved = cell("Court 2, 11:00–12:00, Booking: Ana Ruiz");
  await expect(moved).toBeVisible();

  await moved.click({ button: "right" });
  await page.getByRole("menuitem", { name: "Move" }).click();
  await expect(bar).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bar).toBeHidden();

  await moved.click({ button: "right" });
  await page.getByRole("menuitem", { name: "Move" }).click();
  await page.keyboard.press("]");
  await expect(page).toHaveURL(new RegExp(`date=${next}`));
  await cell("Court 1, 14:00–15:00, Available").click();
  await expect(cell("Court 1, 14:00–15:00, Booking: Ana Ruiz")).toBeVisible();
});

test("in a court's week by dragging to another day, and by keys; a second desk sees one booking move", async ({
  page,
  browser,
}) => {
  const { club } = await openBoard(page);
  const week = `/bookings?date=${date}&zoom=60&sport=tennis&span=week&only=${club.courts[0]?.id}`;
  const [own, other] = [page, await (await browser.newContext({ baseURL: process.env.COURTSIDE_URL ?? "" })).newPage()];
  await own.goto(week);
  await openFollowing(other, await club.person("front_desk", "Dora Desk"), week);
  const bars = (on: Page) => on.getByRole("button", { name: /Booking: Ana Ruiz$/ });
  const ana = (on: Page, time: string) => on.getByRole("button", { name: `${time}, Booking: Ana Ruiz` });
  for (const on of [own, other]) await expect(ana(on, "10:00 - 11:00")).toBeVisible();

  // The column beside it, three hours later; on the last day of a week the one before. Read at once: the week may be drawn anew.
  const { from, to } = await ana(own, "10:00 - 11:00").evaluate((bar) => {
    const { left, top, width, height } = bar.getBoundingClientRect();
    const days = [...document.querySelectorAll("td[data-day]")];
    const at = days.findIndex((day) => day.contains(bar));
    const day = (days[at + 1] ?? days[at - 1])?.getBoundingClientRect() ?? new DOMRect();
    const from = { x: left + width / 2, y: top + height / 2 };
    return { from, to: { x: day.left + day.width / 2, y: from.y + 3 * height } };
  });
  await own.mouse.move(from.x, from.y);
  await own.mouse.down();
  await own.mouse.move(to.x, to.y, { steps: 6 });
  await expect(own.getByRole("region", { name: "Move booking" })).toContainText("13:00 - 14:00");
  await own.mouse.up();
  for (const on of [own, other]) {
    await expect(ana(on, "13:00 - 14:00")).toBeVisible();
    await expect(bars(on)).toHaveCount(1);
  }

  await expect(ana(own, "13:00 - 14:00")).toBeFocused();
  await own.keyboard.press("m");
  await own.keyboard.press("ArrowDown");
  await expect(own.getByRole("region", { name: "Move booking" })).toContainText("14:00 - 15:00");
  const held = Promise.withResolvers<void>();
  await own.route("**/api/v1/bookings/*", (route) => held.promise.then(() => route.continue()), { times: 1 });
  await own.keyboard.press("Enter");
  // From when it is sent: the undo of the first move would undo this one too.
  await expect(own.getByRole("button", { name: /^Undo/ })).toHaveCount(0);
  held.resolve();
  for (const on of [own, other]) {
    await expect(ana(on, "14:00 - 15:00")).toBeVisible();
    await expect(bars(on)).toHaveCount(1);
  }
  await own.getByRole("button", { name: /^Undo/ }).click();
  await expect(ana(own, "13:00 - 14:00")).toBeVisible();
});

test.describe("by touch on a tablet", () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  test("a finger that rests on a booking opens its menu, and drags it on", async ({ page }) => {
    const { cell, ana } = await openBoard(page);
    const [from, to] = [await centre(ana), await centre(cell("Court 2, 12:00–13:00, Available"))];
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await touch("touchStart", [from]);
    await expect(page.getByRole("menuitem", { name: "Move" })).toBeVisible();
    for (const share of [0.3, 0.6, 1]) {
      await touch("touchMove", [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
    }
    await expect(page.getByRole("region", { name: "Move booking" })).toContainText("To Court 2, 12:00 - 13:00");
    await touch("touchEnd", []);
    await expect(cell("Court 2, 12:00–13:00, Booking: Ana Ruiz")).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Move" })).toBeHidden();
  });
});
