import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { QuickestFirst } from "./quickest-first.ts";

/** The tests over HTTP about who holds a court or a person when, besides those of the pure parts. */
const SUBJECTS = [
  "*booking*",
  "court*",
  "*-scheduling",
  "audit-log/audit-log",
  "calendar/{club-feeds,own-feed}",
  "days/{free-times,people-concerned,players,shared-day}",
  "reports/utilisation",
  "settings/*bookings",
  "{booking-imports,closures,coaches,events,lessons,players,series,waitlist}/*",
];

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    include: ["domain/scheduling/*.test.ts", ...SUBJECTS.map((name) => `api/${name}.test.ts`)],
    // Races, crashes and random worlds prove the database's constraints, at a hundred times the cost of a test.
    exclude: [
      "**/*races.test.ts",
      "**/crash.test.ts",
      "**/worlds.test.ts",
      "closures/big*.test.ts",
      "**/failing-queue.test.ts",
    ],
    globalSetup: ["./mutation/scheduling-stack.ts"],
    setupFiles: ["./mutation/api-mutants.ts"],
    sequence: { sequencer: QuickestFirst },
    isolate: false,
    testTimeout: 40_000,
    hookTimeout: 60_000,
  },
});
