import { expect } from "../journey.ts";
import { makeOwnClub, openAs } from "../own-club.ts";
import { pairDevice } from "./pair-device.ts";
import { test } from "./restartable-product.ts";

// The browser logs the calls that fail.
test.use({ strict: false });

/** When the heartbeat of the stream, and the wall's second read, are overdue. */
const OVERDUE = "00:20";
/** Of what then asks whether the server is there. */
const SOON = { timeout: 10_000 };
const BACK = { timeout: 60_000 };

test("a network that is lost silently is known within about 20 seconds, at the desk's console and on the wall", async ({
  page: desk,
  browser,
  server,
}) => {
  const club = await makeOwnClub();
  const wall = await (await browser.newContext({ baseURL: process.env.COURTSIDE_URL })).newPage();
  await pairDevice(wall, await club.person("admin"));
  await openAs(desk, await club.person("front_desk"), "/bookings");
  await expect(desk.getByRole("heading", { level: 1, name: "Manage Bookings" })).toBeVisible();
  const atDesk = desk.getByText(/^Courtside cannot be reached\. What you see is from \d\d:\d\d/);
  const onWall = wall.getByText(/^No connection: as of \d\d:\d\d\. /);
  for (const page of [desk, wall]) await page.clock.install();
  const stream = desk.waitForResponse("**/api/v1/live");
  await Promise.all([desk.reload(), wall.reload(), stream]);
  await expect(wall.getByRole("list", { name: "Courts" })).toBeVisible();
  await expect(atDesk).toBeHidden();
  // The courts it had kept are there before its first read is.
  await expect(wall.getByText(/^(Connecting|No connection): as of /)).toBeHidden();

  // What follows the stream leaves it alone for a moment after each piece: its wait for the next one has to have begun.
  await desk.clock.runFor(1_000);
  server.freeze();
  await Promise.all([desk.clock.fastForward(OVERDUE), wall.clock.fastForward(OVERDUE)]);
  await expect(atDesk).toBeVisible(SOON);
  await expect(onWall).toBeVisible(SOON);

  server.thaw();
  await expect(onWall).toBeHidden(BACK);
  await expect(atDesk).toBeHidden(BACK);
  await wall.context().close();
});
