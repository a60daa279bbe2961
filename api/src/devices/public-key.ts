import { DEVICE_MESSAGES } from "@courtside/contracts/domain/device-messages.ts";
import { invalid } from "../errors.ts";

/** The public part of an ES256 key, as WebCrypto exports it. */
export interface PublicJwk {
  kty: "EC";
  crv: "P-256";
  x: string;
  y: string;
}

const PRIME = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n;
const B = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn;

const numberOf = (coordinate: string): bigint => BigInt(`0x${Buffer.from(coordinate, "base64url").toString("hex")}`);

/** Rejects coordinates that are no point of P-256: y² = x³ - 3x + b. Not every runtime's import checks that. */
export function requirePoint({ x: givenX, y: givenY }: PublicJwk): void {
  const [x, y] = [numberOf(givenX), numberOf(givenY)];
  const isOnCurve = x < PRIME && y < PRIME && (y * y - (x * x * x - 3n * x + B)) % PRIME === 0n;
  if (!isOnCurve) throw invalid("public_key", DEVICE_MESSAGES.bad_public_key);
}
