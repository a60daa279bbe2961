import type { z } from "zod";

/** The club's data for notices, at the time of sending. */
export interface NoticeClub {
  name: string;
  timeZone: string;
  /** '' if the club gives none. */
  contactEmail: string;
}

/** A notice's text. Paragraphs are plain text; `path` is of the web, such as "/my-bookings". */
export interface NoticeText {
  subject: string;
  heading: string;
  paragraphs: string[];
  button?: { label: string; path: string };
}

/** One kind of notice: the details that it needs, stored as JSON until it is sent, and its text. */
export interface NoticeKind<Details extends z.ZodType> {
  details: Details;
  text(details: z.output<Details>, club: NoticeClub): NoticeText;
}

/** Ties the text to the type of the details. */
export const noticeKind = <Details extends z.ZodType>(kind: NoticeKind<Details>): NoticeKind<Details> => kind;
