import type { Config } from "../../api/src/config.ts";
import { QA_EMAILS, QA_PASSWORD } from "../../api/src/qa/personas.ts";

/** What is printed once everything runs: where it is, and who can sign in. */
export function welcome({ qaLogin }: Config, url: string, elapsed: string): string {
  const signIns = Object.values(QA_EMAILS).map(
    (email, index) => `  ${(index === 0 ? "Sign in as" : "").padEnd(13)}${email}`,
  );
  return [
    "",
    `  Courtside is ready at ${url} after ${elapsed}. Ctrl-C stops it.`,
    ...(qaLogin ? ["", ...signIns, `  ${"Password".padEnd(13)}${QA_PASSWORD}`] : []),
    "",
  ].join("\n");
}
