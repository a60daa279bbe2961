import { mailgunReports } from "./mailgun.ts";
import type { MailProvider } from "./report.ts";
import { signedReports } from "./signed.ts";

export interface MailReportSettings {
  provider: "mailgun" | "signed";
  secret: string;
}

type Environment = Partial<Record<"MAIL_REPORTS_SECRET" | "MAILGUN_SIGNING_KEY", string | undefined>>;

/** Who reports bounces and complaints: Mailgun, an adapter with a secret of its own, or nobody. */
export function mailReportSettings(env: Environment): {
  mailReports: MailReportSettings | undefined;
  problems: string[];
} {
  const { MAIL_REPORTS_SECRET: own, MAILGUN_SIGNING_KEY: mailgun } = env;
  if (own && mailgun)
    return { mailReports: undefined, problems: ["MAIL_REPORTS_SECRET: must be unset beside Mailgun"] };
  if (mailgun) return { mailReports: { provider: "mailgun", secret: mailgun }, problems: [] };
  return { mailReports: own ? { provider: "signed", secret: own } : undefined, problems: [] };
}

export const mailProvider = ({ provider, secret }: MailReportSettings): MailProvider =>
  provider === "mailgun" ? mailgunReports(secret) : signedReports(secret);
