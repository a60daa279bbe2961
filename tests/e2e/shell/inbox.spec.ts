import { expect, menu, test } from "../journey.ts";
import { makeOwnClub, openAs } from "../own-club.ts";

test("what an admin writes reaches a member's bell at once, is read on every device of theirs, and can be switched off", async ({
  page,
  browser,
}) => {
  const club = await makeOwnClub();
  const maya = await club.person("member", "Maya Chen");
  const [phone, laptop] = await Promise.all([
    browser.newPage({ viewport: { width: 390, height: 844 } }),
    browser.newPage(),
  ]);
  await Promise.all([openAs(phone, maya, "/book"), openAs(laptop, maya, "/book")]);
  await expect(phone.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
  await expect(laptop.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();

  await openAs(page, await club.person("admin", "Ada Okafor"), "/dashboard");
  await menu(page).getByRole("link", { name: "Messages" }).click();
  await page.getByRole("button", { name: "Write Message" }).click();
  const form = page.getByRole("dialog", { name: "Write Message" });
  await form.getByLabel("Role").selectOption("Member");
  await form.getByLabel("Subject").fill("Rain today");
  await form.getByLabel("Text").fill("All courts are closed.");
  await form.getByRole("button", { name: "Preview" }).click();
  await page.getByRole("button", { name: "Send to 1 person" }).click();
  await expect(page.getByText("1 of 1 sent")).toBeVisible();

  await phone.getByRole("button", { name: "Notifications, 1 unread" }).click();
  const inbox = phone.getByRole("dialog", { name: "Notifications" });
  await expect(inbox.getByText("All courts are closed.")).toBeVisible();
  await expect(laptop.getByRole("button", { name: "Notifications, 1 unread" })).toBeVisible();
  await inbox.getByRole("button", { name: "Mark All as Read" }).click();
  await expect(laptop.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();

  await inbox.getByRole("link", { name: "Settings" }).click();
  const saved = phone.waitForResponse((response) => response.request().method() === "PUT");
  await phone
    .getByRole("group", { name: /^Messages from the club/ })
    .getByRole("switch", { name: "Inbox" })
    .click();
  await saved;
  await laptop.goto("/my-account?tab=notifications");
  await expect(laptop.getByRole("switch", { name: "Messages from the club: Inbox" })).not.toBeChecked();
});
