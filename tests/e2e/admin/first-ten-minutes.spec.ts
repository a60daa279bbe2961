import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { dateAhead } from "../own-club.ts";

/** What a person does, counted: docs/first-ten-minutes.md states the same numbers. */
class Effort {
  taps = 0;
  characters = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  /** A tap into the field, then the text. */
  async type(field: Locator, text: string): Promise<void> {
    this.taps += 1;
    this.characters += text.length;
    await field.fill(text);
  }

  /** A tap that opens the choice, and one that makes it. */
  async choose(field: Locator, label: string): Promise<void> {
    this.taps += 2;
    await field.selectOption({ label });
  }
}

/** Seconds a practised person takes (keystroke-level model): 1.1 a tap, 0.28 a character, 1.35 to decide on each step. */
const secondsOf = ({ taps, characters }: Effort, decisions: number): number =>
  taps * 1.1 + characters * 0.28 + decisions * 1.35;

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test.use({ timezoneId: "Europe/Madrid" });

test("from sign-up to a club that can be booked: in 50 taps and ten minutes", async ({ page }) => {
  const effort = new Effort();
  const started = Date.now();
  await page.goto("/signup-club");
  await effort.type(page.getByLabel("Club Name"), "Harbour Racquets");
  await effort.type(page.getByLabel("Admin Name"), "Ida Berg");
  await effort.type(page.getByLabel("Admin Email"), `ida.${crypto.randomUUID().slice(0, 8)}@club.test`);
  await effort.type(page.getByLabel("Password", { exact: true }), "secret-1");
  await effort.tap(page.getByRole("button", { name: "Create Club" }));
  await effort.tap(page.getByRole("link", { name: "Go to Dashboard" }));

  // Hours and zone: the club's clock is the founder's.
  await expect(page.getByText("Now: 06:00 - 22:00, Europe/Madrid.")).toBeVisible();
  await effort.tap(page.getByRole("button", { name: "Looks Right" }));
  await expect(page.getByText("2 of 5 steps done")).toBeVisible();

  await effort.tap(page.getByRole("button", { name: "Remove Sample Data" }));
  await effort.tap(page.getByRole("alertdialog").getByRole("button", { name: "Remove Sample Data" }));
  await expect(page.getByText("Sample data removed")).toBeVisible();

  // The members' list as it was pasted from the club's old one: the step opens the form itself.
  await effort.tap(page.getByRole("link", { name: "Invite Member" }));
  const inviting = page.getByRole("dialog", { name: "Invite New Member" });
  const members = Array.from(
    { length: 3 },
    (_, at) => `m${at}.${crypto.randomUUID().slice(0, 8)}@people.courtside.test`,
  );
  await effort.tap(inviting.getByLabel("Email Addresses"));
  await inviting.getByLabel("Email Addresses").fill(members.join("\n"));
  await effort.tap(inviting.getByRole("button", { name: "Send 3 Invitations" }));
  await expect(inviting.getByText("3 of 3 sent")).toBeVisible();
  await effort.tap(inviting.getByRole("button", { name: "Done" }));

  // Eight courts, of which the new club has two.
  await effort.tap(page.getByRole("main").getByRole("link", { name: /^Courts/ }));
  await effort.tap(page.getByRole("button", { name: "Add Several" }));
  const dialog = page.getByRole("dialog", { name: "Add Several Courts" });
  await effort.type(dialog.getByLabel("Names"), "1-8");
  await effort.choose(dialog.getByLabel("Sport"), "Tennis");
  await effort.tap(dialog.getByRole("radio", { name: "Outdoor" }));
  await effort.choose(dialog.getByLabel("Surface"), "Clay");
  await expect(dialog.getByText("Left out, because they exist already: Court 1, Court 2")).toBeVisible();
  await effort.tap(dialog.getByRole("button", { name: "Add 6 Courts" }));
  await expect(page.getByText("6 courts added successfully")).toBeVisible();
  await expect(page.getByRole("row", { name: /Court 8.*Clay, outdoor/ })).toBeVisible();

  await effort.tap(page.getByRole("complementary").getByRole("link", { name: "Club Settings" }));
  await effort.type(section(page, "Members' Page").getByLabel("Welcome Message"), "Glad you are here");
  await effort.tap(section(page, "Members' Page").getByRole("button", { name: "Save Settings" }));
  await expect(page.getByText("Settings Saved Successfully", { exact: true })).toBeVisible();

  await effort.tap(page.getByRole("link", { name: "Poster with your club's join code" }));
  const saved = page.waitForEvent("download");
  await effort.tap(page.getByRole("button", { name: "Download PDF" }));
  const download = await saved;
  expect(download.suggestedFilename()).toBe("Harbour Racquets poster.pdf");
  const pdf = (await readFile(await download.path())).toString("latin1");
  expect(pdf.slice(0, 5)).toBe("%PDF-");
  expect(pdf.length).toBeLessThan(100_000);

  await effort.tap(page.getByRole("complementary").getByRole("link", { name: "Book Court" }));
  await expect(page.getByRole("gridcell", { name: /^Court 8,/ }).first()).toBeVisible();
  await page.goto(`/book?date=${dateAhead(2)}`);
  await effort.tap(page.getByRole("gridcell", { name: "Court 8, 10:00–11:00, Available" }));
  await effort.tap(page.getByRole("button", { name: "Book", exact: true }));
  await expect(page.getByText("Booking Confirmed! 🎾")).toBeVisible();

  const seconds = secondsOf(effort, effort.taps) + (Date.now() - started) / 1000;
  test.info().annotations.push({
    type: "effort",
    description: `${effort.taps} taps, ${effort.characters} characters, ${Math.round(seconds)} s with waiting`,
  });
  console.log(test.info().annotations.at(-1)?.description);
  expect(effort.taps).toBeLessThanOrEqual(50);
  expect(seconds).toBeLessThan(600);
});
