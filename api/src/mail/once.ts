import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { Config } from "../config.ts";
import type { Database } from "../db/pool.ts";
import type { Mail, MailInvitation } from "./mail.ts";
import { keepInOutbox } from "./outbox.ts";
import { codesOf, openTransport } from "./smtp.ts";

/**
 * The outcome of an attempt. `later`: not accepted for now. `in_doubt`: unknown whether it was accepted. `problem` contains no
 * address.
 */
export type Delivery =
  | { outcome: "sent" }
  | {
      outcome: "later" | "rejected" | "in_doubt";
      problem: string;
      /** The mail server has rejected this mail to this address for good. */
      isBounced?: boolean;
    };

/** Tries to send a mail once: for a caller that stores it and decides about the next attempt. */
export interface OnceMailer {
  /**
   * `beforeHandOver` is awaited before the first byte of the mail is sent; if it throws, nothing is sent, and this throws the
   * same error. Until then the mail has certainly not been accepted.
   */
  sendOnce(mail: Mail, beforeHandOver: () => Promise<void>): Promise<Delivery>;
  close(): void;
}

/** The number of mails that are sent at the same time; fewer than mail servers commonly allow one client. */
export const MAX_IN_FLIGHT = 5;

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
  /** The error of `beforeHandOver`. */
  stopped: { error: unknown } | undefined;
}

function smtpOnce(smtpUrl: string, from: string): OnceMailer {
  const transport = openTransport(smtpUrl, MAX_IN_FLIGHT);
  const attempts = new Map<string, Attempt>();
  // The message is read only after the server has accepted the envelope and requests it.
  transport.use("stream", ({ message }, done) => {
    const attempt = attempts.get(message.messageId());
    const read = message.createReadStream.bind(message);
    message.createReadStream = (options) =>
      attempt ? Readable.from(handedOver(attempt, () => read(options))) : read(options);
    done();
  });

  return {
    async sendOnce({ to, subject, text, html, invitation, unsubscribeUrl }, beforeHandOver) {
      const messageId = `<${randomUUID()}@${domainOf(from)}>`;
      const attempt: Attempt = { beforeHandOver, isHandedOver: false, stopped: undefined };
      attempts.set(messageId, attempt);
      try {
        const headers = {
          "Auto-Submitted": "auto-generated",
          // RFC 8058: the mail program unsubscribes with one click, by a POST.
          ...(unsubscribeUrl && {
            "List-Unsubscribe": { prepared: true, value: `<${unsubscribeUrl}>` },
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }),
        };
        const recipient = { name: "", address: to };
        await transport.sendMail({
          from,
          to: recipient,
          subject,
          text,
          html,
          messageId,
          headers,
          ...(invitation && calendarPartOf(invitation)),
        });
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

/** An invitation is another form of the text, which programs show as such; a file with several entries is an attachment alone. */
function calendarPartOf({ method, content }: MailInvitation) {
  if (method !== "PUBLISH") return { icalEvent: { method, content, filename: "invitation.ics" } };
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  return { attachments: [{ filename: "dates.ics", content, contentType }] };
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

/** The server's reply to the reader's address, and nodemailer's own check of it. */
const OF_READER = ["RCPT TO", "API"];
/** Enhanced status codes (RFC 3463) about the sender, authentication or policy: many servers reply with them to the reader's address. */
const OF_SENDER = /^5\.(7\.\d+|1\.[78])$/;

/**
 * Only a reply about this reader or this mail is final. A wrong password or a closed port is not the mail's failure, and a rejected
 * sender (`MAIL FROM`) or a rejected `DATA` concerns every mail.
 */
function deliveryAfter(error: unknown, isHandedOver: boolean): Delivery {
  const { code, command, reply, status } = codesOf(error);
  const problem = `the mail server did not take it: ${code} ${reply ?? ""}`.trim();
  if (reply === undefined && isHandedOver) return { outcome: "in_doubt", problem: `no reply to the mail: ${code}` };
  const isOfThisMail = code === "EMESSAGE" || (code === "EENVELOPE" && OF_READER.includes(command ?? ""));
  const isRejected = isOfThisMail && !OF_SENDER.test(status ?? "") && (reply === undefined || reply >= 500);
  return { outcome: isRejected ? "rejected" : "later", problem, isBounced: isRejected && reply !== undefined };
}

/** "club.example" of "Courtside <no-reply@club.example>". */
const domainOf = (from: string): string => /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? "courtside";
