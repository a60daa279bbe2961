import { expect, test } from "../journey.ts";
import { dateAhead, makeOwnClub, openAs, openFollowing } from "../own-club.ts";

// The browser logs the failures that these journeys provoke.
test.use({ strict: false });

const date = dateAhead(2);
/** The shared part of a day and the own one. */
const DAY = "**/days/**";

test("offline, Book says why it is unavailable, and works again when the connection is back", async ({
  page,
  context,
}) => {
  const club = await makeOwnClub();
  await openAs(page, await club.person("member"), `/book?date=${date}`);
  await page.getByRole("gridcell", { name: "Court 1, 10:00–11:00, Available" }).click();
  const book = page.getByRole("button", { name: "Book", exact: true });
  await expect(book).not.toHaveAttribute("aria-disabled");

  await context.setOffline(true);
  await expect(book).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByText("You are offline. You can book again as soon as the connection is back.")).toBeVisible();
  await context.setOffline(false);
  await expect(book).not.toHaveAttribute("aria-disabled", { timeout: 30_000 });
  await book.click();
  await expect(page.getByText("Booking Confirmed! 🎾")).toBeVisible();
});

test("without a server the day shows an error, and Retry loads it", async ({ page }) => {
  const club = await makeOwnClub();
  await page.route(DAY, (route) => route.abort());
  await openAs(page, await club.person("member"), `/book?date=${date}`);
  await expect(page.getByText("Courts could not be loaded")).toBeVisible({ timeout: 20_000 });
  await page.unroute(DAY);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("gridcell", { name: "Court 1, 10:00–11:00, Available" })).toBeVisible();
});

test("a failed refresh keeps the displayed day, and says so", async ({ page }) => {
  const club = await makeOwnClub();
  const member = await club.person("member");
  await openFollowing(page, member, `/book?date=${date}`);
  await expect(page.getByRole("gridcell", { name: "Court 1, 10:00–11:00, Available" })).toBeVisible();
  await page.route(DAY, (route) =>
    route.fulfill({
      status: 503,
      json: { code: "unavailable", message: "The service is busy, please try again", requestId: "req_1" },
    }),
  );
  // From another device: a change of one's own is read again.
  await club.book(member, 1, date, "10:00");
  await expect(page.getByText("The latest changes could not be loaded")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("gridcell", { name: "Court 1, 10:00–11:00, Available" })).toBeVisible();
  await page.unroute(DAY);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("gridcell", { name: "Court 2, 10:00–11:00, Your booking" })).toBeVisible();
});

test("a booking whose response is lost is made once, and confirmed", async ({ page }) => {
  const club = await makeOwnClub();
  await openFollowing(page, await club.person("member"), `/book?date=${date}`);
  await page.route(
    "**/api/v1/bookings",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole("gridcell", { name: "Court 1, 10:00–11:00, Available" }).click();
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByText("Court 1 booked for 10:00")).toBeVisible();
  await expect(page.getByText("Booking Failed")).toHaveCount(0);
  await page.goto("/my-bookings");
  await expect(page.getByRole("tab", { name: "Upcoming (1)" })).toBeVisible();
});

test("a cancellation whose response is lost is sent once more by itself, and is no failure", async ({ page }) => {
  const club = await makeOwnClub();
  const member = await club.person("member");
  await club.book(member, 0, date, "10:00");
  await openAs(page, member, "/my-bookings");
  await page.route(
    "**/api/v1/bookings/*/cancel",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: /^Cancel/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel Booking" }).click();
  await expect(page.getByText("Booking canceled successfully")).toBeVisible();
  await expect(page.getByText("Failed to cancel booking")).toHaveCount(0);
  await expect(page.getByRole("tab", { name: "Past & Canceled (1)" })).toBeVisible();
});

test("a note of the day whose response is lost is saved once, and is no conflict with itself", async ({ page }) => {
  const club = await makeOwnClub();
  await openAs(page, await club.person("front_desk"), "/bookings");
  await page.getByRole("button", { name: "Write a note" }).click();
  await page.getByRole("textbox", { name: "Note" }).fill("Court 2 is wet.");
  let isLost = false;
  await page.route("**/api/v1/day-notes/*", async (route) => {
    if (isLost || route.request().method() !== "PUT") return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Note saved")).toBeVisible();
  await expect(page.getByText("Court 2 is wet.")).toBeVisible();
  await expect(page.getByText("meanwhile")).toHaveCount(0);
});

test("without the code of the notifications the page goes on", async ({ page, context }) => {
  const club = await makeOwnClub();
  let kept = 0;
  await page.route("**/assets/*.js", async (route) => {
    const code = await (await context.request.get(route.request().url())).text();
    if (!/label:\w+>0\?`Notifications, /.test(code)) return route.continue();
    kept += 1;
    return route.abort();
  });
  await openAs(page, await club.person("member"), `/book?date=${date}`);
  await expect(page.getByRole("grid")).toBeVisible();
  await expect.poll(() => kept).toBeGreaterThan(0);
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await expect(page.getByRole("gridcell", { name: "Court 1, 10:00–11:00, Available" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Notifications" })).toHaveCount(0);
  // Another file may still be on its way through the route above.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
