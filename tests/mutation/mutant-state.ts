/** What instrumented code looks at on every mutant: the global that Stryker's instrumenter names. */
export interface MutantState {
  activeMutant?: string;
  hitCount?: number;
  hitLimit?: number;
  /** Under which name what runs now is counted as covered. */
  currentTestId?: string;
  mutantCoverage?: MutantCoverage;
}

/** How often each mutant's code ran: while modules were loaded, and in each test. */
export interface MutantCoverage {
  static: Record<string, number>;
  perTest: Record<string, Record<string, number>>;
}

declare global {
  var __stryker__: MutantState | undefined;
}

/** Of this process. */
export function mutantState(): MutantState {
  globalThis.__stryker__ ??= {};
  return globalThis.__stryker__;
}
