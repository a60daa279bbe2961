import { createTransport } from "nodemailer";
import { type Mail, MailError } from "./mail.ts";

/** Milliseconds. A server that hangs must not hold mails up for minutes. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** A few kept connections to one mail server. `deliver` throws {@link MailError}. */
export function smtpSender(smtpUrl: string, from: string) {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...PATIENCE,
  });
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

/** The server's own words may quote the address, so only codes are kept. */
function mailError(error: unknown): MailError {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const reply = typeof responseCode === "number" ? responseCode : undefined;
  const isTemporary = reply === undefined ? code !== "EAUTH" && code !== "EENVELOPE" : reply < 500;
  return new MailError(
    `the mail server did not take it: ${String(code ?? "unknown")} ${reply ?? ""}`.trim(),
    isTemporary,
  );
}
