import { respondLate } from "@courtside/contracts/mock-api/lateness.ts";
import { afterAll, afterEach, beforeEach, expect, inject, vi } from "vitest";
import { page } from "vitest/browser";
import { clearToasts } from "../src/components/Toast/toastStore.ts";
import { settled } from "./settled.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Tags of the stories whose look is compared in this run. */
    baselines: string[];
    /** `STORIES_LATE`: responses come late, in an order that differs from seed to seed. */
    lateness: number;
  }
  /** What Storybook's plugin adds. */
  interface TestContext {
    story?: { tags: string[]; globals: { theme: string } };
  }
  interface TaskMeta {
    storyId?: string;
    /** The story met what this file prepares: the reporter fails a run with one that did not. */
    isPrepared?: boolean;
  }
}

respondLate(inject("lateness"));

/** Tuesday, 10:02 in New York, as in the sample day: a picture that names a day or a time names this one. */
const CLOCK = new Date("2026-03-10T14:02:00Z");

// Vitest loads this file anew for each file of stories, by an address that has the time in it. With a time that came before, the module is
// found loaded and what is registered here is left out: so each file begins at a time of its own, and the real one is back at its end. (The
// end of a file of which no story is played is not announced.)
const counter = globalThis as { storyFiles?: number };
counter.storyFiles = (counter.storyFiles ?? 0) + 1;
// What a file prepares is prepared before: to reckon from it, the clock must not go back.
vi.useFakeTimers({ toFake: ["Date"], now: CLOCK.getTime() - 300_000 - counter.storyFiles });
beforeEach(({ task }) => {
  vi.useFakeTimers({ toFake: ["Date"], now: CLOCK, shouldAdvanceTime: true });
  task.meta.isPrepared = true;
});
afterAll(() => {
  vi.useRealTimers();
});

/** What a story looks like once it has been played is compared with its picture (README.md, "Pictures"). */
afterEach(async ({ story, task }) => {
  const tags = inject("baselines");
  if (task.result?.state === "fail" || !story?.tags.some((tag) => tags.includes(tag))) return;
  // They go by themselves after a while, and one may still stand from the story before.
  clearToasts();
  hideOwnAddress();
  await settled();
  const picture = `${task.meta.storyId}-${story.globals.theme}`;
  await expect(page)
    .toMatchScreenshot(picture)
    .catch((error: unknown) => {
      // The browser drew no frame in time: that says nothing about the page. A difference is not tried again.
      if (!/Timeout \d+ms exceeded/.test(String(error))) throw error;
      console.warn(`${picture} is taken once more: ${error}`);
      return expect(page).toMatchScreenshot(picture);
    });
});

/** Another run has another port: neither its address nor the code that has it belongs in a picture. */
function hideOwnAddress(): void {
  const codes = document.querySelectorAll<SVGElement>("svg[aria-label^='QR code to']");
  const texts = [...document.querySelectorAll<HTMLElement>("body *")].filter(
    ({ children, textContent }) => children.length === 0 && textContent.includes(location.host),
  );
  for (const element of [...codes, ...texts]) element.style.visibility = "hidden";
}
