import { expect, test } from "../journey.ts";
import { dateAhead, makeOwnClub, openAs } from "../own-club.ts";

test("staff turn the grid: 20 courts at once, arrow keys follow the layout, the choice is kept", async ({ page }) => {
  const club = await makeOwnClub({ courts: 20 });
  const desk = await club.person("front_desk");
  const member = await club.person("member", "Ana Ruiz");
  const date = dateAhead(2);
  await club.book(member, 3, date, "10:00");
  await openAs(page, desk, `/book?date=${date}`);
  await page.getByRole("radio", { name: "Courts down" }).check();

  const names = Array.from({ length: 20 }, (_, at) => `Court ${String(at + 1).padStart(2, "0")}`);
  const first = page.getByRole("gridcell", { name: "Court 01, 08:00–09:00, Available" });
  await first.scrollIntoViewIfNeeded();
  await page.getByRole("grid").evaluate((grid) => grid.scrollIntoView({ block: "start" }));
  for (const name of names) {
    await expect(page.getByRole("gridcell", { name: `${name}, 08:00–09:00, Available` })).toBeInViewport({ ratio: 1 });
  }
  const box = await first.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(32);
  expect(box?.width).toBeGreaterThanOrEqual(32);

  await first.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("gridcell", { name: "Court 01, 09:00–10:00, Available" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("PageDown");
  await expect(page.getByRole("gridcell", { name: "Court 04, 10:00–11:00, Booked by: Ana Ruiz" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(2);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+End");
  await expect(page.getByRole("gridcell", { name: "Court 20, 21:00–22:00, Available" })).toBeFocused();

  await page.reload();
  await expect(page.getByRole("radio", { name: "Courts down" })).toBeChecked();
  await expect(page.getByRole("rowheader", { name: "Court 20, 16 free" })).toBeAttached();
});

test("a member cannot turn the grid", async ({ page }) => {
  const club = await makeOwnClub();
  await openAs(page, await club.person("member"), "/book");
  await expect(page.getByRole("radio", { name: "Week", exact: true })).toBeAttached();
  await expect(page.getByRole("radio", { name: "Courts down" })).toHaveCount(0);
});

test("a week shows a court's days as columns, and books on the chosen day", async ({ page }) => {
  const club = await makeOwnClub({ rules: { max_bookings_per_week: 7 } });
  const member = await club.person("member");
  const [from, day] = [dateAhead(1), dateAhead(4)];
  const label = (date: string) =>
    new Intl.DateTimeFormat("en-US", { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" }).format(
      new Date(date),
    );
  await openAs(page, member, `/book?date=${from}`);
  await page.getByRole("radio", { name: "Week", exact: true }).check();
  await expect(page).toHaveURL(/view=week/);
  await expect(page.getByRole("columnheader")).toHaveCount(8);

  await page.getByRole("radio", { name: /^Court 2/ }).check();
  const cell = `${label(day)}, Court 2, 10:00–11:00`;
  await page.getByRole("gridcell", { name: `${cell}, Available` }).click();
  await expect(page.getByText("Uses 1 of 2 that day, 1 of 7 that week")).toBeVisible();
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByRole("gridcell", { name: `${cell}, Your booking` })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(
    page.getByRole("gridcell", { name: `${label(dateAhead(3))}, Court 2, 10:00–11:00, Available` }),
  ).toBeFocused();

  // A phone has the strip of days instead.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("radiogroup", { name: "View" })).toHaveCount(0);
  await expect(page.getByRole("gridcell", { name: /^Court \d, 10:00–11:00/ })).toHaveCount(1);
});
