import { hashOfUnknownUser } from "./parameters.ts";
import { runHashTask } from "./pool.ts";

const unknownUserHash = hashOfUnknownUser();

/** The password's argon2id hash as a PHC string. Computed in a worker, also under Node (for the seed). */
export async function hashPassword(password: string): Promise<string> {
  return String(await runHashTask({ password }));
}

/**
 * Whether the password matches the hash. Without a hash (unknown account, or an account without a password) the result is false
 * and takes the same time.
 */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const matches = await runHashTask({ password, hash: hash ?? unknownUserHash });
  return matches === true && hash != null;
}
