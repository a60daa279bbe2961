import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { framed } from "../../api/src/mail/frame.ts";
import { findBrowser } from "../../design-system/browser/browser.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser().path, args: ["--no-sandbox"] });
});
afterAll(() => browser.close());

const MESSAGE = {
  heading: "Courts are closed",
  paragraphs: ["Rain: Back at two.\nCourt 1, Saturday 10:00", `https://club.test/${"alongaddress".repeat(12)}`],
  sections: [
    {
      heading: "Your court is booked",
      paragraphs: ["Court 2"],
      link: { label: "See the booking", url: "https://club.test/my-bookings" },
    },
  ],
  button: { label: "See your bookings", url: "https://club.test/my-bookings" },
  code: "042137",
  footnote: "Questions? Write to desk@club.test.",
  unsubscribe: { label: "No more mails of this kind (Closed courts)", url: "https://club.test/u/x" },
};

/** Of each text its contrast with what lies behind it (WCAG), the lowest one, and how far anything is wider than its place. */
function measure() {
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
      const channel = value / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const behind = (element: Element | null): string => {
    if (!element) return "rgb(255, 255, 255)";
    const { backgroundColor } = getComputedStyle(element);
    return channels(backgroundColor)[3] === 0 ? behind(element.parentElement) : backgroundColor;
  };
  const contrasts = [...document.querySelectorAll("body *")]
    .filter((element) =>
      [...element.childNodes].some(
        ({ nodeType, data }: ChildNode & { data?: string }) => nodeType === 3 && data?.trim(),
      ),
    )
    .map((element) => {
      const [one, other] = [luminance(getComputedStyle(element).color), luminance(behind(element))];
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    });
  return {
    texts: contrasts.length,
    lowest: Math.min(...contrasts),
    tooWide: Math.max(
      ...[...document.querySelectorAll("html, div, p")].map((element) => element.scrollWidth - element.clientWidth),
    ),
    page: getComputedStyle(document.body).backgroundColor,
  };
}

test.each(["#1F2937", "#ffffff", "#0055AA", "#FACC15"])(
  "a mail in %s is readable and fits, in light and dark, narrow and wide",
  async (color) => {
    const { html } = framed({ name: "Riverside Racquet Club", color }, MESSAGE);
    for (const colorScheme of ["light", "dark"] as const)
      for (const width of [390, 700]) {
        const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme });
        await page.setContent(html);
        const seen = await page.evaluate(measure);
        if (process.env.MAIL_PICTURES)
          await page.screenshot({
            path: `${process.env.MAIL_PICTURES}/${color.slice(1)}-${colorScheme}-${width}.png`,
            fullPage: true,
          });
        await page.close();
        expect(seen.texts).toBe(11);
        expect(seen.lowest, `${colorScheme} ${width}`).toBeGreaterThanOrEqual(4.5);
        expect(seen.tooWide).toBeLessThanOrEqual(0);
        expect(seen.page).toBe(colorScheme === "dark" ? "rgb(3, 7, 18)" : "rgb(243, 244, 246)");
      }
  },
);
