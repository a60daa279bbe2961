import type { RuleViolation } from "@courtside/contracts/domain/booking-rules.ts";
import type { SeriesFate } from "@courtside/contracts/domain/booking-series.ts";
import { localDate, type Slot, weekBounds } from "@courtside/contracts/domain/club-time.ts";
import { type MessageCode, messageOf } from "@courtside/contracts/domain/messages.ts";
import type { ClubTx } from "../../club-tx.ts";
import type { ClubRow } from "../../tenant/queries.ts";
import { type Alternative, alternativesOn } from "../bookings/alternatives.ts";
import type { CourtRow } from "../courts/queries.ts";
import { layOutDay } from "../days/booking-context.ts";
import { type PersonDay, rejectionOn } from "../days/person-day.ts";
import { type PersonTime, selectPersonTimes } from "../days/queries.ts";
import type { SeriesPlayers } from "./players.ts";
import { type FilledTime, selectCountedStarts, selectCourtTimesIn } from "./queries.ts";

/** A transaction of a person, or of the job that books for one. */
export type SeriesTx = Pick<ClubTx, "sql" | "clubId" | "userId" | "role" | "now"> & {
  origin: Omit<ClubTx["origin"], "sessionId"> & { sessionId: string | null };
};

export interface Judged {
  fate: SeriesFate;
  /** Null: it can be booked. */
  rejection: Pick<RuleViolation, "code" | "message"> | null;
  alternatives: Alternative[];
}

/** Alternatives lie within two hours (docs/product/booking.md#alternatives). */
const TWO_HOURS = 2 * 3_600_000;

const FATES: Partial<Record<MessageCode, SeriesFate>> = {
  slot_conflict: "taken",
  advance_window: "beyond_window",
  daily_limit: "over_limit",
  weekly_limit: "over_limit",
  own_overlap: "own_overlap",
  player_busy: "player_busy",
  player_daily_limit: "over_limit",
  player_weekly_limit: "over_limit",
  guest_month_limit: "over_limit",
  guest_year_limit: "over_limit",
  guest_visits_limit: "over_limit",
  skipped_time: "skipped_time",
  past: "past",
};

interface JudgingInput {
  rules: ClubRow;
  booker: PersonDay["booker"];
  /** All active courts of the sport, and those that are asked for. */
  courts: CourtRow[];
  /** All slots that will be judged. */
  slots: Slot[];
  /** The bookings that are about to leave their places: these are free, and they are not counted. */
  leaving?: LeavingBooking[];
  /** Who plays on every date besides the booker. */
  players?: SeriesPlayers | null;
}

interface LeavingBooking {
  id: string;
  starts_at: Date;
  ends_at: Date;
}

/**
 * Judges the dates of one person's series one after the other, by the rules of a single booking: what they have accepted counts
 * against the limits of later ones. Everything is read once, in three statements, however many dates there are.
 */
export class SeriesJudge {
  readonly #tx: SeriesTx;
  readonly #input: JudgingInput;
  readonly #times: Map<string, FilledTime[]>;
  readonly #own: PersonTime[];
  readonly #booked: number[];

  private constructor(tx: SeriesTx, input: JudgingInput, read: [FilledTime[], PersonTime[], number[]]) {
    this.#tx = tx;
    this.#input = input;
    this.#times = new Map(input.courts.map(({ id }) => [id, []]));
    for (const time of read[0]) this.#times.get(time.court_id)?.push(time);
    this.#own = [...read[1]];
    this.#booked = [...read[2]];
  }

  static async read(tx: SeriesTx, input: JudgingInput): Promise<SeriesJudge> {
    const { sql, clubId } = tx;
    const { rules, booker, courts, slots, leaving = [] } = input;
    const starts = slots.map(({ startsAt }) => startsAt);
    const ends = slots.map(({ endsAt }) => endsAt);
    const [first, last] = [Math.min(...starts), Math.max(...ends)];
    const weekOf = (instant: number) => weekBounds(localDate(instant, rules.time_zone), rules.time_zone);
    const spans = slots.map(({ startsAt, endsAt }) => spanOf(startsAt - TWO_HOURS, endsAt + TWO_HOURS));
    const courtIds = courts.map(({ id }) => id);
    const [times, own, booked] = await Promise.all([
      selectCourtTimesIn(sql, clubId, courtIds, spans),
      selectPersonTimes(sql, clubId, booker.id, new Date(first - TWO_HOURS), new Date(last + TWO_HOURS)),
      selectCountedStarts(sql, clubId, booker.id, spanOf(weekOf(first).startsAt, weekOf(last).endsAt)),
    ]);
    const left = new Set(leaving.map(({ id }) => id));
    const leftTimes = new Set(leaving.map(({ starts_at, ends_at }) => `${starts_at.getTime()} ${ends_at.getTime()}`));
    return new SeriesJudge(tx, input, [
      times.filter(({ booking_id }) => booking_id === null || !left.has(booking_id)),
      own.filter(({ starts_at, ends_at }) => !leftTimes.has(`${starts_at.getTime()} ${ends_at.getTime()}`)),
      booked
        .filter(({ id, is_played }) => !left.has(id) && (!is_played || rules.player_counts === "everyone"))
        .map(({ starts_at }) => starts_at.getTime()),
    ]);
  }

  /** Judges a slot and, if it can be booked, counts it. `slot` null: the clock skips the time on this date. */
  judge(court: CourtRow, slot: Slot | null): Judged {
    const judged = this.look(court, slot);
    if (slot && !judged.rejection) {
      this.#booked.push(slot.startsAt);
      this.#own.push({ starts_at: new Date(slot.startsAt), ends_at: new Date(slot.endsAt) });
      this.#input.players?.count(slot);
    }
    return judged;
  }

  /** The same without counting it. */
  look(court: CourtRow, slot: Slot | null): Judged {
    if (!slot) {
      const rejection = { code: "skipped_time" as const, message: messageOf("skipped_time") };
      return { fate: "skipped_time", rejection, alternatives: [] };
    }
    const day = this.#dayOf(slot);
    const { players } = this.#input;
    const rejection = rejectionOn(this.#tx, day, court, slot) ?? players?.violationOn(court, slot) ?? null;
    if (!rejection) return { fate: "free", rejection, alternatives: [] };
    if (rejection.code !== "slot_conflict") {
      return { fate: FATES[rejection.code] ?? "unavailable", rejection: this.#explained(rejection), alternatives: [] };
    }
    const active = this.#input.courts.filter(({ is_active, sport }) => is_active && sport === court.sport);
    const together = { ...day, ownTimes: [...day.ownTimes, ...(players?.times ?? [])] };
    const alternatives = alternativesOn(this.#tx, together, active, court, slot);
    const isBlocked = (id: string) =>
      (this.#times.get(id) ?? []).some((time) => time.kind === "block" && overlaps(slot, time));
    if (!isBlocked(court.id)) return { fate: "taken", rejection, alternatives };
    const isClosed = active.every(({ id }) => isBlocked(id));
    const code = isClosed ? ("courts_closed" as const) : ("court_blocked" as const);
    return { fate: isClosed ? "closed" : "blocked", rejection: { code, message: messageOf(code) }, alternatives };
  }

  #dayOf(slot: Slot): PersonDay<FilledTime> {
    const { rules, booker } = this.#input;
    const layout = layOutDay(localDate(slot.startsAt, rules.time_zone), rules, this.#tx.now);
    const within = ({ startsAt, endsAt }: Slot) =>
      this.#booked.filter((start) => start >= startsAt && start < endsAt).length;
    const counts = { day: within(layout.bounds), week: within(layout.week) };
    return { ...layout, booker, counts, ownTimes: this.#own, occupancies: this.#times };
  }

  /** For the person who is elsewhere, as for a single booking. */
  #explained({ code, message }: Pick<RuleViolation, "code" | "message">): Pick<RuleViolation, "code" | "message"> {
    const isOther = this.#input.booker.id !== this.#tx.userId;
    return code === "own_overlap" && isOther ? { code, message: messageOf("member_overlap") } : { code, message };
  }
}

const spanOf = (from: number, until: number) => ({ from: new Date(from), until: new Date(until) });

const overlaps = (slot: Slot, row: { starts_at: Date; ends_at: Date }): boolean =>
  row.starts_at.getTime() < slot.endsAt && row.ends_at.getTime() > slot.startsAt;
