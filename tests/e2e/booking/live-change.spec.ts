import { expect, test } from "../journey.ts";
import { dateAhead, makeOwnClub, openFollowing } from "../own-club.ts";

const date = dateAhead(2);

test("a live change keeps scroll, focus and selection; a lost selection is struck through, and alternatives are offered", async ({
  page,
}) => {
  const club = await makeOwnClub({ rules: { slot_length_minutes: 30, max_bookings_per_day: 5 } });
  const other = await club.person("member", "Ben Okafor");
  await openFollowing(page, await club.person("member"), `/book?date=${date}`);
  const chosen = page.getByRole("gridcell", { name: "Court 1, 16:00–16:30, Available" });
  await chosen.click();
  await chosen.focus();
  const scroller = page.getByRole("grid").locator("xpath=../..");
  const scrolled = await scroller.evaluate((element) => element.scrollTop);
  expect(scrolled).toBeGreaterThan(0);

  await club.book(other, 1, date, "15:00");
  await expect(page.getByRole("gridcell", { name: "Court 2, 15:00–15:30, Booked" })).toBeVisible();
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(scrolled);
  await expect(chosen).toBeFocused();
  await expect(chosen).toHaveAttribute("aria-selected", "true");

  await club.book(other, 0, date, "16:00");
  const lost = page.getByRole("gridcell", { name: "Court 1, 16:00–16:30, Booked" });
  await expect(lost.locator("s")).toHaveText("16:00");
  await expect(lost).toBeFocused();
  await expect(page.getByText("Court 1, 16:00–16:30 was just taken. Other times are offered.")).toBeAttached();
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(scrolled);
  const offered = page.getByRole("group", { name: "Available instead" }).getByRole("button");
  await expect(offered).toHaveCount(3);
  await offered.first().click();
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByText("Booking Confirmed! 🎾")).toBeVisible();
});

test("changes of others reach an open grid without a request; one's own are read again", async ({ page }) => {
  const club = await makeOwnClub({ rules: { max_bookings_per_day: 5 } });
  const member = await club.person("member");
  const other = await club.person("member", "Ben Okafor");
  await openFollowing(page, member, `/book?date=${date}`);
  await expect(page.getByRole("gridcell", { name: "Court 1, 10:00–11:00, Available" })).toBeVisible();
  // A page that followed late reads everything again before it shows the first change.
  await club.book(other, 0, date, "10:00");
  await expect(page.getByRole("gridcell", { name: "Court 1, 10:00–11:00, Booked" })).toBeVisible();

  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // The bell follows one's own booking when its notice is due; the club's access is checked each half minute.
    if (pathname.startsWith("/api/") && pathname !== "/api/v1/me/inbox" && pathname !== "/api/v1/me")
      requests.push(`${request.method()} ${pathname}`);
  });
  for (const [at, time] of ["11:00", "12:00", "13:00"].entries()) await club.book(other, at % 2, date, time);
  await expect(page.getByRole("gridcell", { name: "Court 1, 13:00–14:00, Booked" })).toBeVisible();
  await expect(page.getByRole("gridcell", { name: "Court 2, 12:00–13:00, Booked" })).toBeVisible();
  expect(requests).toEqual([]);

  await club.book(member, 1, date, "15:00");
  await expect(page.getByRole("gridcell", { name: "Court 2, 15:00–16:00, Your booking" })).toBeVisible();
  expect(requests).toEqual([`GET /api/v1/me/days/${date}`]);
});
