import type { User } from "@supabase/auth-js";

/** "Authenticator app", "Security key", or the next number of it that is free. */
export function freeName({ factors = [] }: Pick<User, "factors">, kind: string): string {
  const taken = new Set(factors.filter(({ status }) => status === "verified").map((factor) => factor.friendly_name));
  const names = [kind, ...factors.map((_, place) => `${kind} ${place + 2}`)];
  return names.find((name) => !taken.has(name)) ?? kind;
}

/** In groups of four, for typing. */
export const grouped = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, "$1 ");
