import { DomainError } from "../../errors.ts";
import { validationFailed } from "../refusals.ts";

const SHORTEST = 6;
/** argon2 has no limit of its own; this one keeps the hashing of a single request cheap. */
const LONGEST = 256;

/** Refuses a new password that is too short (`weak_password`) or absurdly long. */
export function checkNewPassword(password: string): void {
  if (password.length < SHORTEST) {
    throw new DomainError("refused", "weak_password", `Password should be at least ${SHORTEST} characters.`, {
      weak_password: { reasons: ["length"] },
    });
  }
  if (isTooLong(password)) throw validationFailed(`Password cannot be longer than ${LONGEST} characters`);
}

/** Such a password belongs to nobody, so it need not be hashed to be refused. */
export const isTooLong = (password: string): boolean => password.length > LONGEST;
