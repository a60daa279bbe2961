import type { CoverageData, MutantCoverage } from "@stryker-mutator/api/core";
import { commonTokens, declareFactoryPlugin, type Injector, PluginKind, tokens } from "@stryker-mutator/api/plugin";
import { DryRunStatus, type TestRunner } from "@stryker-mutator/api/test-runner";
import { strykerPlugins as vitestPlugins } from "@stryker-mutator/vitest-runner";

// Stryker's runner for Vitest, except that a mutant meets only some of the tests that reach it. Every test that books reaches the same
// code, and a mutant that survives meets all its tests: hundreds, for a minute.

/** How many tests a mutant meets. */
const TESTS = 40;
/** How many mutants before and after one, in the order of the code, are near it. */
const NEAR = 25;

/** Leaves to each mutant the tests that reach most of what few other tests reach near it. */
function nearestTests({ static: atLoad, perTest }: MutantCoverage): MutantCoverage {
  const testsOf = new Map<number, Set<string>>();
  for (const [test, reached] of Object.entries(perTest)) {
    for (const id of Object.keys(reached).map(Number)) testsOf.set(id, (testsOf.get(id) ?? new Set()).add(test));
  }
  const nearest: Record<string, CoverageData> = {};
  for (const mutant of new Set([...testsOf.keys(), ...Object.keys(atLoad).map(Number)])) {
    const nearness = new Map<string, number>();
    for (let near = mutant - NEAR; near <= mutant + NEAR; near++) {
      const tests = testsOf.get(near) ?? new Set();
      const weight = 1 / (tests.size * (1 + Math.abs(near - mutant)));
      for (const test of tests) nearness.set(test, (nearness.get(test) ?? 0) + weight);
    }
    // What only runs while modules load is judged by the tests of the code near it.
    const judges = [...nearness].filter(([test]) => testsOf.get(mutant)?.has(test) ?? true);
    for (const [test] of judges.toSorted(([, a], [, b]) => b - a).slice(0, TESTS)) {
      nearest[test] ??= {};
      nearest[test][mutant] = perTest[test]?.[mutant] ?? atLoad[mutant] ?? 1;
    }
  }
  // For what is static Stryker would run every test. The stack knows it too, and starts the api anew (scheduling-stack.ts).
  return { static: {}, perTest: nearest };
}

createRunner.inject = tokens(commonTokens.injector);
function createRunner(injector: Injector): TestRunner {
  const [vitest] = vitestPlugins;
  if (!vitest) throw new Error("Stryker's runner for Vitest exports no plugin");
  const runner: TestRunner = vitest.factory(injector);
  const dryRun = runner.dryRun.bind(runner);
  runner.dryRun = async (options) => {
    const result = await dryRun(options);
    if (result.status !== DryRunStatus.Complete || !result.mutantCoverage) return result;
    return { ...result, mutantCoverage: nearestTests(result.mutantCoverage) };
  };
  return runner;
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, "nearest-tests", createRunner)];
