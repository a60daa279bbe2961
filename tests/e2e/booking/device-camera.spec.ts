import { expect, test } from "../journey.ts";
import { launchOptions } from "../launch.ts";
import { makeOwnClub } from "../own-club.ts";
import { CAMERA_ARGUMENTS, showToCamera } from "./camera-file.ts";

test.use({
  viewport: { width: 1280, height: 800 },
  launchOptions: launchOptions(...CAMERA_ARGUMENTS),
});

test("a device reads the code of a member's phone by camera: they book by three taps, and the same code is no use after", async ({
  page,
}) => {
  const club = await makeOwnClub();
  const [member, admin] = [await club.person("member", "Maya Chen"), await club.person("admin")];
  const bearer = ({ token }: typeof member) => ({ authorization: `Bearer ${token}` });
  showToCamera("nothing of a club");
  const added = await page.request.post("/api/v1/devices", { headers: bearer(admin), data: { name: "Lobby" } });
  await page.goto(`/device#${(await added.json()).pairing_code}`);
  await page.getByRole("button", { name: "Pair" }).click();
  const begin = page.getByRole("button", { name: "Book or check in" });
  const scan = page.getByRole("button", { name: "Scan my phone's code" });
  await expect(begin).toBeVisible();

  // The phone shows it: from here on it is valid for half a minute.
  const code = await page.request.get("/api/v1/me/kiosk-code", { headers: bearer(member) });
  showToCamera((await code.json()).qr);
  await begin.click();
  await scan.click();
  await expect(page.getByRole("heading", { level: 1, name: "Hello Maya" })).toBeVisible();
  await page.getByRole("region", { name: "Book today" }).getByRole("button").first().click();
  await expect(page.getByRole("status")).toHaveText(/^Booked: Court \d at \d+:\d+$/);
  await page.getByRole("button", { name: /^Done/ }).click();

  await begin.click();
  await scan.click();
  await expect(page.getByRole("alert")).toHaveText(/^This code is not right, or has expired/);
  await expect(page.getByRole("status")).toHaveText("Hold your phone's code in front of the camera.");
});
