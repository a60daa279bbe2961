import type { Page } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { dateAhead, makeOwnClub, openAs } from "../own-club.ts";

test.use({ viewport: { width: 1080, height: 1920 }, serviceWorkers: "allow", strict: false });

/** Whether this browser has kept the application and the day sheet. */
const hasKept = (page: Page) =>
  page.evaluate(async () => {
    if (!(await (await caches.open("courtside-app-current")).match("/"))) return false;
    const opening = indexedDB.open("courtside-device");
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    const store = opening.result.transaction("device").objectStore("device").count("day");
    await new Promise((resolve) => store.addEventListener("success", resolve));
    opening.result.close();
    return store.result === 1;
  });

test("a device on the wall: paired by the admin's code, it knows a member by their PIN, and checks in without a network", async ({
  browser,
  context,
  page,
}) => {
  const club = await makeOwnClub();
  const [member, admin] = [await club.person("member", "Maya Chen"), await club.person("admin")];
  // About noon, in the club's zone.
  await club.past(member, 0, dateAhead(0), "12:00", 60);
  const set = await page.request.put("/api/v1/me/kiosk-pin", {
    headers: { authorization: `Bearer ${member.token}` },
    data: { pin: "284671" },
  });
  expect(set.ok()).toBe(true);
  const office = await browser.newPage();
  await openAs(office, admin, `${process.env.COURTSIDE_URL}/admin/devices`);
  await office.getByRole("button", { name: "Add Device" }).click();
  const dialog = office.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name" }).fill("Lobby");
  await dialog.getByRole("button", { name: "Add Device" }).click();
  const code = await dialog.getByText(/^[A-Z0-9]{4} [A-Z0-9]{4}$/).innerText();
  await office.close();

  await page.goto("/device");
  await page.getByRole("textbox", { name: "Pairing code" }).fill(code);
  await page.getByRole("button", { name: "Pair" }).click();
  await expect(page.getByRole("list", { name: "Courts" }).getByRole("listitem")).toHaveCount(2);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: "Book or check in" }).click();
  await page.getByRole("radio", { name: "Use my PIN" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill(member.email);
  await page.getByLabel("PIN", { exact: true }).fill("284671");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hello Maya" })).toBeVisible();
  await page.getByRole("button", { name: /^Done/ }).click();
  await expect(page.getByRole("button", { name: "Book or check in" })).toBeVisible();

  await expect.poll(() => hasKept(page), { timeout: 30_000 }).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^No connection: as of \d+:\d+\. Booking needs the network/)).toBeVisible();
  await page.getByRole("button", { name: "Check in" }).click();
  await page.getByRole("button", { name: "Check in on Court 1, 12:00 - 13:00" }).click();
  await expect(page.getByText(/^checked in at 12:/)).toBeVisible();
  // The browser is started again, and the network is back.
  const restarted = await context.newPage();
  await page.close();
  await context.setOffline(false);
  await restarted.goto("/device");
  await expect(restarted.getByRole("button", { name: "Book or check in" })).toBeVisible();
  const delivered = async () => {
    const query = `/api/v1/bookings?scope=mine&date=${dateAhead(0)}`;
    const response = await context.request.get(query, { headers: { authorization: `Bearer ${member.token}` } });
    return (await response.json()).data[0].checked_in_at;
  };
  await expect.poll(delivered).toMatch(/^\d{4}-/);
});
