import { afterAll, beforeEach, inject } from "vitest";
import { type Counted, mutantState } from "./mutant-state.ts";
import type { Activation } from "./scheduling-stack.ts";

// Runs before every test file, after Stryker's own setup: sends the api process the active mutant or the name of the running
// test, and collects its counts. Stryker's vitest runner provides the rest.
declare module "vitest" {
  interface ProvidedContext {
    mode?: "dry-run" | "mutant";
    activeMutant?: string;
    hitLimit?: number;
  }
}

const put = async (url: string, body: object): Promise<void> => {
  const response = await fetch(url, { method: "PUT", body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
};
const probe = inject("mutantProbe");
const count = async (): Promise<Counted> => (await fetch(probe)).json();
const state = mutantState();
const OUTSIDE_TESTS = "outside tests";

if (inject("mode") === "mutant") {
  const activation: Activation = {
    activeMutant: inject("activeMutant") ?? "",
    hitLimit: inject("hitLimit") ?? Number.MAX_SAFE_INTEGER,
  };
  await put(inject("mutantSwitch"), activation);
  // From the start, for code that runs while it is loaded.
  state.activeMutant = activation.activeMutant;
  afterAll(async () => {
    state.hitCount = (state.hitCount ?? 0) + (await count()).hitCount;
  });
} else {
  const tests = new Set<string>();
  // Code that was loaded for a file before goes on counting here: the object stays, and its tests go.
  state.mutantCoverage ??= { static: {}, perTest: {} };
  const own = state.mutantCoverage;
  for (const id of Object.keys(own.perTest)) delete own.perTest[id];
  await count();
  await put(probe, { currentTestId: OUTSIDE_TESTS });
  beforeEach(async () => {
    const { currentTestId } = state;
    if (currentTestId === undefined) throw new Error("Stryker's setup names the test first");
    tests.add(currentTestId);
    await put(probe, { currentTestId });
  });
  afterAll(async () => {
    const { coverage } = await count();
    // Code that the file's own setup ran belongs to each of its tests.
    const shared = coverage.perTest[OUTSIDE_TESTS] ?? {};
    Object.assign(own.static, coverage.static);
    for (const id of tests) own.perTest[id] = { ...shared, ...coverage.perTest[id], ...own.perTest[id] };
  });
}
