import type { DayPiece } from "@courtside/contracts/domain/club-day/shared-day.ts";
import type { ClubCount, LiveChange } from "@courtside/contracts/domain/live-change.ts";
import { type Frame, frameOf } from "./frames.ts";
import type { Subscriber } from "./subscriber.ts";

/** A change as the api's processes notify each other of it. */
export interface HeardChange extends Omit<LiveChange, "mine" | "days" | "club_bookings"> {
  /** It changes names alone: readers who see none do not get it. */
  names_only?: boolean;
  /** The ids of those whose own day, bookings or waitlist entries it changes: they stay in the api. Absent: it may be anyone's. */
  people?: string[];
}

/** The people of a booking or lesson. */
export const peopleOf = (row: {
  user_id: string;
  coach_id: string | null;
  players?: { user_id: string | null }[];
}): string[] => [
  row.user_id,
  ...(row.coach_id === null ? [] : [row.coach_id]),
  ...(row.players ?? []).flatMap(({ user_id }) => user_id ?? []),
];

/** Where the pieces of shared days come from that changes carry, and the counts for staff. */
export interface PieceSource {
  keeps(clubId: string): boolean;
  piecesOf(clubId: string, changes: readonly LiveChange[]): Promise<Record<"members" | "staff", DayPiece[]>[]>;
  /** The club's bookings in the count weeks of these dates; undefined: readers ask themselves. */
  countsOf(clubId: string, dates: readonly string[]): Promise<ClubCount[] | undefined>;
  /** Changes that no reader gets. */
  skip(clubId: string): void;
}

/**
 * Sends a club's changes to its readers in the order in which they were made. Changes that come while the pieces of others are
 * built wait, and are built together.
 */
export class ClubNews {
  readonly #clubId: string;
  readonly #pieces: PieceSource | undefined;
  readonly #readers: () => Iterable<Subscriber>;
  #waiting: HeardChange[] = [];
  #isBusy = false;

  constructor(clubId: string, pieces: PieceSource | undefined, readers: () => Iterable<Subscriber>) {
    this.#clubId = clubId;
    this.#pieces = pieces;
    this.#readers = readers;
  }

  /** Resolves once every change so far is sent. */
  async push(change: HeardChange): Promise<void> {
    this.#waiting.push(change);
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      while (this.#waiting.length > 0) await this.#sendAll(this.#waiting.splice(0));
    } finally {
      this.#isBusy = false;
    }
  }

  async #sendAll(all: HeardChange[]): Promise<void> {
    for (const change of all) if (change.topic === "inbox") this.#sendToInboxes(change);
    const changes = all.filter(({ topic }) => topic !== "inbox");
    if (changes.length === 0) return;
    if (!this.#pieces?.keeps(this.#clubId)) {
      for (const heard of changes) {
        const { people: _people, names_only: _namesOnly, ...change } = heard;
        const frame = frameOf("change", change);
        this.#send(heard, () => frame);
      }
      return;
    }
    const [pieces, counts] = await Promise.all([
      this.#pieces.piecesOf(this.#clubId, changes),
      this.#countsAfter(this.#pieces, changes),
    ]);
    const lastBooking = changes.findLastIndex(isCounted);
    for (const [index, heard] of changes.entries()) {
      const { people, names_only: _namesOnly, ...change } = heard;
      // The counts of the whole club, which staff see, change with every booking.
      const changesCounts = isCounted(heard);
      // One encoding for all readers who get the same.
      const made = new Map<string, Frame>();
      this.#send(heard, ({ userId, seesNames }) => {
        const seesCounts = seesNames && changesCounts;
        const mine = people === undefined || people.includes(userId) || (seesCounts && !counts);
        const name = `${seesNames} ${mine}`;
        const days = pieces[index]?.[seesNames ? "staff" : "members"] ?? [];
        // The counts after all of these changes go with the last of them.
        const club_bookings = seesCounts && index === lastBooking ? counts : undefined;
        const frame =
          made.get(name) ??
          frameOf("change", {
            ...change,
            mine,
            ...(days.length > 0 && { days }),
            ...(club_bookings && { club_bookings }),
          });
        made.set(name, frame);
        return frame;
      });
    }
  }

  /** Only to their readers, by an event of its own: shells of a release before do not know the topic. */
  #sendToInboxes({ topic, people }: HeardChange): void {
    const frame = frameOf("inbox", { topic });
    for (const reader of this.#readers()) {
      if ((!reader.topics || reader.topics.includes(topic)) && people?.includes(reader.userId) !== false)
        reader.push(frame);
    }
  }

  /** The club's counts after these changes, if staff are there to see them. */
  async #countsAfter(source: PieceSource, changes: HeardChange[]): Promise<ClubCount[] | undefined> {
    const counted = changes.filter(isCounted);
    const dates = counted.flatMap(({ dates = [] }) => dates);
    if (dates.length === 0 || counted.some(({ dates }) => !dates)) return undefined;
    for (const { seesNames } of this.#readers()) {
      if (seesNames) return source.countsOf(this.#clubId, dates).catch(() => undefined);
    }
    return undefined;
  }

  #send({ topic, names_only }: HeardChange, frameFor: (reader: Subscriber) => Frame): void {
    for (const reader of this.#readers()) {
      if (names_only && !reader.seesNames) continue;
      if (!reader.topics || reader.topics.includes(topic)) reader.push(frameFor(reader));
    }
  }
}

const isCounted = ({ topic, names_only }: HeardChange): boolean => topic === "bookings" && !names_only;
