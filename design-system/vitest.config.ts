import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

const configDir = fileURLToPath(new URL(".storybook", import.meta.url));

/** Debian's Chromium; `CHROMIUM_PATH` names another. What a story looks at is there at once: nothing fades in. */
const chromium = () =>
  playwright({
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args: ["--no-sandbox"] },
  });

const browser = () => ({
  enabled: true,
  headless: true,
  provider: chromium(),
  viewport: { width: 1440, height: 900 },
  instances: [{ browser: "chromium" as const }],
});

/** Stories, rendered and played in a real browser, with accessibility violations as failures, in one theme. */
const stories = (theme: "light" | "dark", exclude: string[] = []) => ({
  extends: true as const,
  plugins: [storybookTest({ configDir, initialGlobals: { theme } })],
  test: {
    name: `stories-${theme}`,
    exclude,
    testTimeout: 40_000,
    browser: browser(),
  },
});

/** In dark the parts that carry colours of their own; everything in dark is for test:long. */
const LONG = process.env.STORIES === "all";
const COLOURLESS = [
  "../mf-*/**",
  "../shell/**",
  "src/components/!(Slot|ThemeProvider|Button|Alert|Badge|Tag|Toast)/**",
];

export default defineConfig({
  test: {
    // A page of the browser waits for its server as often as for the core.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: "unit", include: ["src/**/*.test.ts"], environment: "node" } },
      { extends: true, test: { name: "components", include: ["src/**/*.test.tsx"], browser: browser() } },
      stories("light"),
      stories("dark", LONG ? [] : COLOURLESS),
    ],
  },
});
