import { setTimeout as pause } from "node:timers/promises";
import type { Config } from "../config.ts";
import type { Database } from "../db/pool.ts";
import { type Mail, MailError, type Mailer } from "./mail.ts";
import { keepInOutbox } from "./outbox.ts";
import { smtpSender } from "./smtp.ts";

/** A mail server that is busy or restarting gets the mail a little later; the last rejection is final. */
const PAUSES = [1_000, 4_000];

/**
 * Sends through SMTP_URL. Without one, mails are kept in the outbox, which development shows at /dev/outbox; production keeps
 * none, because they contain usable links, and each `send` fails. `onEnd` is called for each mail that was accepted or given up.
 */
export function openMailer(
  config: Pick<Config, "smtpUrl" | "mailFrom" | "isProduction">,
  db: Database,
  onEnd: (outcome: "sent" | "failed") => void,
): Mailer {
  const { send, close } = openUncounted(config, db);
  return {
    async send(mail) {
      try {
        await send(mail);
      } catch (error) {
        onEnd("failed");
        throw error;
      }
      onEnd("sent");
    },
    close,
  };
}

function openUncounted(config: Pick<Config, "smtpUrl" | "mailFrom" | "isProduction">, db: Database): Mailer {
  if (config.smtpUrl !== undefined) {
    const { deliver, close } = smtpSender(config.smtpUrl, config.mailFrom);
    return { send: (mail) => withTimeout(() => deliver(mail)), close };
  }
  const send = config.isProduction ? rejectMail : (mail: Mail) => keepInOutbox(db, mail);
  return { send, close: () => {} };
}

async function withTimeout(deliver: () => Promise<void>): Promise<void> {
  for (const wait of PAUSES) {
    try {
      return await deliver();
    } catch (error) {
      if (!(error instanceof MailError && error.isTemporary)) throw error;
      await pause(wait);
    }
  }
  return deliver();
}

const rejectMail = () => Promise.reject(new MailError("SMTP_URL is not set, and production keeps no outbox", false));
