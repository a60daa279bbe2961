import type { User } from "@supabase/auth-js";

/** "Authenticator app", or the next number that is free. */
export function freeName({ factors = [] }: Pick<User, "factors">): string {
  const taken = new Set(factors.filter(({ status }) => status === "verified").map((factor) => factor.friendly_name));
  const names = ["Authenticator app", ...factors.map((_, place) => `Authenticator app ${place + 2}`)];
  return names.find((name) => !taken.has(name)) ?? "Authenticator app";
}

/** In groups of four, for whoever types it. */
export const grouped = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, "$1 ");
