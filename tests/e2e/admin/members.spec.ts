import { expect, test } from "../journey.ts";
import { dateAhead, makeOwnClub, openAs, openFollowing } from "../own-club.ts";

test("an admin finds a member, makes them front desk, and removes another, who is out at once", async ({
  browser,
  page,
}) => {
  const club = await makeOwnClub();
  const admin = await club.person("admin", "Ada Admin");
  await club.person("member", "Maya Chen");
  const tom = await club.person("member", "Tom Ferreira");
  await club.book(tom, 0, dateAhead(2), "10:00");
  await openAs(page, admin, "/admin/members");
  await expect(page.getByRole("heading", { level: 1, name: "Club Members" })).toBeVisible();
  await expect(page.getByText("3 members")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Role of Ada Admin" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Remove Ada Admin" })).toBeDisabled();

  await page.getByRole("searchbox", { name: "Search members" }).fill("maya");
  await expect(page.getByText("1 member", { exact: true })).toBeVisible();
  await page.getByRole("combobox", { name: "Role of Maya Chen" }).selectOption({ label: "Front Desk" });
  const question = page.getByRole("alertdialog", { name: "Change the role of Maya Chen?" });
  await expect(question.getByText("Nothing that they have ahead ends.")).toBeVisible();
  await question.getByRole("button", { name: "Change Role" }).click();
  await expect(page.getByText("Role Updated")).toBeVisible();
  await page.getByRole("combobox", { name: "Role", exact: true }).selectOption({ label: "Coach" });
  await expect(page.getByText("No members found matching your search criteria.")).toBeVisible();
  await page.getByRole("combobox", { name: "Role", exact: true }).selectOption({ label: "Front Desk" });
  await expect(page.getByRole("combobox", { name: "Role of Maya Chen" })).toHaveValue("front_desk");
  await page.getByRole("combobox", { name: "Role", exact: true }).selectOption({ label: "All Roles" });
  await page.getByRole("searchbox", { name: "Search members" }).fill("");

  // Tom looks at his bookings while he is removed.
  const context = await browser.newContext({ baseURL: process.env.COURTSIDE_URL ?? "" });
  const toms = await context.newPage();
  await openFollowing(toms, tom, "/my-bookings");
  await expect(toms.getByRole("button", { name: "Cancel Booking" })).toBeVisible();
  await page.getByRole("button", { name: "Remove Tom Ferreira" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Remove Tom Ferreira?" });
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("User Removed")).toBeVisible();
  await expect(page.getByText("1 future booking canceled")).toBeVisible();
  await expect(page.getByText("2 members")).toBeVisible();
  await expect(toms.getByRole("heading", { name: "Join a club" })).toBeVisible();
});

test("a coach stays one until the admin has read what ends, and confirmed it", async ({ page }) => {
  const club = await makeOwnClub();
  const admin = await club.person("admin", "Ada Admin");
  const coach = await club.person("coach", "Priya Raman");
  const lesson = {
    ...{ member_id: (await club.person("member", "Maya Chen")).id, coach_id: coach.id, court_id: club.courts[0]?.id },
    ...{ start_time: `${dateAhead(3)}T10:00`, end_time: `${dateAhead(3)}T11:00` },
  };
  const headers = { authorization: `Bearer ${coach.token}`, "idempotency-key": coach.id };
  expect((await page.request.post("/api/v1/lessons", { data: lesson, headers })).status()).toBe(201);
  await openAs(page, admin, "/admin/members");
  const role = page.getByRole("combobox", { name: "Role of Priya Raman" });
  await role.selectOption({ label: "Member" });
  const question = page.getByRole("alertdialog", { name: "Change the role of Priya Raman?" });
  await expect(
    question.getByText("1 future lesson that they give is canceled, and who booked gets a mail."),
  ).toBeVisible();
  await question.getByRole("button", { name: "Keep Coach" }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(role).toHaveValue("coach");
  await role.selectOption({ label: "Member" });
  await question.getByRole("button", { name: "Change Role" }).click();
  await expect(page.getByText("Role Updated")).toBeVisible();
  await expect(role).toHaveValue("member");
});

test("everybody who matches is selected, also who is not loaded yet, and gets another role", async ({ page }) => {
  const club = await makeOwnClub();
  await club.members(101);
  await openAs(page, await club.person("admin"), "/admin/members");
  await expect(page.getByText("102 members, 100 of them loaded")).toBeVisible();
  await page.getByRole("checkbox", { name: "Select all of Club Members" }).check();
  await page.getByRole("button", { name: "Select all", exact: true }).click();
  // All but the admin.
  await expect(page.getByText("101 selected")).toBeVisible();
  await page.getByRole("button", { name: "Change role" }).click();
  const dialog = page.getByRole("dialog", { name: "Change the role of 101 members" });
  await expect(dialog.getByRole("listitem")).toHaveCount(101);
  await dialog.getByLabel("New role").selectOption("Coach");
  await dialog.getByRole("button", { name: "Change role" }).click();
  await expect(page.getByText("Role Updated")).toBeVisible({ timeout: 120_000 });
  await page.getByRole("combobox", { name: "Role", exact: true }).selectOption("Coach");
  await expect(page.getByText("101 members, 100 of them loaded")).toBeVisible();
});
