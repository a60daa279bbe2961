import { isTimeZone, NO_TIME_ZONE } from "./time-zones.ts";

/** The name of a new club until an admin names it, and its welcome message until an admin writes one. */
export const UNNAMED_CLUB = "New Club";
export const DEFAULT_WELCOME = "";

/** The onboarding step for which both the name and the welcome message have to be the club's own (docs/product/access.md#first-steps). */
export const isPersonalised = (club: { name: string; welcome_message: string }): boolean =>
  club.name !== UNNAMED_CLUB && club.welcome_message !== DEFAULT_WELCOME;

/** The form of /signup-club (docs/product/access.md#founding-a-club); the location may be left out. */
export interface ClubSignUp {
  club_name: string;
  location?: string | undefined;
  /** IANA name; the founder's browser proposes it. */
  time_zone?: string | undefined;
  admin_name: string;
  email: string;
  password: string;
}

export interface ClubSignUpProblem {
  field: keyof ClubSignUp;
  message: string;
}

/** In the order of the form. */
const REQUIRED = ["club_name", "admin_name", "email", "password"] as const;
export const CLUB_FIELDS_MISSING = "Please fill in all fields";
const SHORTEST_PASSWORD = 6;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * The first problem of a club's sign-up, or null (docs/product/identity.md#form-rules). The server may find more: an address
 * that mail cannot reach, or a taken one.
 */
export function clubSignUpProblem(form: ClubSignUp): ClubSignUpProblem | null {
  const blank = REQUIRED.find((field) => form[field].trim() === "");
  if (blank) return { field: blank, message: CLUB_FIELDS_MISSING };
  if (!EMAIL.test(form.email.trim())) return { field: "email", message: "Please enter a valid email address" };
  if (form.password.length < SHORTEST_PASSWORD) {
    return { field: "password", message: "Password must be at least 6 characters" };
  }
  return timeZoneProblem(form);
}

/** What is wrong with the zone of a new club, if one is given. */
export const timeZoneProblem = ({ time_zone }: Pick<ClubSignUp, "time_zone">) =>
  time_zone === undefined || isTimeZone(time_zone) ? null : ({ field: "time_zone", message: NO_TIME_ZONE } as const);
