/** A token bucket: its capacity, and `perFiveMinutes` tokens refilled evenly. */
export interface Limit {
  name: string;
  burst: number;
  perFiveMinutes: number;
}

const limit = (name: string, burst: number, perFiveMinutes: number): Limit => ({ name, burst, perFiveMinutes });

/** The capacity is the number of an hour. */
export const hourly = (name: string, count: number): Limit => limit(name, count, count / 12);

/** One token every so many seconds. */
export const spaced = (name: string, seconds: number): Limit => limit(name, 1, 300 / seconds);

/**
 * Members of a whole club may share one network address, so an address alone never limits what members do every day;
 * AUTH_IP_LIMIT_FACTOR raises the limits that count by address: see {@link byIp}.
 */
export const LIMITS = {
  /** Password attempts for one account from one address; a success resets the bucket. */
  passwordByAccountAndIp: limit("password", 30, 30),
  /**
   * Failed attempts for one account over all addresses: shared by browsers that never signed in to it, separate for each that
   * did.
   */
  passwordByAccount: hourly("password-account", 50),
  /** Failed attempts from one address over all accounts (spraying); a success returns its token. */
  passwordByIp: limit("password-address", 150, 150),
  signUpByIp: limit("sign-up", 30, 30),
  /** A club is more than an account, and few people found two. */
  clubSignUpByIp: hourly("club-sign-up", 30),
  clubSignUpByEmail: hourly("club-sign-up-email", 10),
  /** People can leave a club and found another. */
  clubsByAccount: hourly("found-club", 5),
  /** What one club may mail to people who are not its members. */
  invitationsByClub: hourly("invitations", 100),
  invitationPreviewByIp: limit("invitation-preview", 60, 60),
  /** Each takes a second of CPU time. */
  logosByClub: hourly("logo", 30),
  /** Files and rows that are read, for a preview too: each takes up to seconds of CPU time. */
  importFilesByClub: hourly("import-file", 120),
  /** Of them those whose rows are kept. */
  importsByClub: hourly("import", 30),
  /** Pages of the payment provider that a club opens: each takes calls to the provider. */
  checkoutsByClub: hourly("checkout", 20),
  portalsByClub: hourly("portal", 20),
  /** What one customer does on the built-in provider's portal. */
  sandboxByCustomer: hourly("sandbox-portal", 20),
  /** Each reads all rows of a club. */
  clubExports: hourly("club-export", 5),
  /** Calendar programs of one person read every few minutes. */
  calendarFeed: hourly("calendar-feed", 60),
  /** Reads of feeds that do not exist: their programs go on asking. */
  unknownCalendarFeedByIp: limit("calendar-feed-address", 60, 60),
  /** Programs of a club; five requests a second in the long run. */
  apiKey: limit("api-key", 300, 1500),
  /** Keys that do not exist or have ended. */
  unknownApiKeyByIp: limit("api-key-address", 60, 60),
  /** A phone asks every half a minute while its page is open; one person may have several open. */
  kioskCode: limit("kiosk-code", 60, 60),
  /** Pairing codes that are tried from one network; a right one returns its token. */
  pairingByIp: limit("pairing", 30, 30),
  /** Challenges and tokens of devices behind one network: each needs two calls every few minutes. */
  deviceTokenByIp: limit("device-token", 600, 600),
  /** Wrong codes, and wrong PINs, of all members at one device. A right one returns its token. */
  wrongCodeByDevice: limit("device-code", 60, 60),
  wrongPinByDevice: hourly("device-pin", 60),
  /** Of staff, apart from those of members. */
  wrongStaffPinByDevice: hourly("device-staff-pin", 30),
  /** Wrong PINs for an account that has none, so that it looks like the others. */
  wrongPinByAccount: hourly("device-pin-account", 5),
  setUpByIp: limit("set-up", 30, 30),
  anonymousByIp: hourly("anonymous", 30),
  /** Captcha tokens that are sent to the provider for verification. */
  captchaByIp: limit("captcha", 100, 100),
  otpByIp: limit("otp", 30, 30),
  recoverByIp: limit("recover", 30, 30),
  resendByIp: limit("resend", 30, 30),
  /** Failed verifications from one address; a success returns its token. */
  verifyByIp: limit("verify", 30, 30),
  /** Failed code exchanges from one address; a success returns its token. */
  exchangeByIp: limit("exchange", 150, 150),
  adminDeniedByIp: limit("admin-denied", 30, 30),
  /** Right passwords too: each session is a row and two of the log. */
  sessionsByAccount: hourly("sessions", 300),
  refreshBySession: limit("refresh", 60, 150),
  /** Wrong current passwords of an account by who has a session of it; a right one returns its token. */
  currentPasswordByAccount: hourly("current-password", 20),
  updateByAccount: limit("update-user", 30, 30),
} as const;

export function byIp(limit: Limit, { auth }: { auth: { ipLimitFactor: number } }): Limit {
  const factor = auth.ipLimitFactor;
  return { ...limit, burst: Math.max(1, limit.burst * factor), perFiveMinutes: limit.perFiveMinutes * factor };
}
