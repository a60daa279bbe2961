import type { Page } from "@playwright/test";
import { pushMessageOf } from "../../../api/src/notices/push/message.ts";
import { installedBrowser } from "../../../design-system/browser/installed-browser.ts";
import { expect, test } from "../journey.ts";
import { launchOptions } from "../launch.ts";
import { makeOwnClub, openAs } from "../own-club.ts";

// The browser of npm shows no notifications: the installed one does, without a window.
const installed = installedBrowser(process.env);
test.use({
  serviceWorkers: "allow",
  permissions: ["notifications"],
  launchOptions: {
    ...launchOptions("--headless=new"),
    ...(installed && { executablePath: installed }),
    headless: false,
  },
});

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
