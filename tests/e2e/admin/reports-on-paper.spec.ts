import { expect, test } from "../journey.ts";
import { makeOwnClub, openAs } from "../own-club.ts";

test("reports are printed without the frame of the application, and their bars have a scale", async ({ page }) => {
  const club = await makeOwnClub();
  await openAs(page, await club.person("admin", "Ada Admin"), "/admin/reports");
  const heatmap = page.getByRole("table", { name: "Used, part of the open time" });
  await expect(heatmap).toBeVisible();
  await expect(page.getByText("100%", { exact: true })).toBeVisible();
  const frame = [page.getByRole("navigation", { name: "Main" }), page.getByRole("button", { name: "Logout" })];
  for (const part of frame) await expect(part).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(heatmap).toBeVisible();
  for (const part of frame) await expect(part).toBeHidden();
});
