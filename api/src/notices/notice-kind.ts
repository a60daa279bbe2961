import type { z } from "zod";
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

/** A notice's text. Paragraphs are plain text; `path` is of the web, such as "/my-bookings". */
export interface NoticeText {
  subject: string;
  heading: string;
  paragraphs: string[];
  button?: { label: string; path: string };
  /** For the reader's calendar. */
  entries?: NoticeEntry[];
}

/** One kind of notice: the details that it needs, stored as JSON until it is sent, and its text. */
export interface NoticeKind<Details extends z.ZodType> {
  details: Details;
  text(details: z.output<Details>, club: NoticeClub): NoticeText;
}

/** Ties the text to the type of the details. */
export const noticeKind = <Details extends z.ZodType>(kind: NoticeKind<Details>): NoticeKind<Details> => kind;
