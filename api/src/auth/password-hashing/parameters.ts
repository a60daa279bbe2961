import { randomBytes } from "node:crypto";

/**
 * OWASP's first choice for argon2id (memory in KiB). Each stored hash contains its parameters, so older hashes remain valid after
 * a change.
 */
export const ARGON2_PARAMETERS = { memorySize: 19_456, iterations: 2, parallelism: 1, hashLength: 32 } as const;

export const SALT_LENGTH = 16;

/** The hash of no password, with the current parameters: comparing with it costs what a real comparison costs. */
export function hashOfUnknownUser(): string {
  const { memorySize, iterations, parallelism, hashLength } = ARGON2_PARAMETERS;
  const parameters = `m=${memorySize},t=${iterations},p=${parallelism}`;
  return `$argon2id$v=19$${parameters}$${unpadded(SALT_LENGTH)}$${unpadded(hashLength)}`;
}

const unpadded = (bytes: number) => randomBytes(bytes).toString("base64").replaceAll("=", "");
