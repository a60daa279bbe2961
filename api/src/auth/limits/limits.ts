/** A token bucket: so many at once, and `perFiveMinutes` refilled evenly. */
export interface Limit {
  name: string;
  burst: number;
  perFiveMinutes: number;
}

const limit = (name: string, burst: number, perFiveMinutes: number): Limit => ({ name, burst, perFiveMinutes });

/** As many at once as in an hour. */
export const hourly = (name: string, count: number): Limit => limit(name, count, count / 12);

/** One each so many seconds. */
export const spaced = (name: string, seconds: number): Limit => limit(name, 1, 300 / seconds);

/**
 * A whole club sits behind one network address, so an address alone never limits what members do every day;
 * AUTH_IP_LIMIT_FACTOR widens what counts by it: see {@link byIp}.
 */
export const LIMITS = {
  /** Password attempts for one account from one address; a success empties the account's record. */
  passwordByAccountAndIp: limit("password", 30, 30),
  /** Failed attempts for one account from browsers that never signed in to it, over all addresses; so for each that did. */
  passwordByAccount: hourly("password-account", 50),
  /** Failed attempts from one address over all accounts (spraying); a success gives its try back. */
  passwordByIp: limit("password-address", 150, 150),
  signUpByIp: limit("sign-up", 30, 30),
  /** A club is more than an account, and few people found two. */
  clubSignUpByIp: hourly("club-sign-up", 30),
  clubSignUpByEmail: hourly("club-sign-up-email", 10),
  /** People can leave a club and found the next one. */
  clubsByAccount: hourly("found-club", 5),
  /** What one club may mail to people who are not in it. */
  invitationsByClub: hourly("invitations", 100),
  invitationPreviewByIp: limit("invitation-preview", 60, 60),
  /** Each takes a second of a processor. */
  logosByClub: hourly("logo", 30),
  setUpByIp: limit("set-up", 30, 30),
  anonymousByIp: hourly("anonymous", 30),
  /** Tokens of a captcha that the provider is asked about. */
  captchaByIp: limit("captcha", 100, 100),
  otpByIp: limit("otp", 30, 30),
  recoverByIp: limit("recover", 30, 30),
  resendByIp: limit("resend", 30, 30),
  /** Failed verifications from one address; a success gives its try back. */
  verifyByIp: limit("verify", 30, 30),
  /** Failed code exchanges from one address; a success gives its try back. */
  exchangeByIp: limit("exchange", 150, 150),
  adminDeniedByIp: limit("admin-denied", 30, 30),
  refreshBySession: limit("refresh", 60, 150),
  updateByAccount: limit("update-user", 30, 30),
} as const;

export function byIp(limit: Limit, { auth }: { auth: { ipLimitFactor: number } }): Limit {
  const factor = auth.ipLimitFactor;
  return { ...limit, burst: Math.max(1, limit.burst * factor), perFiveMinutes: limit.perFiveMinutes * factor };
}
