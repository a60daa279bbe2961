import type { Browser, Page } from "@playwright/test";
import { expect, type Persona, signIn, test } from "../journey.ts";
import { applies, FAULTS, type Fault, type Place, places, provoke } from "./retry-faults.ts";

// The browser logs the failures that this journey provokes.
test.use({ strict: false });

const PLACES = Map.groupBy(places(), ({ persona }) => persona);

/** Opens the place while it fails, and presses Retry once when it does not fail any more. */
async function failAndRetry(page: Page, place: Place, fault: Fault): Promise<void> {
  const failure = page.getByText("is not available right now");
  const mend = await provoke(page, place, fault);
  await page.goto(place.path);
  if (place.tab) await page.getByRole("tab", { name: place.tab }).click();
  await expect(failure).toBeVisible();
  await mend();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(failure).toBeHidden();
  await expect(page.getByRole("button", { name: "Retry" })).toBeHidden();
  await expect(page.getByRole("main")).toContainText(/\S/);
  await expect(page).not.toHaveTitle("hacked");
}

type Failing = readonly (readonly [Place, Fault])[];

/** In a browser that has none of the remotes' files: what is in its memory cannot fail. */
async function see(first: Page, browser: Browser, persona: Persona, failing: Failing): Promise<void> {
  await signIn(first, persona);
  const storageState = await first.context().storageState();
  const fresh = { storageState, baseURL: process.env.COURTSIDE_URL, serviceWorkers: "block" } as const;
  const context = await browser.newContext(fresh);
  const page = await context.newPage();
  for (const [place, fault] of failing) {
    await test.step(`${place.remote} ${place.name}: ${fault.what}`, () => failAndRetry(page, place, fault));
  }
  await context.close();
}

for (const [persona, own] of PLACES) {
  if (process.env.E2E === "all") {
    for (const fault of FAULTS) {
      test(`${fault.what}: one Retry brings back each screen and slot for the ${persona}`, async ({
        page,
        browser,
      }) => {
        test.setTimeout(600_000);
        const failing = own.filter((place) => applies(place, fault)).map((place) => [place, fault] as const);
        await see(page, browser, persona, failing);
      });
    }
  } else {
    // Each place once, with another fault than the one before it; every pair is tried in test:long.
    test(`after a fault one Retry brings back each screen and slot for the ${persona}`, async ({ page, browser }) => {
      const failing = own.map((place, at) => {
        const of = FAULTS.filter((fault) => applies(place, fault));
        return [place, of[at % of.length] as Fault] as const;
      });
      await see(page, browser, persona, failing);
    });
  }
}
