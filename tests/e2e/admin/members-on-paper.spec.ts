import { expect, test } from "../journey.ts";
import { makeOwnClub, openAs } from "../own-club.ts";

test.use({ colorScheme: "dark" });

test("the members are printed black on white with their addresses and roles, also from a dark screen", async ({
  page,
}) => {
  const club = await makeOwnClub();
  const coach = await club.person("coach", "Theo Lindner");
  await openAs(page, await club.person("admin", "Ada Admin"), "/admin/members");
  const row = page.getByRole("row", { name: /Theo Lindner/ });
  await expect(row).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(row).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Role of Theo Lindner" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Correct the name of Theo Lindner" })).toBeHidden();
  // The boxes of the selection leave no narrow column behind.
  expect((await page.getByRole("columnheader", { name: "Name" }).boundingBox())?.width).toBeGreaterThan(100);
  const paper = await row.locator("td[data-on-paper]").evaluateAll((cells) => ({
    printed: cells.map((cell) => getComputedStyle(cell, "::after").content),
    // Nothing of the screen's besides.
    besides: cells.map((cell) => (cell as HTMLElement).innerText),
    ink: getComputedStyle(document.body).getPropertyValue("--cs-text-secondary").trim(),
  }));
  expect(paper).toEqual({ printed: [`"${coach.email}"`, '"Coach"'], besides: ["", ""], ink: "#4b5563" });
});
