import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { baselines } from "./.storybook/baselines.ts";
import { storyBrowser } from "./.storybook/drawn-by.ts";
import { pictureReporter } from "./pictures/reporter.ts";

const placeOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const configDir = placeOf(".storybook");

/** Letters are drawn alike whatever the machine's own settings for fonts are. */
const LETTERS = ["--font-render-hinting=none", "--disable-lcd-text"];

/** "all": everything in both themes, for test:long. "baselines": of that, only the stories that have a picture. */
const { STORIES, STORIES_LATE } = process.env;

const { path: executablePath, comparesPictures } = storyBrowser(process.argv, STORIES);

/** What a story looks at is there at once: nothing fades in. */
const chromium = () =>
  playwright({
    contextOptions: { reducedMotion: "reduce", timezoneId: "UTC", locale: "en-US" },
    launchOptions: { executablePath, args: ["--no-sandbox", ...LETTERS] },
  });

const browser = () => ({
  enabled: true,
  headless: true,
  provider: chromium(),
  viewport: { width: 1440, height: 900 },
  instances: [{ browser: "chromium" as const }],
  expect: { toMatchScreenshot: baselines },
});

type Theme = "light" | "dark";

/** Tags of stories that are pictures too: a few in every run, more in the long one. In dark the few will do. */
const baselineTags = (theme: Theme) => (STORIES && theme === "light" ? ["baseline", "baseline-long"] : ["baseline"]);

/** Stories, rendered and played in a real browser, with accessibility violations as failures, in one theme. */
const stories = (theme: Theme, exclude: string[] = []) => ({
  extends: true as const,
  plugins: [
    storybookTest({
      configDir,
      initialGlobals: { theme },
      ...(STORIES === "baselines" && { tags: { include: baselineTags(theme) } }),
    }),
  ],
  test: {
    name: `stories-${theme}`,
    exclude,
    setupFiles: [".storybook/baselines.setup.ts"],
    // Loading everything anew for each file would take a quarter of the time.
    isolate: false,
    provide: {
      baselines: comparesPictures && !STORIES_LATE ? baselineTags(theme) : [],
      lateness: Number(STORIES_LATE ?? 0),
    },
    testTimeout: 40_000,
    // Longer than all that a picture waits for, so that what failed is said.
    hookTimeout: 120_000,
    browser: browser(),
  },
});

/** In dark the parts that carry colours of their own; everything in dark is for test:long. */
const COLOURLESS = [
  "../mf-*/**",
  "../shell/**",
  "{foundations,guides,patterns}/**",
  "src/components/!(Slot|Button|Alert|Badge|Tag|Toast)/**",
];

export default defineConfig({
  test: {
    // A page of the browser waits for its server as often as for the core.
    maxWorkers: 2,
    reporters: [
      "default",
      ...(process.env.GITHUB_ACTIONS ? ["github-actions" as const] : []),
      pictureReporter(placeOf(".."), placeOf("baseline-diffs")),
    ],
    projects: [
      { extends: true, test: { name: "unit", include: ["{src,guides,pictures}/**/*.test.ts"], environment: "node" } },
      { extends: true, test: { name: "components", include: ["src/**/*.test.tsx"], browser: browser() } },
      stories("light"),
      stories("dark", STORIES ? [] : COLOURLESS),
    ],
  },
});
