import type { Page } from "@playwright/test";
import { expect } from "../journey.ts";
import type { ClubPerson } from "../own-club.ts";

/** Makes the page's browser a device of the admin's club. */
export async function pairDevice(page: Page, admin: ClubPerson, device: object = {}, path = "/device"): Promise<void> {
  const headers = { authorization: `Bearer ${admin.token}` };
  const added = await page.request.post("/api/v1/devices", { headers, data: { name: "Lobby", ...device } });
  expect(added.status()).toBe(201);
  await page.goto(`${path}#${(await added.json()).pairing_code}`);
  await page.getByRole("button", { name: "Pair" }).click();
  await expect(page.getByRole("list", { name: "Courts" })).toBeVisible();
}

/** What the person's phone shows now. */
export async function codeOf(page: Page, { token }: ClubPerson): Promise<{ code: string; qr: string }> {
  return (await page.request.get("/api/v1/me/kiosk-code", { headers: { authorization: `Bearer ${token}` } })).json();
}
