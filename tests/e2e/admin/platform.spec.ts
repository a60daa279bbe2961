import { expect, test } from "../journey.ts";
import { makeOperator, makeOwnClub, openAs } from "../own-club.ts";

test("the platform page is for operators with a second factor", async ({ page }) => {
  const club = await makeOwnClub();
  const admin = await club.person("admin", "Ada Admin");
  await openAs(page, admin, "/admin/platform");
  await expect(page.getByText("This page is for the operator of this installation.")).toBeVisible();
  await makeOperator(admin, { hasSecondFactor: false });
  await page.reload();
  await expect(page.getByText("Two-factor authentication is needed")).toBeVisible();
  await expect(page.getByRole("link", { name: "Open Security" })).toBeVisible();
});

test("an operator finds a club, suspends it with a reason, and resumes it; its members see both", async ({
  page,
  browser,
}) => {
  const [own, other] = await Promise.all([makeOwnClub(), makeOwnClub()]);
  const operator = await own.person("admin", "Olga Operator");
  const [admin, member] = await Promise.all([other.person("admin", "Ada Admin"), other.person("member", "Maya Chen")]);
  await makeOperator(operator);
  await openAs(page, operator, "/admin/platform?tab=clubs");
  await page.getByRole("searchbox", { name: "Find a club" }).fill(other.id);
  await expect(page.getByText("1 club", { exact: true })).toBeVisible();
  const name = `Club ${other.id.slice(0, 8)}`;
  await page.getByRole("button", { name: `Open ${name}` }).click();
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog.getByText(/^2, \d+ booked within 30 days$/)).toBeVisible();

  await dialog.getByRole("button", { name: "Suspend Club" }).click();
  await dialog.getByRole("button", { name: `Suspend ${name}` }).click();
  await expect(dialog.getByText("Give a reason")).toBeVisible();
  await dialog.getByLabel("Reason").fill("Unpaid since May");
  await dialog.getByRole("button", { name: `Suspend ${name}` }).click();
  await expect(dialog.getByText(/^Suspended since /)).toBeVisible();
  await expect(dialog.getByText("Unpaid since May")).toBeVisible();

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await openAs(theirs, admin, "/dashboard");
  const closed = { name: `${name} is suspended` };
  await expect(theirs.getByRole("heading", closed)).toBeVisible();
  await expect(theirs.getByText("Reason: Unpaid since May")).toBeVisible();
  const members = await browser.newContext();
  const hers = await members.newPage();
  await openAs(hers, member, "/book");
  await expect(hers.getByRole("heading", closed)).toBeVisible();
  await expect(hers.getByText("Unpaid since May")).toBeHidden();

  await dialog.getByRole("button", { name: "Resume Club" }).click();
  await expect(dialog.getByRole("button", { name: "Suspend Club" })).toBeVisible();
  await hers.reload();
  await expect(hers.getByRole("gridcell", { name: /Available$/ }).first()).toBeVisible();
  await Promise.all([context.close(), members.close()]);
});
