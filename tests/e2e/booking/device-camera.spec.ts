import { expect, test } from "../journey.ts";
import { launchOptions } from "../launch.ts";
import { makeOwnClub } from "../own-club.ts";
import { CAMERA_ARGUMENTS, showToCamera } from "./camera-file.ts";
import { countTaps } from "./count-taps.ts";
import { codeOf, pairDevice } from "./pair-device.ts";

test.use({
  viewport: { width: 1280, height: 800 },
  launchOptions: launchOptions(...CAMERA_ARGUMENTS),
});

test("a device reads the code of a member's phone by camera: they book by three taps, and the same code is no use after", async ({
  page,
}) => {
  const club = await makeOwnClub();
  const [member, admin] = [await club.person("member", "Maya Chen"), await club.person("admin")];
  showToCamera("nothing of a club");
  await pairDevice(page, admin);
  const begin = page.getByRole("button", { name: "Book or check in" });
  const scan = page.getByRole("button", { name: "Scan my phone's code" });
  await expect(begin).toBeVisible();

  // The phone shows it: from here on it is valid for half a minute.
  showToCamera((await codeOf(page, member)).qr);
  const taps = await countTaps(page);
  await begin.click();
  await scan.click();
  await expect(page.getByRole("heading", { level: 1, name: "Hello Maya" })).toBeVisible();
  // The last of the times: the first may end while it is chosen.
  await page.getByRole("region", { name: "Book today" }).getByRole("button").last().click();
  await expect(page.getByRole("status")).toHaveText(/^Booked: Court \d at \d+:\d+$/);
  expect(await taps()).toBe(3);
  await page.getByRole("button", { name: /^Done/ }).click();

  await begin.click();
  await scan.click();
  await expect(page.getByRole("alert")).toHaveText(/^This code is not right, or has expired/);
  await expect(page.getByRole("status")).toHaveText("Hold your phone's code in front of the camera.");
});
