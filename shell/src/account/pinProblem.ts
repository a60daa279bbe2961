import type { Problem } from "../auth/credentials.ts";

/** A PIN that is being chosen, and where it is asked for, the proof of who chooses it. */
export interface PinInput {
  pin: string;
  confirmPin: string;
  currentPassword: string;
  nonce: string;
}

/** How many digits at least and at most. */
export type PinDigits = readonly [fewest: number, most: number];

/** The first problem of a new PIN, or null. Whether it is easy to guess, the api says. */
export function pinProblem(
  { pin, confirmPin }: PinInput,
  [fewest, most]: PinDigits,
): Problem<"pin" | "confirmPin"> | null {
  if (pin === "" || confirmPin === "") return { message: "Please fill in all fields" };
  const isShort = pin.length < fewest || pin.length > most;
  const expected = fewest === most ? `${most} digits` : `${fewest} to ${most} digits`;
  if (isShort || !/^[0-9]+$/.test(pin)) return { field: "pin", message: `The PIN must have ${expected}` };
  return pin === confirmPin ? null : { field: "confirmPin", message: "The PINs do not match" };
}
