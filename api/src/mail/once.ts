import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { Config } from "../config.ts";
import type { Database } from "../db/pool.ts";
import type { Mail } from "./mail.ts";
import { keepInOutbox } from "./outbox.ts";
import { codesOf, openTransport } from "./smtp.ts";

/** How an attempt ended. `later`: not taken for now. `in_doubt`: nobody knows whether it was taken. `problem` names no address. */
export type Delivery = { outcome: "sent" } | { outcome: "later" | "rejected" | "in_doubt"; problem: string };

/** Tries a mail once: for whoever keeps it and decides about the next attempt. */
export interface OnceMailer {
  /**
   * `beforeHandOver` is awaited before the first byte of the mail leaves; where it throws, none does, and this throws the same.
   * Until then the mail has certainly not been taken.
   */
  sendOnce(mail: Mail, beforeHandOver: () => Promise<void>): Promise<Delivery>;
  close(): void;
}

/** How many mails are on their way at a time. Fewer than mail servers commonly allow one client. */
export const ON_THEIR_WAY = 5;

export function openOnceMailer(
  config: Pick<Config, "smtpUrl" | "mailFrom" | "isProduction">,
  db: Database,
): OnceMailer {
  if (config.smtpUrl !== undefined) return smtpOnce(config.smtpUrl, config.mailFrom);
  if (config.isProduction) {
    const problem = "SMTP_URL is not set, and production keeps no outbox";
    return { sendOnce: async () => ({ outcome: "rejected", problem }), close: () => {} };
  }
  return {
    async sendOnce(mail, beforeHandOver) {
      await beforeHandOver();
      await keepInOutbox(db, mail);
      return { outcome: "sent" };
    },
    close: () => {},
  };
}

interface Attempt {
  beforeHandOver: () => Promise<void>;
  isHandedOver: boolean;
  /** What `beforeHandOver` threw. */
  stopped: { error: unknown } | undefined;
}

function smtpOnce(smtpUrl: string, from: string): OnceMailer {
  const transport = openTransport(smtpUrl, ON_THEIR_WAY);
  const attempts = new Map<string, Attempt>();
  // The message is read only once the server has taken the envelope and asks for it.
  transport.use("stream", ({ message }, done) => {
    const attempt = attempts.get(message.messageId());
    const read = message.createReadStream.bind(message);
    message.createReadStream = (options) =>
      attempt ? Readable.from(handedOver(attempt, () => read(options))) : read(options);
    done();
  });

  return {
    async sendOnce({ to, subject, text, html }, beforeHandOver) {
      const messageId = `<${randomUUID()}@${domainOf(from)}>`;
      const attempt: Attempt = { beforeHandOver, isHandedOver: false, stopped: undefined };
      attempts.set(messageId, attempt);
      try {
        const headers = { "Auto-Submitted": "auto-generated" };
        await transport.sendMail({ from, to: { name: "", address: to }, subject, text, html, messageId, headers });
        return { outcome: "sent" };
      } catch (error) {
        if (attempt.stopped) throw attempt.stopped.error;
        return deliveryAfter(error, attempt.isHandedOver);
      } finally {
        attempts.delete(messageId);
      }
    },
    close: () => transport.close(),
  };
}

async function* handedOver(attempt: Attempt, read: () => AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    await attempt.beforeHandOver();
  } catch (error) {
    attempt.stopped = { error };
    throw error;
  }
  attempt.isHandedOver = true;
  yield* read();
}

/** Only what the server says of this very mail is final: a wrong password or a closed door is not the mail's failure. */
function deliveryAfter(error: unknown, isHandedOver: boolean): Delivery {
  const { code, reply } = codesOf(error);
  const problem = `the mail server did not take it: ${code} ${reply ?? ""}`.trim();
  if (reply === undefined && isHandedOver) return { outcome: "in_doubt", problem: `no answer to the mail: ${code}` };
  const isOfThisMail = code === "EENVELOPE" || code === "EMESSAGE";
  return { outcome: isOfThisMail && (reply === undefined || reply >= 500) ? "rejected" : "later", problem };
}

/** "club.example" of "Courtside <no-reply@club.example>". */
const domainOf = (from: string): string => /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? "courtside";
