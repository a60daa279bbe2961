import { type CoachProfile, coachProblem } from "@courtside/contracts/domain/coach-profile.ts";

export type CoachErrors = Partial<Record<keyof CoachProfile, string>>;

/** The problem of each given field, trimmed: all of them together, so that one attempt shows every problem. */
export function coachErrors(profile: Partial<CoachProfile>, offered: readonly string[]): CoachErrors {
  const failures: CoachErrors = {};
  for (const [field, value] of Object.entries(profile)) {
    const problem = coachProblem({ [field]: value }, offered);
    if (problem) failures[problem.field] = problem.message;
  }
  return failures;
}
