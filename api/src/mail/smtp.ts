import { createTransport } from "nodemailer";
import { type Mail, MailError } from "./mail.ts";

/** Milliseconds. A server that hangs must not delay mails for minutes. */
const TIMEOUT = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** A small pool of connections to one mail server. */
export const openTransport = (smtpUrl: string, maxConnections: number) =>
  createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...TIMEOUT,
  });

/** `deliver` throws {@link MailError}. */
export function smtpSender(smtpUrl: string, from: string) {
  const transport = openTransport(smtpUrl, 3);
  return {
    async deliver({ to, subject, text, html }: Mail): Promise<void> {
      const recipient = { name: "", address: to };
      await transport.sendMail({ from, to: recipient, subject, text, html }).catch((error: unknown) => {
        throw mailError(error);
      });
    },
    close: () => transport.close(),
  };
}

/** The server's message may quote the address, so only codes are kept. */
export function codesOf(error: unknown): MailCodes {
  const { code, command, responseCode, response } = error as Partial<Record<string, unknown>>;
  return {
    code: String(code ?? "unknown"),
    command: typeof command === "string" ? command : undefined,
    reply: typeof responseCode === "number" ? responseCode : undefined,
    status: /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(response ?? ""))?.[1],
  };
}

interface MailCodes {
  code: string;
  command: string | undefined;
  reply: number | undefined;
  /** The enhanced status code, such as "5.7.1". */
  status: string | undefined;
}

function mailError(error: unknown): MailError {
  const { code, reply } = codesOf(error);
  const isTemporary = reply === undefined ? code !== "EAUTH" && code !== "EENVELOPE" : reply < 500;
  return new MailError(`the mail server did not take it: ${code} ${reply ?? ""}`.trim(), isTemporary);
}
