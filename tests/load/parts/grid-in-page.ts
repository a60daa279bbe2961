import type { Page } from "@playwright/test";

/** ms between pressing and letting go, as a hand needs. */
const PRESS = 60;

/** Clicks free cells in turn; ms from releasing the mouse to the end of the frame that paints the selection. */
export async function timeClicks(page: Page, clicks: number): Promise<number[]> {
  const free = page.locator('td[aria-selected="false"]');
  const times: number[] = [];
  for (let n = 0; n < clicks; n++) {
    const cell = free.nth((n * 7) % 40);
    await cell.hover();
    const time = cell.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          const afterPaint = new MessageChannel();
          element.addEventListener(
            "click",
            ({ timeStamp }) => {
              afterPaint.port1.onmessage = () => resolve(performance.now() - timeStamp);
              const look = () => {
                if (element.ariaSelected === "true") afterPaint.port2.postMessage(null);
                else requestAnimationFrame(look);
              };
              requestAnimationFrame(look);
            },
            { once: true, capture: true },
          );
        }),
    );
    await cell.click({ delay: PRESS });
    times.push(await time);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  return times;
}

/** Counts the cells whose DOM a change to a court alters, until one of its cells shows it. */
export async function countMutatedCells(page: Page, courtId: string, change: () => Promise<void>): Promise<number> {
  const booked = `td[data-cell^="${courtId}"][aria-disabled]`;
  const before = await page.locator(booked).count();
  await page.evaluate(() => {
    const touched = new Set<string>();
    const seen = new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const key = element?.closest<HTMLElement>("[data-cell]")?.dataset.cell;
        if (key) touched.add(key);
      }
    });
    const grid = document.querySelector("[role=grid]");
    if (grid) seen.observe(grid, { subtree: true, childList: true, attributes: true, characterData: true });
    Object.assign(window, { touched });
  });
  await change();
  await page.waitForFunction(([cells, count]) => document.querySelectorAll(String(cells)).length > Number(count), [
    booked,
    before,
  ] as const);
  // Two more frames, for further effects of the change.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return page.evaluate(() => (window as unknown as { touched: Set<string> }).touched.size);
}
