import { DomainError } from "../../errors.ts";

export const emailExists = () =>
  new DomainError("rejected", "email_exists", "A user with this email address has already been registered");

/** Values that two accounts cannot share, by the name of the unique constraint. */
const REJECTIONS = new Map<string, () => DomainError>([
  ["users_email_key", emailExists],
  [
    "users_phone_key",
    () => new DomainError("rejected", "phone_exists", "A user with this phone number has already been registered"),
  ],
  ["users_pkey", () => new DomainError("rejected", "user_already_exists", "A user with this id exists already")],
]);

/** Runs a transaction that may find an address, number or id taken by a concurrent one, and maps the constraint to its error. */
export async function rejectingDuplicates<T>(transaction: () => Promise<T>): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    const constraint = error instanceof Error && "constraint_name" in error ? String(error.constraint_name) : "";
    throw REJECTIONS.get(constraint)?.() ?? error;
  }
}
