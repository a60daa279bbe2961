import { type CoachProfile, coachProblem } from "@courtside/contracts/domain/coach-profile.ts";

export type CoachFaults = Partial<Record<keyof CoachProfile, string>>;

/** What is wrong with each of the fields that are given, trimmed: all at once, so that one look shows it. */
export function coachFaults(profile: Partial<CoachProfile>, offered: readonly string[]): CoachFaults {
  const faults: CoachFaults = {};
  for (const [field, value] of Object.entries(profile)) {
    const problem = coachProblem({ [field]: value }, offered);
    if (problem) faults[problem.field] = problem.message;
  }
  return faults;
}
