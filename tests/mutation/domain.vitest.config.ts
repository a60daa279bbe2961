import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { QuickestFirst } from "./quickest-first.ts";

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  // Stryker works on a copy, in which node_modules still links to the original.
  resolve: { alias: { "@courtside/contracts": fileURLToPath(new URL("../../contracts", import.meta.url)) } },
  test: {
    include: ["domain/**/*.test.ts"],
    // They load the rules too, but test what is built on them, and take most of the time.
    exclude: [
      ...configDefaults.exclude,
      ...["availability-property", "guard-table", "mock-api", "web-pages"].map((name) => `domain/${name}.test.ts`),
    ],
    sequence: { sequencer: QuickestFirst },
    isolate: false,
    testTimeout: 60_000,
  },
});
