import type { Page } from "@playwright/test";
import { dateLabel } from "../../../contracts/domain/club-clock.ts";
import { expect } from "../journey.ts";
import { type ClubPerson, dateAhead, makeOwnClub, type OwnClub, openAs } from "../own-club.ts";

export const PIN = "2846";
export const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true };

export interface Desk {
  club: OwnClub;
  desk: ClubPerson;
}

/** A club with one member, and its front desk signed in on the console. */
export async function openConsole(page: Page, rules: Record<string, unknown> = {}): Promise<Desk> {
  const club = await makeOwnClub({ rules: { max_booking_length_minutes: 120, ...rules } });
  await club.person("member", "Ana Ruiz");
  const desk = await club.person("front_desk", "Sam Desk");
  await openAs(page, desk, "/bookings");
  await expect(page.getByRole("heading", { level: 1, name: "Manage Bookings" })).toBeVisible();
  return { club, desk };
}

export async function givePin(page: Page, { token }: ClubPerson): Promise<void> {
  const set = await page.request.put("/api/v1/me/staff-pin", {
    headers: { authorization: `Bearer ${token}` },
    data: { pin: PIN },
  });
  expect(set.status()).toBe(200);
  await page.reload();
}

export async function enterKiosk(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Kiosk mode" }).tap();
  await expect(page.getByRole("button", { name: "Touch to book" })).toBeVisible();
}

/** From the start screen to the button that books: tomorrow at ten on the first court, for the member. */
export async function fillIn(page: Page): Promise<void> {
  const tomorrow = page.getByRole("radio", { name: dateLabel(dateAhead(1)) });
  await tomorrow.tap();
  await expect(tomorrow).toBeChecked();
  await page.getByRole("button", { name: "Court 1, 10:00 - 11:00, Available" }).tap();
  await page.getByRole("searchbox", { name: "Who is playing?" }).fill("rui");
  await page.getByRole("button", { name: "Ana R." }).tap();
  await expect(createBooking(page)).not.toHaveAttribute("aria-disabled");
}

export const createBooking = (page: Page) => page.getByRole("button", { name: "Create Booking" });

export async function typePin(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await page.getByRole("button", { name: digit, exact: true }).tap();
  await page.getByRole("button", { name: "Unlock" }).tap();
}
