import { type CoachProfile, coachProblem } from "@courtside/contracts/domain/coach-profile.ts";

export type CoachErrors = Partial<Record<keyof CoachProfile, string>>;

/** What is wrong with each of the fields that are given, trimmed: all at once, so that one look shows it. */
export function coachErrors(profile: Partial<CoachProfile>, offered: readonly string[]): CoachErrors {
  const failures: CoachErrors = {};
  for (const [field, value] of Object.entries(profile)) {
    const problem = coachProblem({ [field]: value }, offered);
    if (problem) failures[problem.field] = problem.message;
  }
  return failures;
}
