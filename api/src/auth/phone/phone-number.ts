import { z } from "zod";
import { DomainError } from "../../errors.ts";
import { validationFailed } from "../rejections.ts";

const E164 = /^[1-9]\d{6,14}$/;
const MESSAGE = "Invalid phone number format (E.164 required)";

const digitsOf = (typed: string) => typed.trim().replace(/^\+/, "").replaceAll(" ", "");

/** A number as it is stored: the digits of E.164, without the plus. Rejected with `validation_failed`. */
export function phoneNumber(typed: string): string {
  const digits = digitsOf(typed);
  if (!E164.test(digits)) throw validationFailed(MESSAGE);
  return digits;
}

/** The same as a field of a request's body. */
export const phoneField = z
  .string()
  .transform(digitsOf)
  .refine((digits) => E164.test(digits), { error: MESSAGE });

/** Only text messages; the client's other channels need a provider of their own. */
export function checkChannel(channel: string | undefined): void {
  if (channel === undefined || channel === "sms") return;
  throw new DomainError("invalid", "validation_failed", "channel: only 'sms' is supported");
}
