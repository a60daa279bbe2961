/** One mail to one person. */
export interface Mail {
  /** A bare address that was checked before. */
  to: string;
  /** What it is for, such as "recovery"; for the log, never shown. */
  kind: string;
  subject: string;
  text: string;
  html: string;
}

/** Hands mails over for delivery. */
export interface Mailer {
  /** Resolves when the mail server, or the outbox, has taken it. Throws {@link MailError}. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Why a mail was not taken; names no address, and may be logged. */
export class MailError extends Error {
  /** Whether the same mail may be taken later. */
  readonly isTemporary: boolean;

  constructor(message: string, isTemporary: boolean) {
    super(message);
    this.isTemporary = isTemporary;
  }
}
