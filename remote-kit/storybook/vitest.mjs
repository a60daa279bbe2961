import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import unit from "../vitest.mjs";

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
};

/**
 * For vitest.config.mjs: `export default defineTests(import.meta.dirname);`. Two projects: `unit`, and `stories`, which plays each story in
 * Chromium, with what axe finds as an error.
 */
export const defineTests = (folder) =>
  defineConfig({
    test: {
      projects: [
        { test: { ...unit.test, name: "unit" } },
        {
          plugins: [storybookTest({ configDir: join(folder, ".storybook") })],
          test: {
            name: "stories",
            testTimeout: 40_000,
            browser: {
              enabled: true,
              headless: true,
              provider: playwright({ launchOptions, contextOptions: { reducedMotion: "reduce" } }),
              viewport: { width: 1440, height: 900 },
              instances: [{ browser: "chromium" }],
            },
          },
        },
      ],
    },
  });
