import type { RuleViolation } from "@courtside/contracts/domain/booking-rules.ts";
import { closesDay, commonReason, type SeriesFate } from "@courtside/contracts/domain/booking-series.ts";
import { localDate, type Slot, weekBounds } from "@courtside/contracts/domain/club-time.ts";
import { type MessageCode, messageOf } from "@courtside/contracts/domain/messages.ts";
import type { ClubTx } from "../../club-tx.ts";
import type { ClubRow } from "../../tenant/queries.ts";
import { type Alternative, alternativesOn } from "../bookings/alternatives.ts";
import { mayUndoDespite, rejectionOfUndo } from "../bookings/undo-move.ts";
import type { CourtRow } from "../courts/queries.ts";
import { layOutDay } from "../days/booking-context.ts";
import { type PersonDay, rejectionOn } from "../days/person-day.ts";
import { type CourtTime, type PersonTime, selectPersonTimes } from "../days/queries.ts";
import type { DatePlayers } from "./players.ts";
import { type BlockedTime, selectBlockedTimesIn, selectCountedStarts, selectCourtTimesIn } from "./queries.ts";

/** A transaction of a person, or of the job that books for one. */
export type SeriesTx = Pick<ClubTx, "sql" | "clubId" | "userId" | "role" | "now"> & {
  origin: Omit<ClubTx["origin"], "sessionId"> & { sessionId: string | null };
};

export interface Judged {
  fate: SeriesFate;
  /** Null: it can be booked. */
  rejection: Pick<RuleViolation, "code" | "message"> | null;
  alternatives: Alternative[];
  /** What the blocks say that take the court. */
  reason: string | null;
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
  /** They go back to where they just were: the rules that their old places were not judged by do not count. */
  isUndo?: boolean;
  /** Who plays on every date besides the booker. */
  players?: DatePlayers | null;
}

interface Read {
  times: Map<string, CourtTime[]>;
  blocked: BlockedTime[];
  own: PersonTime[];
  booked: number[];
}

interface LeavingBooking {
  id: string;
  starts_at: Date;
  ends_at: Date;
}

/**
 * Judges the dates of one person's series one after the other, by the rules of a single booking: what they have accepted counts
 * against the limits of later ones. Everything is read once, in four statements, however many dates there are.
 */
export class SeriesJudge {
  readonly #tx: SeriesTx;
  readonly #input: JudgingInput;
  readonly #read: Read;

  private constructor(tx: SeriesTx, input: JudgingInput, read: Read) {
    this.#tx = tx;
    this.#input = input;
    const times = new Map([...read.times].map(([courtId, list]) => [courtId, [...list]]));
    this.#read = { ...read, times, own: [...read.own], booked: [...read.booked] };
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
    const daySpans = slots.map(({ startsAt, endsAt }) => {
      const day = openingOf(layOutDay(localDate(startsAt, rules.time_zone), rules, tx.now));
      return spanOf(Math.min(startsAt, day.startsAt), Math.max(endsAt, day.endsAt));
    });
    const [times, blocked, own, booked] = await Promise.all([
      selectCourtTimesIn(sql, clubId, courtIds, spans),
      selectBlockedTimesIn(sql, clubId, courtIds, daySpans),
      selectPersonTimes(sql, clubId, booker.id, new Date(first - TWO_HOURS), new Date(last + TWO_HOURS)),
      selectCountedStarts(sql, clubId, booker.id, spanOf(weekOf(first).startsAt, weekOf(last).endsAt)),
    ]);
    const left = new Set(leaving.map(({ id }) => id));
    const leftTimes = new Set(leaving.map(({ starts_at, ends_at }) => `${starts_at.getTime()} ${ends_at.getTime()}`));
    const byCourt = new Map<string, CourtTime[]>(courtIds.map((id) => [id, []]));
    for (const time of times) {
      if (time.booking_id === null || !left.has(time.booking_id)) byCourt.get(time.court_id)?.push(time);
    }
    return new SeriesJudge(tx, input, {
      times: byCourt,
      blocked,
      own: own.filter(({ starts_at, ends_at }) => !leftTimes.has(`${starts_at.getTime()} ${ends_at.getTime()}`)),
      booked: booked
        .filter(({ id, is_played }) => !left.has(id) && (!is_played || rules.player_counts === "everyone"))
        .map(({ starts_at }) => starts_at.getTime()),
    });
  }

  /** The same with what has been counted until now, to try other places. */
  fork(): SeriesJudge {
    return new SeriesJudge(this.#tx, this.#input, this.#read);
  }

  /** Judges a slot and, if it can be booked, counts it. `slot` null: the clock skips the time on this date. */
  judge(court: CourtRow, slot: Slot | null, players: DatePlayers | null = this.#input.players ?? null): Judged {
    const judged = this.look(court, slot, players);
    if (slot && !judged.rejection) {
      this.#read.booked.push(slot.startsAt);
      const time = { starts_at: new Date(slot.startsAt), ends_at: new Date(slot.endsAt) };
      this.#read.own.push(time);
      const ofNoOther = { booking_id: null, offer_id: null, offered_to_id: null };
      this.#read.times.get(court.id)?.push({ ...ofNoOther, ...time, court_id: court.id });
      players?.count(slot);
    }
    return judged;
  }

  /** The same without counting it. */
  look(court: CourtRow, slot: Slot | null, players: DatePlayers | null = this.#input.players ?? null): Judged {
    if (!slot) {
      const rejection = { code: "skipped_time" as const, message: messageOf("skipped_time") };
      return { fate: "skipped_time", rejection, alternatives: [], reason: null };
    }
    const day = this.#dayOf(slot);
    const rejection = this.#rejectionOn(day, court, slot) ?? players?.violationOn(court, slot) ?? null;
    if (!rejection) return { fate: "free", rejection, alternatives: [], reason: null };
    if (rejection.code !== "slot_conflict") {
      const fate = FATES[rejection.code] ?? "unavailable";
      return { fate, rejection: this.#explained(rejection), alternatives: [], reason: null };
    }
    const active = this.#activeOf(court);
    const fits = (at: CourtRow, free: Slot) => !players?.violationOn(at, free);
    const alternatives = alternativesOn(this.#tx, day, active, court, slot, fits);
    return { rejection, alternatives, fate: "taken", reason: null, ...this.#closureOf(active, court, day, slot) };
  }

  /** The active courts of a court's sport. */
  #activeOf({ sport }: CourtRow): CourtRow[] {
    return this.#input.courts.filter((court) => court.is_active && court.sport === sport);
  }

  #rejectionOn(day: PersonDay<CourtTime>, court: CourtRow, slot: Slot): RuleViolation | null {
    const rejection = rejectionOn(this.#tx, day, court, slot);
    const isUndo = this.#input.isUndo && rejection && mayUndoDespite(rejection);
    return isUndo ? rejectionOfUndo(this.#tx, day, court, slot) : rejection;
  }

  /** Which blocks take the court at the slot: those of all courts for the whole day, of all at the time, or its own. Null: none. */
  #closureOf(
    active: CourtRow[],
    court: CourtRow,
    day: PersonDay<CourtTime>,
    slot: Slot,
  ): Pick<Judged, "fate" | "rejection" | "reason"> | null {
    const blocksOf = (id: string) => this.#read.blocked.filter(({ court_id }) => court_id === id);
    const isBlocked = ({ id }: CourtRow) => blocksOf(id).some((block) => overlaps(slot, block));
    if (!isBlocked(court)) return null;
    const holiday = closesDay(
      openingOf(day),
      active.map(({ id }) =>
        blocksOf(id).map(({ starts_at, ends_at, reason }) => ({
          ...{ startsAt: starts_at.getTime(), endsAt: ends_at.getTime(), reason },
        })),
      ),
    );
    if (holiday) {
      const { reason } = holiday;
      const message = [messageOf("holiday"), ...(reason ? [reason] : [])].join(": ");
      return { fate: "holiday", rejection: { code: "holiday", message }, reason };
    }
    const isClosed = active.every(isBlocked);
    const code = isClosed ? ("courts_closed" as const) : ("court_blocked" as const);
    const inTheWay = (isClosed ? active : [court]).flatMap(({ id }) => blocksOf(id)).filter((it) => overlaps(slot, it));
    const rejection = { code, message: messageOf(code) };
    return { fate: isClosed ? "closed" : "blocked", rejection, reason: commonReason(inTheWay) };
  }

  #dayOf(slot: Slot): PersonDay<CourtTime> {
    const { rules, booker } = this.#input;
    const layout = layOutDay(localDate(slot.startsAt, rules.time_zone), rules, this.#tx.now);
    const within = ({ startsAt, endsAt }: Slot) =>
      this.#read.booked.filter((start) => start >= startsAt && start < endsAt).length;
    const counts = { day: within(layout.bounds), week: within(layout.week) };
    return { ...layout, booker, counts, ownTimes: this.#read.own, occupancies: this.#read.times };
  }

  /** For the person who is elsewhere, as for a single booking. */
  #explained({ code, message }: Pick<RuleViolation, "code" | "message">): Pick<RuleViolation, "code" | "message"> {
    const isOther = this.#input.booker.id !== this.#tx.userId;
    return code === "own_overlap" && isOther ? { code, message: messageOf("member_overlap") } : { code, message };
  }
}

/** From the first slot of a date to the end of its last: what the club can book out. */
const openingOf = ({ slots }: Pick<PersonDay, "slots">): Slot => ({
  startsAt: slots[0]?.startsAt ?? 0,
  endsAt: slots.at(-1)?.endsAt ?? 0,
});

const spanOf = (from: number, until: number) => ({ from: new Date(from), until: new Date(until) });

const overlaps = (slot: Slot, row: { starts_at: Date; ends_at: Date }): boolean =>
  row.starts_at.getTime() < slot.endsAt && row.ends_at.getTime() > slot.startsAt;
