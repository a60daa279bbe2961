import type { Page } from "@playwright/test";

/** A person who knows the way: what they need for a tap and for a digit, ms. */
const A_TAP = 700;
const A_DIGIT = 250;

export interface AtDevice {
  seconds: number;
  taps: number;
}

/** From the idle board to "Booked" by the eight digits of the member's phone, at a person's pace. */
export async function bookAtDevice(page: Page, codeOf: () => Promise<string>): Promise<AtDevice> {
  const code = await codeOf();
  let taps = 0;
  const tap = async (target: ReturnType<Page["locator"]>) => {
    await target.waitFor();
    await new Promise((resolve) => setTimeout(resolve, A_TAP));
    await target.click();
    taps += 1;
  };
  const began = performance.now();
  await tap(page.getByRole("button", { name: "Book or check in" }));
  await tap(page.getByRole("textbox", { name: "Your code" }));
  await page.keyboard.type(code, { delay: A_DIGIT });
  await tap(page.getByRole("button", { name: "Continue" }));
  await tap(
    page
      .getByRole("region", { name: /^Book .*today$/ })
      .getByRole("button")
      .first(),
  );
  await page.getByText(/^Booked: /).waitFor();
  const seconds = (performance.now() - began) / 1000;
  await page.getByRole("button", { name: /^Done/ }).click();
  return { seconds, taps };
}
