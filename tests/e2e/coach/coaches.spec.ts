import { weekdayOf } from "@courtside/contracts/domain/weekly-availability.ts";
import { expect, menu, test } from "../journey.ts";
import { dateAhead, makeOwnClub, openAs } from "../own-club.ts";

const tomorrow = dateAhead(1);

test("a member finds a coach, requests a free time of theirs, and withdraws", async ({ page, baseURL }) => {
  const club = await makeOwnClub();
  const coach = await club.person("coach", "Maya Okafor");
  const member = await club.person("member", "Ana Ruiz");
  const hours = { day_of_week: weekdayOf(tomorrow), start_time: "09:00", end_time: "12:00" };
  const set = await page.request.post(`${baseURL}/api/v1/coaches/${coach.id}/availability`, {
    headers: { authorization: `Bearer ${coach.token}` },
    data: hours,
  });
  expect(set.status()).toBe(201);
  for (const court of [0, 1]) {
    expect((await club.book(await club.person("member"), court, tomorrow, "10:00")).status).toBe(201);
  }

  await openAs(page, member, "/coaches");
  await expect(page.getByRole("heading", { name: "Coaches", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Maya Okafor" }).click();
  await expect(page).toHaveURL(new RegExp(`/coaches/${coach.id}$`));
  await page.getByRole("tab", { name: "Availability" }).click();
  await expect(page.getByText("09:00 - 12:00")).toBeVisible();

  await page.getByRole("button", { name: "Request a Lesson" }).click();
  const sheet = page.getByRole("dialog", { name: "Request a Lesson with Maya Okafor" });
  await sheet.getByRole("button", { name: "Send Request" }).click();
  await expect(sheet.getByText("Please select both a preferred date and time").first()).toBeVisible();
  // The first date with a free time is preselected.
  await expect(sheet.getByRole("radio", { name: /2 free$/ })).toBeChecked();
  await expect(sheet.getByRole("radio", { name: "10:00 No court free" })).toBeDisabled();
  await sheet.getByRole("radio", { name: "11:00" }).click();
  await sheet.getByLabel("Notes").fill("Second serve");
  await sheet.getByRole("button", { name: "Send Request" }).click();
  await expect(page.getByText("Lesson Request Sent!")).toBeVisible();

  await menu(page).getByRole("link", { name: "Lesson Requests" }).click();
  await expect(page.getByRole("heading", { name: "My Lesson Requests" })).toBeVisible();
  const request = page.getByRole("listitem").filter({ hasText: "Second serve" }).first();
  await expect(page.getByText("Pending", { exact: true })).toBeVisible();
  await expect(request).toBeVisible();
  await page.getByRole("button", { name: /^Withdraw request to Maya Okafor/ }).click();
  await page.getByRole("button", { name: "Withdraw Request", exact: true }).click();
  await expect(page.getByText("Lesson request withdrawn successfully")).toBeVisible();
  await expect(page.getByText("Withdrawn", { exact: true })).toBeVisible();

  await page.goto("/coaches/00000000-0000-4000-8000-000000000000");
  await expect(page.getByText("The coach you're looking for doesn't exist")).toBeVisible();
  await page.getByRole("link", { name: "Back to Coaches" }).click();
  await expect(page.getByRole("link", { name: "Maya Okafor" })).toBeVisible();
});
