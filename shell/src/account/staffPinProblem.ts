import type { Problem } from "../auth/credentials.ts";

/** A PIN that is being chosen, and where it is asked for, the proof of who chooses it. */
export interface StaffPinInput {
  pin: string;
  confirmPin: string;
  currentPassword: string;
  nonce: string;
}

/** The first problem of a new PIN, or null. Whether it is easy to guess, the api says. */
export function staffPinProblem({ pin, confirmPin }: StaffPinInput): Problem<"pin" | "confirmPin"> | null {
  if (pin === "" || confirmPin === "") return { message: "Please fill in all fields" };
  if (!/^[0-9]{4,8}$/.test(pin)) return { field: "pin", message: "The PIN must have 4 to 8 digits" };
  return pin === confirmPin ? null : { field: "confirmPin", message: "The PINs do not match" };
}
