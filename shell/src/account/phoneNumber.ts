import type { Problem } from "../auth/credentials.ts";

/** A number as people type it, in the form that the service takes: "+15551234567". */
export const internationalNumber = (typed: string): string => typed.replaceAll(/[\s().-]/g, "").replace(/^00/, "+");

/** The first problem of a telephone number, or null. */
export function phoneProblem({ phone }: { phone: string }): Problem<"phone"> | null {
  if (/^\+[1-9]\d{6,14}$/.test(internationalNumber(phone))) return null;
  return { field: "phone", message: "Enter the number with its country code, like +1 555 123 4567" };
}

/** "Telephone ending in 67": distinguishes several without showing the number. */
export const phoneName = (number: string): string => `Telephone ending in ${number.slice(-2)}`;
