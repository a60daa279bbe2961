import { expect, test } from "vitest";
import { filteredSteps, parseRequest } from "../support/requested-layers.ts";

const LAYERS = ["lint", "api", "e2e"];

test.each([
  ["", { chosen: LAYERS, filters: [] }],
  ["api", { chosen: ["api"], filters: [] }],
  ["lint e2e", { chosen: ["lint", "e2e"], filters: [] }],
  ["api news", { chosen: ["api"], filters: ["news"] }],
  ["api e2e news events", { chosen: ["api", "e2e"], filters: ["news", "events"] }],
  ["news", { chosen: [], filters: ["news"], problem: "No such layer: news. There are: lint, api, e2e." }],
])("npm test -- %s", (args, request) => {
  expect(parseRequest(args.split(" ").filter(Boolean), LAYERS)).toEqual(request);
});

test("of a layer those steps run that have such a file, with it as their argument", () => {
  const steps = [
    { command: ["tsc"] },
    { command: ["vitest", "api"], files: "tests/api/**/*.test.ts" },
    { command: ["vitest", "tools"], files: "tests/tools/**/*.test.ts" },
  ];
  expect(filteredSteps(steps, [])).toEqual(steps);
  expect(filteredSteps(steps, ["requested-layers"])).toEqual([
    { ...steps[2], command: ["vitest", "tools", "requested-layers"] },
  ]);
  expect(filteredSteps(steps, ["no-such-file"])).toEqual([]);
});
