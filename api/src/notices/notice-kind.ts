import type { z } from "zod";

/** The club as a notice may speak of it, at the moment of sending. */
export interface NoticeClub {
  name: string;
  timeZone: string;
  /** '' where the club gives none. */
  contactEmail: string;
}

/** A notice's wording. Paragraphs are plain text; `path` is of the web, such as "/my-bookings". */
export interface NoticeText {
  subject: string;
  heading: string;
  paragraphs: string[];
  button?: { label: string; path: string };
}

/** One kind of notice: what it must be told, kept as JSON until it is sent, and what it then says. */
export interface NoticeKind<Facts extends z.ZodType> {
  details: Facts;
  text(details: z.output<Facts>, club: NoticeClub): NoticeText;
}

/** Ties the wording to the facts' own type. */
export const noticeKind = <Facts extends z.ZodType>(kind: NoticeKind<Facts>): NoticeKind<Facts> => kind;
