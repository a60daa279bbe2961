import type { z } from "zod";
import type { MailText, PlaceholderValues } from "./mail-text.ts";
import { paragraphsOf, subjectOf } from "./mail-text.ts";
import type { CourtTime } from "./payload.ts";

/** The club's data for notices, at the time of sending. */
export interface NoticeClub {
  name: string;
  timeZone: string;
  /** '' if the club gives none. */
  contactEmail: string;
}

/** What a notice brings into its reader's calendar. */
export interface NoticeEntry extends Pick<CourtTime, "startsAt" | "endsAt" | "courtName"> {
  /** Of the booking or the event's date. */
  id: string;
  sequence: number;
  /** undefined: a court was booked. */
  title?: string | undefined;
  /** The page about it; undefined: the reader has no account to see it in. */
  path?: string | undefined;
  isCanceled: boolean;
}

/** `path` is of the web, such as "/my-bookings". */
interface NoticeLink {
  label: string;
  path: string;
}

/** What does not depend on the club's own text. */
interface NoticeFrame {
  heading: string;
  button?: NoticeLink;
  /**
   * The buttons of a push message; without them it has `button`. They only open pages, which ask before anything is changed
   * (docs/decisions/0095-push-actions.md).
   */
  pushActions?: (NoticeLink & { action: "accept" | "cancel" | "decline" | "leave" | "open" })[];
  /** For the reader's calendar. */
  entries?: NoticeEntry[];
}

/** A notice's text. Paragraphs are plain text. */
export interface NoticeText extends NoticeFrame {
  subject: string;
  paragraphs: string[];
}

/** One notice before its subject and text are filled in. */
export interface NoticeParts extends NoticeFrame {
  /** For the placeholders of the mail's text; `{club}` is always there. */
  values: PlaceholderValues;
}

interface Definition<Details extends z.ZodType> {
  /** As admins read it, such as "Booking made". */
  label: string;
  details: Details;
  /** The product's own text; a club may have another (docs/product/notifications.md#texts-of-mails). */
  mail: MailText;
  /** For the preview of a text. */
  sample: z.input<Details>;
  parts(details: z.output<Details>, club: NoticeClub): NoticeParts;
}

/** One kind of notice: the details that it needs, stored as JSON until it is sent, and its text. */
export interface NoticeKind<Details extends z.ZodType> extends Definition<Details> {
  /** `own` replaces the product's subject and text. */
  text(details: z.output<Details>, club: NoticeClub, own?: MailText): NoticeText;
}

/** Ties the text to the type of the details. */
export function noticeKind<Details extends z.ZodType>(kind: Definition<Details>): NoticeKind<Details> {
  return {
    ...kind,
    text(details, club, own = kind.mail) {
      const { values, ...frame } = kind.parts(details, club);
      const all = { club: club.name, ...values };
      return { subject: subjectOf(own, all), paragraphs: paragraphsOf(own, all), ...frame };
    },
  };
}
