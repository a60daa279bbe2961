import type { Page } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { dateAhead, makeOwnClub, openAs } from "../own-club.ts";
import { axeProblems } from "./axe-problems.ts";

const date = dateAhead(3);

const palette = (page: Page) => page.getByRole("dialog", { name: "Search and commands" });

/** Opens the palette by its keys, and types. */
async function say(page: Page, text: string) {
  await expect(page.getByRole("button", { name: "Search" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(palette(page).getByRole("combobox")).toBeFocused();
  await page.keyboard.type(text);
}

test("a clerk books, finds and blocks by keyboard alone, from any screen", async ({ page }) => {
  const club = await makeOwnClub({ courts: 3 });
  await club.person("member", "Ana Ruiz");
  await openAs(page, await club.person("front_desk", "Sam Desk"), "/waitlist");

  await say(page, `book court 2 ${date} 18:00 for 90 minutes ruiz`);
  await expect(palette(page).getByRole("option", { selected: true })).toContainText("18:00–19:30 · Ana Ruiz");
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.press("Enter");
  const desk = page.getByRole("complementary", { name: "Desk" });
  await expect(desk.getByLabel("Start")).toHaveValue("18:00");
  await expect(desk.getByLabel("End")).toHaveValue("19:30");
  await expect(desk.getByTitle("Ana Ruiz")).toBeVisible();
  // A reload does not open it again, and the address keeps no name.
  await expect(page).toHaveURL(new RegExp(`/bookings\\?date=${date}$`));
  await desk.getByRole("button", { name: "Create Booking" }).click();
  const booked = page.getByRole("gridcell", { name: "Court 2, 18:00–19:30, Booking: Ana Ruiz" });
  await expect(booked).toBeVisible();

  await page.goto("/events");
  await say(page, "ruiz");
  const row = palette(page).getByRole("option", { name: /Court 2 ·.*18:00–19:30/ });
  await expect(row).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(row).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(desk.getByRole("heading", { name: "Ana Ruiz" })).toBeVisible();

  await say(page, `block court 3 ${date} from 12 until 15:00`);
  await page.keyboard.press("Enter");
  await expect(desk.getByLabel("Start")).toHaveValue("12:00");
  await expect(desk.getByLabel("End")).toHaveValue("15:00");
  await desk.getByRole("button", { name: "Add Block" }).click();
  await expect(page.getByRole("gridcell", { name: /Court 3, 12:00–15:00, Block/ })).toBeVisible();

  await say(page, "waitl");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Waitlist", level: 1 })).toBeVisible();
});

test("an admin goes from a person to the members; Esc and the keys close; another dialog keeps its place", async ({
  page,
}) => {
  const club = await makeOwnClub();
  await club.person("member", "Ana Ruiz");
  await openAs(page, await club.person("admin", "Ada Admin"), "/admin/members");
  await say(page, "ana r");
  await expect(
    palette(page)
      .getByRole("option", { name: /Ana Ruiz/ })
      .first(),
  ).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.type("show");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/members\?q=Ana\+Ruiz$/);
  await expect(page.getByText("1 member", { exact: true })).toBeVisible();

  await say(page, "zzz");
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();
  await page.keyboard.press("Control+k");
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(palette(page)).toBeHidden();

  await page.getByRole("button", { name: "Remove Ana Ruiz" }).click();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expect(palette(page)).toBeHidden();
});

test("members have no palette and load none of its code", async ({ page, request }) => {
  const club = await makeOwnClub();
  await openAs(page, await club.person("member", "Ana Ruiz"), "/book");
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(palette(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Search" })).toBeHidden();
  await expect(page.getByRole("grid")).toBeVisible();
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const scripts = loaded.filter((url) => url.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(0);
  for (const url of scripts) expect(await (await request.get(url)).text(), url).not.toContain("Search and commands");
});
