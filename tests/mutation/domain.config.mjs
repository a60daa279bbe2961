/** The pure rules that api and web share, judged by the tests in tests/domain: `npm run mutation -- domain`. */
export default {
  mutate: ["contracts/domain/**/*.ts"],
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "tests/mutation/domain.vitest.config.ts" },
  // An endless loop is stopped by its hit count, because elapsed time is unreliable on a busy machine.
  timeoutMS: 60_000,
  coverageAnalysis: "perTest",
  concurrency: 1,
  // Stryker would rewrite it with the TypeScript 5 API, which TypeScript 7 lacks; nothing here is compiled with it.
  tsconfigFile: "none",
  ignorePatterns: ["**/dist", "**/test-results", ".courtside", "**/*.png"],
  tempDirName: ".stryker-tmp",
  reporters: ["progress-append-only", "clear-text", "json", "html"],
  jsonReporter: { fileName: "test-results/mutation/domain.json" },
  htmlReporter: { fileName: "test-results/mutation/domain.html" },
  clearTextReporter: { allowColor: false, logTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
};
