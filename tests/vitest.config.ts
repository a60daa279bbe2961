import { configDefaults, defineConfig } from "vitest/config";

/** Large clubs and long lists, which only `API=all` in test:long includes. */
const AT_SIZE = ["demo-limit", "demo-room", "front-desk-at-size", "members-at-size", "search-at-size"].map(
  (name) => `api/${name}.test.ts`,
);

/** What a test waits for may take seconds on a busy machine; the default of expect.poll is one. */
const expect = { poll: { timeout: 20_000 } };

export default defineConfig({
  test: {
    // Tests mostly wait for the api and for Postgres: a core left free would be idle.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: "api",
          include: ["api/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...(process.env.API === "all" ? [] : AT_SIZE)],
          globalSetup: ["./support/stack.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect,
        },
      },
      { test: { name: "boundaries", include: ["boundaries/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 } },
      { test: { name: "built", include: ["contract/**/*.test.ts"] } },
      { test: { name: "coverage", include: ["coverage/**/*.test.ts"], testTimeout: 60_000 } },
      { test: { name: "domain", include: ["domain/**/*.test.ts"], testTimeout: 60_000, expect } },
      { test: { name: "tools", include: ["tools/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000, expect } },
      {
        test: {
          name: "long",
          // Statistics of time: one file after another.
          fileParallelism: false,
          include: ["long/**/*.test.ts"],
          globalSetup: ["./support/stack.ts"],
          testTimeout: 1_800_000,
          hookTimeout: 60_000,
          expect,
        },
      },
    ],
  },
});
