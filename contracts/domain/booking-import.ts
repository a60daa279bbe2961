import { cutText } from "./cut-text.ts";
import { type DateOrder, durationMinutes, endTimeOf, type FileTime, timeOf, timesOf } from "./file-time.ts";

/** What a column of the file can hold (docs/importing-bookings.md). */
export const BOOKING_FIELDS = ["court", "start", "end", "date", "duration", "name", "email", "status"] as const;
export type BookingField = (typeof BOOKING_FIELDS)[number];

/** The column that holds each field; a field that is absent is in no column. */
export type BookingMapping = Partial<Record<BookingField, string>>;

export const BOOKING_FIELD_LABELS: Record<BookingField, string> = {
  court: "Court",
  start: "Start",
  end: "End",
  date: "Date, if apart",
  duration: "Duration",
  name: "Booked by",
  email: "Email",
  status: "Status",
};

/** The fields without which no row is a booking. */
export const NEEDED_BOOKING_FIELDS = ["court", "start"] as const satisfies readonly BookingField[];

/** Names of columns in other programs' files, without case, spaces and punctuation; the likelier first. */
const KNOWN_COLUMNS: Record<BookingField, readonly string[]> = {
  court: ["court", "courts", "courtname", "courtlabel", "resource", "resourcename", "resources"],
  start: [
    ...["bookingstartdate", "startdatetime", "starttime", "start", "begin", "begintime", "begindate", "from", "time"],
    ...["reservationtime", "startdate"],
  ],
  end: ["bookingenddate", "enddatetime", "endtime", "end", "until", "to", "enddate"],
  date: ["date", "reservationdate", "bookingdate", "day"],
  duration: ["duration", "durationminutes", "length", "minutes"],
  name: [
    ...["bookedby", "member", "membername", "user", "username", "owner", "ownername", "customer", "customername"],
    ...["participantname", "player", "playername", "players", "members", "reservedby", "fullname", "name"],
  ],
  email: [
    "email",
    "emailaddress",
    "mail",
    "memberemail",
    "useremail",
    "owneremail",
    "customeremail",
    "participantemail",
  ],
  status: [
    "status",
    "bookingstatus",
    "reservationstatus",
    "state",
    "iscanceled",
    "iscancelled",
    "canceled",
    "cancelled",
  ],
};

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** The columns whose names say what they hold; each at most once. */
export function guessedBookingMapping(columns: readonly string[]): BookingMapping {
  const mapping: BookingMapping = {};
  for (const field of BOOKING_FIELDS) {
    for (const known of KNOWN_COLUMNS[field]) {
      const column = columns.find((name) => plain(name) === known);
      if (column === undefined) continue;
      mapping[field] = column;
      break;
    }
  }
  return mapping;
}

/** Playtomic gives times in UTC; the exports of the others are in the club's time. */
export const guessedTimes = ({ start = "" }: BookingMapping): "club" | "utc" =>
  plain(start) === "bookingstartdate" ? "utc" : "club";

export const BOOKING_OUTCOMES = ["new", "unchanged", "skipped", "wrong"] as const;
export type BookingOutcome = (typeof BOOKING_OUTCOMES)[number];

export interface BookingProblem {
  field: BookingField;
  message: string;
}

/** What a row says about a booking, before it is compared with the club. */
export interface BookingRow {
  court: string;
  start: FileTime | null;
  /** null: the row names none, and the booking is one slot long. */
  end: FileTime | { minutes: number } | null;
  name: string;
  email: string;
  isCanceled: boolean;
}

const CANCELED = /^(canc|delet|declin|reject|storn|anul)/i;
const YES = /^(true|yes|1)$/i;

/** Whether the value of a status says that the booking is none any more; a column may also be called "canceled" and hold yes. */
function saysCanceled(value: string, column: string): boolean {
  return CANCELED.test(value) || (/cancel/i.test(column) && YES.test(value));
}

/** The values of a mapped row; `get` reads a column. */
export function bookingOfRow(
  get: (column: string) => string,
  mapping: BookingMapping,
  order: DateOrder,
): { row: BookingRow; problems: BookingProblem[] } {
  const value = (field: BookingField): string => {
    const column = mapping[field];
    return column === undefined ? "" : get(column).trim().replace(/\s+/g, " ");
  };
  const problems: BookingProblem[] = [];
  const wrong = (field: BookingField, message: string): null => {
    problems.push({ field, message });
    return null;
  };
  const court = value("court");
  if (court === "") wrong("court", "Court is required");
  const date = value("date");
  const [from = "", until] = timesOf(value("start"));
  const start = timeOf(from, order, date) ?? wrong("start", unreadable("Start", value("start")));
  const row = { court, start, name: value("name"), email: value("email"), end: null };
  const isCanceled = saysCanceled(value("status"), mapping.status ?? "");
  const end = value("end") || until || "";
  if (end !== "") {
    const read = endTimeOf(end, order, start, date || from) ?? wrong("end", unreadable("End", end));
    return { row: { ...row, end: read, isCanceled }, problems };
  }
  const duration = value("duration");
  if (duration === "") return { row: { ...row, isCanceled }, problems };
  const minutes = durationMinutes(duration);
  if (minutes === null) wrong("duration", unreadable("Duration", duration));
  return { row: { ...row, end: minutes === null ? null : { minutes }, isCanceled }, problems };
}

const unreadable = (what: string, text: string): string =>
  text === "" ? `${what} is required` : `"${cutText(text, 40)}" cannot be read as ${what.toLowerCase()}`;

/** Names as they are compared: without case and repeated spaces. */
export const comparedName = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, " ");

/** The names that a cell may hold, the booker's first: some exports list all players. */
export function namesIn(cell: string): string[] {
  const parts = cell.split(/[;|\n]|,(?!\s*(?:jr|sr)\b)/i).map((part) => part.trim().replace(/\s*\([^)]*\)$/, ""));
  return [cell, ...parts].filter((part, place, all) => part !== "" && all.indexOf(part) === place);
}
