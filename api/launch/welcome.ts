import type { Config } from "../src/config.ts";
import { qaAccounts, qaPassword } from "./qa-accounts.ts";

/** What is printed once everything runs: where it is, and who can sign in. */
export function welcome({ qaLogin }: Config, url: string, elapsed: string): string {
  const signIns = qaAccounts.map((email, index) => `  ${(index === 0 ? "Sign in as" : "").padEnd(13)}${email}`);
  return [
    "",
    `  Courtside is ready at ${url} after ${elapsed}. Ctrl-C stops it.`,
    ...(qaLogin ? ["", ...signIns, `  ${"Password".padEnd(13)}${qaPassword}`] : []),
    "",
  ].join("\n");
}
