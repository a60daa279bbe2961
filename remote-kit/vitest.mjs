import { defineConfig } from "vitest/config";

/** Node runs no TypeScript of packages, so Vitest compiles ours. */
export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}"],
    environment: "node",
    server: { deps: { inline: [/@courtside\//] } },
  },
});
