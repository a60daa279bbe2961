import type { Config } from "./config.ts";

/** The features that a start in production lacks, one sentence each, for the log. */
export function configWarnings({ isProduction, smtpUrl }: Pick<Config, "isProduction" | "smtpUrl">): string[] {
  if (!isProduction || smtpUrl) return [];
  return [
    "SMTP_URL is not set: no mail can be sent, so no address can be confirmed, no password reset and no notice delivered",
  ];
}
