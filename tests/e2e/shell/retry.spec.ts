import type { Browser, Page } from "@playwright/test";
import { expect, type Persona, signIn, test } from "../journey.ts";
import { applies, FAILURES, type Failure, type Place, places, provoke } from "./retry-failures.ts";

// The browser logs the failures that this journey provokes.
test.use({ strict: false });

const PLACES = Map.groupBy(places(), ({ persona }) => persona);

/** Opens the place while it fails, and presses Retry once when it does not fail any more. */
async function failAndRetry(page: Page, place: Place, failure: Failure): Promise<void> {
  const notAvailable = page.getByText("is not available right now");
  const mend = await provoke(page, place, failure);
  await page.goto(place.path);
  if (place.tab) await page.getByRole("tab", { name: place.tab }).click();
  await expect(notAvailable).toBeVisible();
  await mend();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(notAvailable).toBeHidden();
  await expect(page.getByRole("button", { name: "Retry" })).toBeHidden();
  await expect(page.getByRole("main")).toContainText(/\S/);
  await expect(page).not.toHaveTitle("hacked");
}

type Failing = readonly (readonly [Place, Failure])[];

/** In a browser that has none of the remotes' files: what is in its memory cannot fail. */
async function see(first: Page, browser: Browser, persona: Persona, failing: Failing): Promise<void> {
  await signIn(first, persona);
  const storageState = await first.context().storageState();
  const fresh = { storageState, baseURL: process.env.COURTSIDE_URL, serviceWorkers: "block" } as const;
  const context = await browser.newContext(fresh);
  const page = await context.newPage();
  for (const [place, failure] of failing) {
    await test.step(`${place.remote} ${place.name}: ${failure.what}`, () => failAndRetry(page, place, failure));
  }
  await context.close();
}

for (const [persona, own] of PLACES) {
  if (process.env.E2E === "all") {
    for (const failure of FAILURES) {
      test(`${failure.what}: one Retry brings back each screen and slot for the ${persona}`, async ({
        page,
        browser,
      }) => {
        test.setTimeout(600_000);
        const failing = own.filter((place) => applies(place, failure)).map((place) => [place, failure] as const);
        await see(page, browser, persona, failing);
      });
    }
  } else {
    // Each place once, with another failure than the one before it; every pair is tried in test:long.
    test(`after a failure one Retry brings back each screen and slot for the ${persona}`, async ({ page, browser }) => {
      const failing = own.map((place, at) => {
        const of = FAILURES.filter((failure) => applies(place, failure));
        return [place, of[at % of.length] as Failure] as const;
      });
      await see(page, browser, persona, failing);
    });
  }
}
