import type { Page } from "@playwright/test";

interface Taps {
  taps: number;
}

/** Counts taps on the page, so that the number in a journey cannot be wrong. A reload begins anew. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { taps: 0 });
    addEventListener("pointerdown", () => Object.assign(window, { taps: (window as unknown as Taps).taps + 1 }), true);
  });
  return () => page.evaluate(() => (window as unknown as Taps).taps);
}
