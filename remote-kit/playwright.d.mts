import type {
  Page,
  PlaywrightTestArgs,
  PlaywrightTestConfig,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
  TestType,
} from "@playwright/test";

export function defineJourneys(own?: PlaywrightTestConfig): PlaywrightTestConfig;
export declare const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & { strict: boolean },
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
>;
export function openAs(
  page: Page,
  role: "admin" | "coach" | "front_desk" | "member",
  path: string,
  options?: { api?: "examples" | "courtside" },
): Promise<void>;
export function axeProblems(page: Page): Promise<string[]>;
export { expect } from "@playwright/test";
