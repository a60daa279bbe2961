/** A token bucket: so many at once, and `perFiveMinutes` refilled evenly. */
export interface Limit {
  name: string;
  burst: number;
  perFiveMinutes: number;
}

const limit = (name: string, burst: number, perFiveMinutes: number): Limit => ({ name, burst, perFiveMinutes });

/** Contract 5.1. A whole club sits behind one address, so an address alone never limits what members do every day. */
export const LIMITS = {
  /** Password attempts for one account from one address; a success empties the account's record. */
  passwordByAccountAndAddress: limit("password", 30, 30),
  /** Failed attempts from one address over all accounts (spraying); a success gives its try back. */
  passwordByAddress: limit("password-address", 150, 150),
  signUpByAddress: limit("sign-up", 30, 30),
  refreshBySession: limit("refresh", 60, 150),
  updateByAccount: limit("update-user", 30, 30),
} as const;
