import type { User } from "@supabase/auth-js";

/**
 * Whether an account that signs in by its address has no password: one chosen in another browser than the one that proves the
 * address does not count (docs/decisions/0024). `has_password` is ours, so no type of the client has it.
 */
export function lacksPassword(user: Pick<User, "email_confirmed_at" | "identities">): boolean {
  const { email_confirmed_at: confirmed, identities = [] } = user;
  const isByAddress =
    Boolean(confirmed) && identities.length > 0 && identities.every(({ provider }) => provider === "email");
  return isByAddress && "has_password" in user && user.has_password === false;
}
