import { expect, menu, test } from "../journey.ts";
import { dateAhead, makeOwnClub, openAs } from "../own-club.ts";

test("the desk makes a court's calendar feed for a screen on the wall, renews it and deletes it", async ({
  page,
  request,
}) => {
  const club = await makeOwnClub();
  const desk = await club.person("front_desk", "Dana Desk");
  const maya = await club.person("member", "Maya Chen");
  await club.book(maya, 0, dateAhead(2), "10:00");
  const { name = "" } = club.courts[0] ?? {};

  await openAs(page, desk, "/bookings");
  await menu(page).getByRole("link", { name: "Calendar Feeds" }).click();
  const courts = page.getByRole("region", { name: "Courts" });
  await expect(courts.getByRole("listitem")).toHaveCount(2);
  await page.getByRole("button", { name: `Make address of ${name}` }).click();
  const address = page.getByText(/^https?:\/\/\S+\.ics$/);
  await expect(address).toBeVisible();
  const first = (await address.textContent()) ?? "";
  const feed = await request.get(first);
  expect(feed.headers()["content-type"]).toMatch(/^text\/calendar/);
  const text = await feed.text();
  expect(text).toContain("SUMMARY:Booked");
  expect(text).not.toContain("Maya");
  const again = await request.get(first, { headers: { "if-none-match": feed.headers().etag ?? "" } });
  expect(again.status()).toBe(304);

  await page.getByRole("button", { name: `Renew address of ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Renew address" }).click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(address).not.toHaveText(first);
  const second = (await address.textContent()) ?? "";
  expect([(await request.get(first)).status(), (await request.get(second)).status()]).toEqual([404, 200]);

  await page.getByRole("button", { name: `Delete address of ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete address" }).click();
  await expect(page.getByText("Calendar address deleted")).toBeVisible();
  await expect(address).toHaveCount(0);
  expect((await request.get(second)).status()).toBe(404);
});
