/** The purpose of the code of a text message. */
export type PhonePurpose = "phone_signup" | "sms" | "phone_change";

/** The purpose of a mail's link or code. */
export type MailPurpose =
  | "signup"
  | "invite"
  | "magiclink"
  | "recovery"
  | "email_change_current"
  | "email_change_new"
  | "reauthentication";

export type Purpose = MailPurpose | PhonePurpose;

const MINUTES = 60;
const HOURS = 60 * MINUTES;

/**
 * Seconds that a link is valid (docs/product/auth-api.md#lifetimes-and-limits). No link is made for reauthentication and for
 * telephones.
 */
export const LINK_SECONDS: Record<Purpose, number | undefined> = {
  signup: 24 * HOURS,
  invite: 72 * HOURS,
  magiclink: 1 * HOURS,
  recovery: 1 * HOURS,
  email_change_current: 1 * HOURS,
  email_change_new: 1 * HOURS,
  reauthentication: undefined,
  phone_signup: undefined,
  sms: undefined,
  phone_change: undefined,
};

const PHONE_PURPOSES: readonly Purpose[] = ["phone_signup", "sms", "phone_change"] satisfies PhonePurpose[];

export const isPhonePurpose = (purpose: Purpose): purpose is PhonePurpose => PHONE_PURPOSES.includes(purpose);

/** Seconds that a six-digit code is valid: a text message arrives at once. */
export const codeSecondsOf = (purpose: Purpose): number => (isPhonePurpose(purpose) ? 5 : 10) * MINUTES;

/** The number of wrong codes that invalidates the code; the link, which cannot be guessed, remains valid. */
export const MOST_WRONG_CODES = 5;

/** The client's `type` in verify, and the purposes that each may mean (docs/product/auth-api.md#sign-up-and-sign-in). */
const TYPES = new Map<string, Purpose[]>([
  ["signup", ["signup"]],
  ["invite", ["invite"]],
  ["magiclink", ["magiclink"]],
  ["recovery", ["recovery"]],
  ["email_change", ["email_change_current", "email_change_new"]],
  ["email_change_current", ["email_change_current"]],
  ["email_change_new", ["email_change_new"]],
  ["email", ["signup", "magiclink"]],
  ["sms", ["phone_signup", "sms"]],
  ["phone_change", ["phone_change"]],
]);

export const purposesOf = (type: string): Purpose[] | undefined => TYPES.get(type);

/** The client's name for a purpose, as used in links. */
export const typeOf = (purpose: Purpose): string => (purpose.startsWith("email_change") ? "email_change" : purpose);
