import { expect, test } from "../journey.ts";
import { makeOwnClub, openAs } from "../own-club.ts";

test.use({ viewport: { width: 1080, height: 1920 } });

test("a device on the wall: paired by the admin's code, it shows the courts, and knows a member by their PIN", async ({
  browser,
  page,
}) => {
  const club = await makeOwnClub();
  const [member, admin] = [await club.person("member", "Maya Chen"), await club.person("admin")];
  const set = await page.request.put("/api/v1/me/kiosk-pin", {
    headers: { authorization: `Bearer ${member.token}` },
    data: { pin: "284671" },
  });
  expect(set.ok()).toBe(true);
  const office = await browser.newPage();
  await openAs(office, admin, `${process.env.COURTSIDE_URL}/admin/devices`);
  await office.getByRole("button", { name: "Add Device" }).click();
  const dialog = office.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name" }).fill("Lobby");
  await dialog.getByRole("button", { name: "Add Device" }).click();
  const code = await dialog.getByText(/^[A-Z0-9]{4} [A-Z0-9]{4}$/).innerText();
  await office.close();

  await page.goto("/device");
  await page.getByRole("textbox", { name: "Pairing code" }).fill(code);
  await page.getByRole("button", { name: "Pair" }).click();
  await expect(page.getByRole("list", { name: "Courts" }).getByRole("listitem")).toHaveCount(2);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: "Book or check in" }).click();
  await page.getByRole("radio", { name: "Use my PIN" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill(member.email);
  await page.getByLabel("PIN", { exact: true }).fill("284671");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hello Maya" })).toBeVisible();
  await page.getByRole("button", { name: /^Done/ }).click();
  await expect(page.getByRole("button", { name: "Book or check in" })).toBeVisible();
});
