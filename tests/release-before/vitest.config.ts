import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";

/** Its root is the folder tests/ of the release before. */
export default defineConfig({
  test: {
    maxWorkers: 3,
    include: ["api/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...(process.env.LEFT_OUT?.split(" ") ?? [])],
    globalSetup: [join(import.meta.dirname, "stack.ts")],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
