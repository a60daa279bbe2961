import type { CalendarEntry } from "../../calendar/entry.ts";
import { publishedText } from "../../calendar/ical.ts";
import type { Sql } from "../../db/pool.ts";
import { selectOptionalCourt } from "../../scheduling/courts/queries.ts";
import { selectCourtTimes } from "../../scheduling/courts/times.ts";
import { selectClub } from "../../tenant/queries.ts";
import type { FeedOwner } from "../queries.ts";
import { bookingEntry, eventEntry, type FeedClub, occupancyEntry } from "./entries.ts";
import { type FeedWindow, selectFeedBookings, selectFeedEvents } from "./queries.ts";

const DAY = 86_400_000;
/** A reader sees the season behind and the year ahead; a screen on a wall, the days around now. */
const PEOPLE = { before: 90 * DAY, after: 366 * DAY };
const COURTS = { before: DAY, after: 60 * DAY };
/** Entries of a kind: bookings, events, or a court's times. */
export const MOST = 2_000;

interface Reading {
  sql: Sql;
  clubId: string;
  now: number;
  siteUrl: string;
}

/** The feed's text (docs/product/booking.md#calendar-feeds), in a transaction that is bound to its club. */
export async function readFeedText({ sql, clubId, now, siteUrl }: Reading, owner: FeedOwner): Promise<string> {
  const { name, location } = await selectClub(sql, clubId);
  const club: FeedClub = { name, location, siteUrl };
  if (owner.kind === "court") return readCourt(sql, clubId, owner.courtId, club, windowOf(now, COURTS));
  const person = { userId: owner.userId, onlyTeaching: owner.kind === "coach" };
  const window = windowOf(now, PEOPLE);
  const [bookings, events] = await Promise.all([
    selectFeedBookings(sql, clubId, person, window),
    selectFeedEvents(sql, clubId, person, window),
  ]);
  const entries = [
    ...bookings.map((row) => bookingEntry(row, club, owner.userId)),
    ...events.map((row) => eventEntry(row, club)),
  ];
  return publishedText(owner.kind === "coach" ? `Lessons at ${name}` : name, inOrder(entries));
}

async function readCourt(sql: Sql, clubId: string, courtId: string, club: FeedClub, window: FeedWindow) {
  const [court, rows] = await Promise.all([
    selectOptionalCourt(sql, clubId, courtId),
    selectCourtTimes(sql, clubId, courtId, window),
  ]);
  const name = court?.name ?? "Court";
  return publishedText(`${name}, ${club.name}`, inOrder(rows.map((row) => occupancyEntry(row, name, club))));
}

const windowOf = (now: number, { before, after }: { before: number; after: number }): FeedWindow => ({
  from: new Date(now - before),
  until: new Date(now + after),
  now: new Date(now),
  limit: MOST,
});

const inOrder = (entries: CalendarEntry[]): CalendarEntry[] =>
  entries.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.id.localeCompare(b.id));
