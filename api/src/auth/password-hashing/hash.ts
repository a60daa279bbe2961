import { hashOfUnknownUser } from "./parameters.ts";
import { runHashTask } from "./pool.ts";

const nobody = hashOfUnknownUser();

/** The password's argon2id hash as a PHC string. Computed in a worker, also under Node (the seed uses it). */
export async function hashPassword(password: string): Promise<string> {
  return String(await runHashTask({ password }));
}

/**
 * Whether the password is the hashed one. Without a hash (unknown account, or one that has no password) the response is
 * false and takes the same time.
 */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const matches = await runHashTask({ password, hash: hash ?? nobody });
  return matches === true && hash != null;
}
