import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";
import { CHANGED_SINCE_RELEASE, LEFT_OUT_OF_RELEASE } from "../contract/previous-release.ts";

/** Its root is the folder tests/ of the release before. */
export default defineConfig({
  test: {
    maxWorkers: 3,
    include: ["api/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...LEFT_OUT_OF_RELEASE],
    testNamePattern: new RegExp(`^(?!.*(${CHANGED_SINCE_RELEASE.join("|")})$)`),
    globalSetup: [join(import.meta.dirname, "stack.ts")],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
