import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { expect, test } from "../journey.ts";
import { dateAhead, makeOwnClub, openAs } from "../own-club.ts";

const axeFile = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** Each violation as "rule: element". Evaluated in the page, because its content policy allows no foreign script. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(axeFile, "utf8"));
  const { violations } = await page.evaluate<Pick<AxeResults, "violations">>("axe.run()");
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}`));
}

const date = dateAhead(2);

for (const width of [390, 820, 1440]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`/book has no accessibility violation at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const club = await makeOwnClub({ rules: { max_booking_length_minutes: 120 } });
      const member = await club.person("member");
      await club.book(await club.person("member"), 0, date, "11:00");
      await club.book(member, 0, date, "13:00");
      await openAs(page, member, `/book?date=${date}`);
      await expect(page.getByRole("gridcell", { name: "Court 1, 13:00–14:00, Your booking" })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);

      await page.getByRole("gridcell", { name: "Court 1, 10:00–11:00, Available" }).click();
      await page.getByRole("button", { name: "Book", exact: true }).first().waitFor();
      expect(await violationsOf(page)).toEqual([]);
    });
  }
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`courts down and the week have no accessibility violation, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const club = await makeOwnClub({ courts: 12 });
    await club.book(await club.person("member", "Ana Ruiz"), 0, date, "11:00");
    await openAs(page, await club.person("admin"), `/book?date=${date}`);
    await page.getByRole("radio", { name: "Courts down" }).check();
    await expect(page.getByRole("gridcell", { name: "Court 01, 11:00–12:00, Booked by: Ana Ruiz" })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole("radio", { name: "Week", exact: true }).check();
    await expect(page.getByRole("gridcell", { name: /Court 01, 11:00–12:00, Booked by: Ana Ruiz$/ })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
}
