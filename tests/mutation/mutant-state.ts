/** The global that instrumented code reads on every mutant, by the name that Stryker's instrumenter gives it. */
export interface MutantState {
  activeMutant?: string;
  hitCount?: number;
  hitLimit?: number;
  /** The test under which running code is counted as covered. */
  currentTestId?: string;
  mutantCoverage?: MutantCoverage;
}

/** How often each mutant's code ran: while modules were loaded, and in each test. */
export interface MutantCoverage {
  static: Record<string, number>;
  perTest: Record<string, Record<string, number>>;
}

/** What the api process has counted. */
export interface Counted {
  coverage: MutantCoverage;
  hitCount: number;
}

declare global {
  var __stryker__: MutantState | undefined;
}

/** Of this process. */
export function mutantState(): MutantState {
  globalThis.__stryker__ ??= {};
  return globalThis.__stryker__;
}
