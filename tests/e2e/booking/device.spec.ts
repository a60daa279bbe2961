import { type APIRequestContext, chromium, type Page } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { launchOptions } from "../launch.ts";
import { NOON_ZONE } from "../noon-zone.ts";
import { type ClubPerson, dateAhead, makeOwnClub, openAs } from "../own-club.ts";
import { codeOf, pairDevice } from "./pair-device.ts";

test.use({ strict: false });

/** A browser on the wall: what it keeps is on the disk, and outlives it. */
const startBrowser = async (folder: string) => {
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions(),
    baseURL: process.env.COURTSIDE_URL,
    timezoneId: NOON_ZONE,
    viewport: { width: 1080, height: 1920 },
    reducedMotion: "reduce",
    serviceWorkers: "allow",
  });
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
};

/** Whether this browser has kept the application and the day sheet. */
const hasKept = (page: Page) =>
  page.evaluate(async () => {
    if (!(await (await caches.open("courtside-app-current")).match("/"))) return false;
    const opening = indexedDB.open("courtside-device");
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    const store = opening.result.transaction("device").objectStore("device").count("day");
    await new Promise((resolve) => store.addEventListener("success", resolve));
    opening.result.close();
    return store.result === 1;
  });

/** How often each of the member's bookings of today was checked in, as their histories say. */
async function timesCheckedIn(request: APIRequestContext, { token }: ClubPerson): Promise<number[]> {
  const headers = { authorization: `Bearer ${token}` };
  const read = async (path: string) => (await request.get(`/api/v1${path}`, { headers })).json();
  const { data } = await read(`/bookings?scope=mine&limit=50&date=${dateAhead(0)}`);
  const histories = await Promise.all(
    data.map(async ({ id }: { id: string }) => (await read(`/bookings/${id}`)).history),
  );
  return histories.map((history) => history.filter(({ code }: { code: string }) => code === "checked_in").length);
}

test("a member at a device stays signed in there when an admin is signed in in the same browser, also after the shell has read the admin's profile again", async ({
  page,
}) => {
  const club = await makeOwnClub();
  const [member, admin] = [await club.person("member", "Maya Chen"), await club.person("admin")];
  await page.clock.install();
  await openAs(page, admin, "/device");
  await pairDevice(page, admin);
  await page.getByRole("button", { name: "Book or check in" }).click();
  await page.getByRole("textbox", { name: "Your code" }).fill((await codeOf(page, member)).code);
  await page.getByRole("button", { name: "Continue" }).click();
  const hello = page.getByRole("heading", { level: 1, name: "Hello Maya" });
  await expect(hello).toBeVisible();
  // A read under way would be given up by the jump of the clock, which is longer than a call may take.
  const times = page.getByRole("region", { name: "Book today" }).getByRole("button", { name: /Court \d$/ });
  await expect(times.last()).toBeVisible();
  await expect(page.getByRole("status")).toHaveCount(0);

  const polled = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/v1/me");
  await page.clock.fastForward("00:31");
  const read = await polled;
  expect((await read.json()).profile.id).toBe(admin.id);
  await expect(hello).toBeVisible();
  // The last of the times: the first may end while it is chosen.
  await times.last().click();
  await expect(page.getByRole("status")).toHaveText(/^Booked: Court \d at \d+:\d+$/);
});

const COURTS = 20;

test("a device on the wall: paired by the admin's code, it knows a member by their PIN; an hour without a network, 20 check-ins and a restart of its browser lose nothing", async ({
  browser,
  request,
}, { outputDir }) => {
  const club = await makeOwnClub({ courts: COURTS });
  const [member, admin] = [await club.person("member", "Maya Chen"), await club.person("admin")];
  const times: string[] = [];
  for (let court = 0; court < COURTS; court++) times.push(await club.underWay(member, court, 60));
  const set = await request.put("/api/v1/me/kiosk-pin", {
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

  const { context, page } = await startBrowser(outputDir);
  await page.goto("/device");
  await page.getByRole("textbox", { name: "Pairing code" }).fill(code);
  await page.getByRole("button", { name: "Pair" }).click();
  const courts = page.getByRole("list", { name: "Courts" }).getByRole("listitem");
  await expect(courts).toHaveCount(COURTS);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  const devtools = await context.newCDPSession(page);
  const { url } = await devtools.send("Page.getAppManifest");
  expect(new URL(url).pathname).toBe("/device.webmanifest");
  expect(await devtools.send("Page.getInstallabilityErrors")).toEqual({ installabilityErrors: [] });
  await page.reload();
  await page.getByRole("button", { name: "Book or check in" }).click();
  await page.getByRole("radio", { name: "Use my PIN" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill(member.email);
  await page.getByLabel("PIN", { exact: true }).fill("284671");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hello Maya" })).toBeVisible();
  await page.getByRole("button", { name: /^Done/ }).click();
  await expect(page.getByRole("button", { name: "Book or check in" })).toBeVisible();

  await expect.poll(() => hasKept(page), { timeout: 30_000 }).toBe(true);
  await page.clock.install();
  await context.setOffline(true);
  await page.reload();
  const stale = /^No connection: as of \d+:\d+\. Booking needs the network/;
  await expect(page.getByText(stale)).toBeVisible();
  await page.getByRole("button", { name: "Check in" }).click();
  for (const [court, time] of times.entries()) {
    const name = `Check in on Court ${String(court + 1).padStart(2, "0")}, ${time}`;
    await page.getByRole("button", { name }).click();
  }
  const checkedIn = /^checked in at \d\d:\d\d$/;
  await expect(page.getByText(checkedIn)).toHaveCount(COURTS);
  await page.clock.fastForward("01:00:00");
  await expect(page.getByText(stale)).toBeVisible();
  await expect(courts.filter({ hasText: "Free" })).toHaveCount(COURTS);

  await context.close();
  const restarted = await startBrowser(outputDir);
  await restarted.context.setOffline(true);
  await restarted.page.goto("/device");
  await expect(restarted.page.getByText(stale)).toBeVisible();
  await restarted.page.getByRole("button", { name: "Check in" }).click();
  await expect(restarted.page.getByText(checkedIn)).toHaveCount(COURTS);
  await restarted.context.setOffline(false);
  await expect.poll(() => timesCheckedIn(request, member)).toEqual(Array(COURTS).fill(1));
  await expect(restarted.page.getByRole("button", { name: "Check in" })).toHaveCount(0);
  await restarted.context.close();
});
