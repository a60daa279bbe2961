import { chromium, type Page } from "@playwright/test";
import { pushMessageOf } from "../../../api/src/notices/push/message.ts";
import { installedBrowser } from "../../../design-system/browser/installed-browser.ts";
import { expect, test } from "../journey.ts";
import { launchOptions } from "../launch.ts";
import { makeOwnClub, openAs } from "../own-club.ts";
import { type Desktop, startDesktop } from "./desktop.ts";

// The browser of npm shows no notifications: the installed one does, without a window.
const installed = installedBrowser(process.env);
const LAUNCH = {
  ...launchOptions("--headless=new"),
  ...(installed && { executablePath: installed }),
  headless: false,
};
test.use({ serviceWorkers: "allow", permissions: ["notifications"], launchOptions: LAUNCH });

const CLUB = { name: "Parkside", timeZone: "UTC", contactEmail: "" };
const ID = "0198a7c2-0000-7000-8000-00000000000d";
const OFFER = "0198a7c2-0000-7000-8000-00000000000e";

/** A message as the api sends it, given to the browser's worker as a push service would. */
async function deliver(page: Page, message: Buffer): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await devtools.send("ServiceWorker.enable");
  const { origin } = new URL(page.url());
  await devtools.send("ServiceWorker.deliverPushMessage", {
    ...{ origin, registrationId: await registered, data: message.toString() },
  });
  await devtools.detach();
}

/** What the browser's list of notifications has of this site. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications: (Notification & { actions?: { title: string }[] })[] = await registration.getNotifications();
    return notifications.map((each) => ({
      ...{ title: each.title, body: each.body, actions: each.actions?.map(({ title }) => title) },
    }));
  });

const offer = (court: string) =>
  pushMessageOf(
    {
      id: ID,
      kind: "waitlist_offered",
      event: "waitlist_offer",
      details: {
        ...{ courtName: court, startsAt: "2036-03-08T09:00:00.000Z", endsAt: "2036-03-08T10:00:00.000Z" },
        ...{ until: "2036-03-08T08:00:00.000Z", offer: OFFER },
      },
    },
    CLUB,
  );

test("a push message is in the browser's list of notifications, once for each notice", async ({ page }) => {
  const club = await makeOwnClub();
  await openAs(page, await club.person("member"), "/dashboard");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await deliver(page, offer("Court 1"));
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: "A court is free for you", body: expect.stringContaining("Court 1"), actions: ["Accept"] }]);
  await deliver(page, offer("Court 2"));
  await expect.poll(() => shown(page)).toEqual([expect.objectContaining({ body: expect.stringContaining("Court 2") })]);
  await deliver(page, Buffer.from("of a release that is not known"));
  await expect
    .poll(async () => (await shown(page)).map(({ title }) => title))
    .toContain("There is news from your club");
});

/** A browser whose notifications stand on the desktop, where they can be clicked: of a profile on the disk, others have no such clicks. */
async function startBrowserOn({ address }: Desktop, folder: string) {
  return chromium.launchPersistentContext(folder, {
    ...LAUNCH,
    env: { ...process.env, DBUS_SESSION_BUS_ADDRESS: address },
    baseURL: process.env.COURTSIDE_URL,
    serviceWorkers: "allow",
    permissions: ["notifications"],
  });
}

// Elsewhere the system itself shows them, out of a test's reach.
const onLinux = process.platform === "linux" ? test : () => {};

onLinux(
  "a click on a push message opens its page, one on its button the question: in the page that is open, else in a new one",
  async ({ browserName: _ }, { outputDir }) => {
    const member = await (await makeOwnClub()).person("member");
    const desktop = await startDesktop();
    const context = await startBrowserOn(desktop, outputDir);
    const page = await context.newPage();
    const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
    const receive = async () => {
      await deliver(page, offer("Court 1"));
      await expect.poll(() => desktop.shown().map(({ title }) => title)).toEqual(["A court is free for you"]);
    };
    /** Which page is new after it. */
    const pressInNewPage = async (button?: string) => {
      const opened = context.waitForEvent("page", { timeout: 15_000 });
      desktop.press(button);
      return opened;
    };

    // The first page after sign-in: no worker controls it, so it cannot be led elsewhere.
    await openAs(page, member, "/dashboard");
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    expect(await isControlled()).toBe(false);
    await receive();
    const question = await pressInNewPage("Accept");
    await expect(question).toHaveURL(`/my-account?tab=waitlist&accept=${OFFER}`);
    await expect(question.getByText("This offer is no longer open")).toBeVisible();
    expect(desktop.shown()).toEqual([]);
    await question.close();

    await page.goto("/dashboard");
    expect(await isControlled()).toBe(true);
    await receive();
    desktop.press();
    await expect(page).toHaveURL("/my-account?tab=waitlist");
    await expect(page.getByRole("tab", { name: "Waitlist", selected: true })).toBeVisible();
    await receive();
    desktop.press("Accept");
    await expect(page).toHaveURL(`/my-account?tab=waitlist&accept=${OFFER}`);

    await receive();
    await page.goto("about:blank");
    await expect(await pressInNewPage()).toHaveURL("/my-account?tab=waitlist");
    await context.close();
    await desktop.stop();
  },
);
