import { dictionary } from "@zxcvbn-ts/language-common";
import { DomainError } from "../../errors.ts";
import { validationFailed } from "../rejections.ts";

const SHORTEST = 6;
/** argon2 has no limit of its own; this one keeps the hashing of a single request cheap. */
const LONGEST = 256;

/** The most common leaked passwords, which attackers try first; in lower case. */
const COMMONEST = new Set(dictionary["passwords-common"].slice(0, 10_000));

export const TOO_COMMON = "This password is too common and easy to guess. Please choose another.";

/** Rejects a new password that is too short or among the most common (`weak_password`), or absurdly long. */
export function checkNewPassword(password: string): void {
  if (password.length < SHORTEST) throw weakPassword(`Password should be at least ${SHORTEST} characters.`, "length");
  if (isTooLong(password)) throw validationFailed(`Password cannot be longer than ${LONGEST} characters`);
  if (isTooCommon(password)) throw weakPassword(TOO_COMMON, "pwned");
}

/** No account has such a password, so it is rejected without hashing. */
export const isTooLong = (password: string): boolean => password.length > LONGEST;

export const isTooCommon = (password: string): boolean => COMMONEST.has(password.toLowerCase());

const weakPassword = (message: string, reason: "length" | "pwned") =>
  new DomainError("rejected", "weak_password", message, { weak_password: { reasons: [reason] } });
