import { sportLabel } from "./sports.ts";

/** What a coach's form holds: Add Coach has all of it, Edit Coach what changes. */
export interface CoachProfile {
  name: string;
  email: string;
  bio: string;
  sports: string[];
}

export const COACH_LIMITS = { name: 120, email: 320, bio: 4000 } as const;

/** Texts of the coach form (docs/product/coaching.md#adding-a-coach). */
export const COACH_MESSAGES = {
  name: "Name is required",
  email: "Email is required",
  emailPattern: "Invalid email address",
  sports: "Please select at least one sport",
} as const;

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export interface CoachProblem {
  field: keyof CoachProfile;
  message: string;
}

/** What is wrong with the fields that are given, trimmed; null: nothing. `offered` are the sports that may be chosen. */
export function coachProblem(profile: Partial<CoachProfile>, offered: readonly string[]): CoachProblem | null {
  const { name, email, bio, sports } = profile;
  if (name === "") return { field: "name", message: COACH_MESSAGES.name };
  if (name !== undefined && name.length > COACH_LIMITS.name) return tooLong("name");
  if (email === "") return { field: "email", message: COACH_MESSAGES.email };
  if (email !== undefined && (email.length > COACH_LIMITS.email || !ADDRESS.test(email))) {
    return { field: "email", message: COACH_MESSAGES.emailPattern };
  }
  if (bio !== undefined && bio.length > COACH_LIMITS.bio) return tooLong("bio");
  if (sports?.length === 0) return { field: "sports", message: COACH_MESSAGES.sports };
  const unknown = sports?.find((sport) => !offered.includes(sport));
  return unknown === undefined ? null : { field: "sports", message: `The club does not offer ${sportLabel(unknown)}` };
}

const tooLong = (field: "name" | "bio"): CoachProblem => ({
  field,
  message: `At most ${COACH_LIMITS[field]} characters`,
});
