/** What a mail's link or code is good for. */
export type Purpose =
  | "signup"
  | "invite"
  | "magiclink"
  | "recovery"
  | "email_change_current"
  | "email_change_new"
  | "reauthentication";

const MINUTES = 60;
const HOURS = 60 * MINUTES;

/** Seconds that a link lives (contract 5.1). No link is made for reauthentication. */
export const LINK_SECONDS: Record<Purpose, number | undefined> = {
  signup: 24 * HOURS,
  invite: 72 * HOURS,
  magiclink: 1 * HOURS,
  recovery: 1 * HOURS,
  email_change_current: 1 * HOURS,
  email_change_new: 1 * HOURS,
  reauthentication: undefined,
};

/** Seconds that a six-digit code lives, whatever it is for. */
export const CODE_SECONDS = 10 * MINUTES;

/** So many wrong codes end the code; the link, which nobody guesses, lives on. */
export const MOST_WRONG_CODES = 5;

/** What the client calls `type` in verify, and which purposes it may stand for (contract 3.1). */
const TYPES = new Map<string, Purpose[]>([
  ["signup", ["signup"]],
  ["invite", ["invite"]],
  ["magiclink", ["magiclink"]],
  ["recovery", ["recovery"]],
  ["email_change", ["email_change_current", "email_change_new"]],
  ["email_change_current", ["email_change_current"]],
  ["email_change_new", ["email_change_new"]],
  ["email", ["signup", "magiclink"]],
]);

export const purposesOf = (type: string): Purpose[] | undefined => TYPES.get(type);

/** The client's name for a purpose, as it stands in links. */
export const typeOf = (purpose: Purpose): string => (purpose.startsWith("email_change") ? "email_change" : purpose);
