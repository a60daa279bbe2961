import { timingSafeEqual } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";

/** Seconds; with six digits and SHA-1 the parameters that every authenticator app supports (RFC 6238). */
const STEP = 30;
const DIGITS = 6;
/** Clocks differ and typing takes time: one step before and one after are accepted. */
const DRIFT = 1;

export interface NewTotp {
  /** base32, for typing. */
  secret: string;
  /** `otpauth://…`. */
  uri: string;
  /** The uri as raw SVG. It contains no "#", because the client makes a data URL of it without escaping. */
  qr_code: string;
}

/** A fresh 160-bit secret; `issuer` and `account` are what the app shows. */
export function newTotp(issuer: string, account: string): NewTotp {
  const secret = new Secret({ size: 20 });
  const uri = new TOTP({ issuer, label: account, secret, digits: DIGITS, period: STEP }).toString();
  return { secret: secret.base32, uri, qr_code: renderSVG(uri, { border: 4, ecc: "M" }) };
}

/**
 * The step that a code is valid for, newer than the last one used; undefined if it is wrong or was used. If two steps have the
 * same code it is the newer one, so that the code cannot be reused with it.
 */
export function stepOf(secret: string, code: string, lastUsedStep: number, now = Date.now()): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: DIGITS, period: STEP });
  const current = Math.floor(now / 1000 / STEP);
  for (let step = current + DRIFT; step >= current - DRIFT; step--) {
    if (step > lastUsedStep && isSame(totp.generate({ timestamp: step * STEP * 1000 }), code)) return step;
  }
  return undefined;
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
