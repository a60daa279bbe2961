import type { Page } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { type ClubPerson, makeOwnClub, openAs } from "../own-club.ts";

/** A device on which an earlier release has kept views of the members' list. */
async function openDevice(page: Page, person: ClubPerson, views: { name: string; search: string }[]): Promise<void> {
  await page.addInitScript(
    ([key = "", text = ""]) => {
      if (!sessionStorage.getItem("laid-out")) localStorage.setItem(key, text);
      sessionStorage.setItem("laid-out", "yes");
    },
    [`courtside-views-${person.id}.members`, JSON.stringify(views)],
  );
  await openAs(page, person, "/admin/members");
}

const viewsOf = (page: Page) => page.getByRole("dialog", { name: "Saved views" });

test("views that two devices have kept come to every device of the person, and to no other person", async ({
  browser,
  page,
  baseURL,
}) => {
  const club = await makeOwnClub();
  const admin = await club.person("admin", "Ada Admin");
  const second = await browser.newContext({ baseURL: baseURL ?? "" });
  const other = await second.newPage();
  await Promise.all([
    openDevice(page, admin, [{ name: "Coaches", search: "role=coach" }]),
    openDevice(other, admin, [{ name: "By name", search: "sort=-name" }]),
  ]);
  for (const device of [page, other]) {
    await expect(device.getByRole("button", { name: "Views", exact: true })).toBeVisible();
    // The device has handed its views over.
    await expect
      .poll(() => device.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("courtside-views"))))
      .toEqual([]);
  }
  for (const device of [page, other]) {
    await device.reload();
    await device.getByRole("button", { name: "Views", exact: true }).click();
    const views = viewsOf(device);
    await expect(views.getByRole("button", { name: "Coaches", exact: true })).toBeVisible();
    await expect(views.getByRole("button", { name: "By name", exact: true })).toBeVisible();
  }

  // One device deletes a view while the other, which still shows it, names another.
  await viewsOf(page).getByRole("button", { name: "Delete the view Coaches" }).click();
  await expect(viewsOf(page).getByRole("button", { name: "Coaches", exact: true })).toBeHidden();
  await viewsOf(other).getByLabel("Name of this view").fill("Everybody");
  await viewsOf(other).getByRole("button", { name: "Save view" }).click();
  await expect(other.getByRole("button", { name: "View: Everybody" })).toBeVisible();
  await expect(viewsOf(other).getByRole("button", { name: "Coaches", exact: true })).toBeHidden();

  const third = await browser.newContext({ baseURL: baseURL ?? "" });
  const newcomer = await third.newPage();
  await openAs(newcomer, await club.person("admin", "Nia New"), "/admin/members");
  await newcomer.getByRole("button", { name: "Views", exact: true }).click();
  await expect(viewsOf(newcomer).getByText(/^Give the current search/)).toBeVisible();
  await expect(viewsOf(newcomer).getByRole("listitem")).toHaveCount(0);
  await Promise.all([second.close(), third.close()]);
});
