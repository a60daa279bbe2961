/** A part of a mail that calendars read. */
export interface MailInvitation {
  /** PUBLISH: a file with several entries, which the reader opens. */
  method: "REQUEST" | "CANCEL" | "PUBLISH";
  /** RFC 5545. */
  content: string;
}

/** One mail to one person. */
export interface Mail {
  /** A bare address that was validated before. */
  to: string;
  /** The purpose, such as "recovery"; for the log, never shown. */
  kind: string;
  subject: string;
  text: string;
  html: string;
  invitation?: MailInvitation | undefined;
  /** Where its reader ends such mails without signing in. */
  unsubscribeUrl?: string | undefined;
}

/** Sends mails. */
export interface Mailer {
  /** Resolves when the mail server, or the outbox, has accepted it. Throws {@link MailError}. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Why a mail was not accepted; contains no address, and may be logged. */
export class MailError extends Error {
  /** Whether the same mail may be accepted later. */
  readonly isTemporary: boolean;

  constructor(message: string, isTemporary: boolean) {
    super(message);
    this.isTemporary = isTemporary;
  }
}
