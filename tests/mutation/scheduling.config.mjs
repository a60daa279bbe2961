/** The only owner of court time, run by the real api on real Postgres, judged by the tests over HTTP: `npm run mutation -- scheduling`. */
export default {
  mutate: ["api/src/scheduling/**/*.ts"],
  testRunner: "nearest-tests",
  plugins: [
    "@stryker-mutator/vitest-runner",
    "./tests/mutation/ignore-reference.mjs",
    "./tests/mutation/nearest-tests.ts",
  ],
  ignorers: ["reference"],
  // The tests import the code they judge over HTTP only.
  vitest: { configFile: "tests/mutation/scheduling.vitest.config.ts", related: false },
  // An endless loop is stopped by its hit count, because elapsed time is unreliable on a busy machine.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 30,
  coverageAnalysis: "perTest",
  // Each has a Postgres and an api of its own.
  concurrency: 2,
  // Stryker would rewrite it with the TypeScript 5 API, which TypeScript 7 lacks; nothing here is compiled with it.
  tsconfigFile: "none",
  ignorePatterns: ["**/dist", "**/test-results", ".courtside", "**/*.png"],
  tempDirName: ".stryker-tmp",
  reporters: ["progress-append-only", "clear-text", "json", "html"],
  jsonReporter: { fileName: "test-results/mutation/scheduling.json" },
  htmlReporter: { fileName: "test-results/mutation/scheduling.html" },
  clearTextReporter: { allowColor: false, logTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
};
