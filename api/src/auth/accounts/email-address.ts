import { validationFailed } from "../rejections.ts";

const SHAPE =
  /^[^\s\p{C}@"(),:;<>[\]\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** One spelling for each account: trimmed, in lower case, in one Unicode form. */
export const normalizeEmail = (typed: string): string => typed.normalize("NFKC").trim().toLowerCase().normalize("NFKC");

/** The normalised address; undefined if it is not a deliverable form. */
export function optionalEmailAddress(typed: string): string | undefined {
  const address = normalizeEmail(typed);
  const isValid = address.length <= 254 && SHAPE.test(address) && !/^\.|\.\.|\.@/.test(address);
  return isValid ? address : undefined;
}

/** The normalised address. Rejected: `validation_failed` if it is not a deliverable form. */
export function emailAddress(typed: string): string {
  const address = optionalEmailAddress(typed);
  if (address === undefined) throw validationFailed("Unable to validate email address: invalid format");
  return address;
}
