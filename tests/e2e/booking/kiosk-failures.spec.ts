import { asOwner } from "../identity/mailing-product.ts";
import { expect } from "../journey.ts";
import { createBooking, enterKiosk, fillIn, givePin, openConsole, PIN, TABLET, typePin } from "./kiosk-steps.ts";
import { test } from "./restartable-product.ts";

// The browser logs the failures that this journey provokes.
test.use({ ...TABLET, strict: false });

test("a kiosk waits for the network and the server, and books once however often the request is sent", async ({
  page,
  context,
  server,
}) => {
  const { club, desk } = await openConsole(page);
  await givePin(page, desk);
  await enterKiosk(page);

  // Its remote cannot be loaded, and no person is there to press Retry.
  await page.route("**/_mf/mf-booking/**", (route) => route.abort());
  await page.reload();
  await expect(page.getByText("Manage Bookings is not available right now")).toBeVisible({ timeout: 30_000 });
  await page.unroute("**/_mf/mf-booking/**");
  await page.getByRole("button", { name: "Touch to book" }).tap();
  await fillIn(page);
  const banner = page.getByText(/^No connection\. What you see is from \d\d:\d\d\./);
  const back = { timeout: 45_000 };

  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await expect(createBooking(page)).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByText("Booking waits for the connection. What you chose stays here.")).toBeVisible();
  await context.setOffline(false);
  await expect(createBooking(page)).not.toHaveAttribute("aria-disabled", back);

  await server.stop();
  await expect(banner).toBeVisible({ timeout: 30_000 });
  await expect(createBooking(page)).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Leave kiosk mode" }).tap();
  await expect(page.getByText("The PIN is checked by the server. Wait for the connection.")).toBeVisible();
  await page.getByRole("button", { name: "Close" }).tap();
  await server.start();
  await expect(banner).toBeHidden(back);
  await expect(createBooking(page)).not.toHaveAttribute("aria-disabled");

  // The server books, but its response is lost.
  await page.route(
    "**/api/v1/bookings",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await createBooking(page).tap();
  await expect(page.getByRole("alert").filter({ hasText: "your booking cannot be duplicated" })).toBeVisible();
  await createBooking(page).tap();
  await expect(page.getByText("Court 1 is booked")).toBeVisible();
  const booked = await asOwner((sql) => sql`select from bookings where club_id = ${club.id}`);
  expect(booked).toHaveLength(1);

  // The member leaves the club while the desk books for them.
  await page.getByRole("button", { name: "Book another" }).tap();
  await page.getByRole("button", { name: "Court 2, 10:00 - 11:00, Available" }).tap();
  await page.getByRole("searchbox", { name: "Who is playing?" }).fill("rui");
  await page.getByRole("button", { name: "Ana R." }).tap();
  await asOwner((sql) => sql`update memberships set left_at = now() where club_id = ${club.id} and role = 'member'`);
  await createBooking(page).tap();
  await expect(page.getByRole("alert").filter({ hasText: "Member not found" }).first()).toBeVisible();
});

test("a kiosk whose club's access ends stays locked, also after the club has paid", async ({ page }) => {
  const { club, desk } = await openConsole(page);
  await givePin(page, desk);
  await enterKiosk(page);
  const setStatus = (status: string) =>
    asOwner(
      (sql) => sql`
      update clubs set subscription_status = ${status}, trial_expires_at = now() - interval '1 day' where id = ${club.id}`,
    );
  const closed = page.getByRole("heading", { name: "Booking is closed for now" });

  await setStatus("none");
  await page.reload();
  await expect(closed).toBeVisible();
  await page.goto("/upgrade");
  await expect(closed).toBeVisible();
  await expect(page).toHaveURL(/\/bookings$/);

  await setStatus("active");
  await page.reload();
  await expect(page.getByRole("button", { name: "Touch to book" })).toBeVisible();

  await setStatus("none");
  await page.reload();
  await expect(closed).toBeVisible();
  await page.getByRole("button", { name: "Leave kiosk mode" }).tap();
  await typePin(page, PIN);
  await expect(page).toHaveURL(/\/trial-ended$/);
});
