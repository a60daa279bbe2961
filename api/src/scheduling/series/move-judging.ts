import { localDate, type Slot } from "@courtside/contracts/domain/club-time.ts";
import { type MessageCode, messageOf } from "@courtside/contracts/domain/messages.ts";
import { moveViolation } from "@courtside/contracts/domain/move-rules.ts";
import type { ClubTx } from "../../club-tx.ts";
import type { ClubRow } from "../../tenant/queries.ts";
import type { Alternative } from "../bookings/alternatives.ts";
import type { BookingRow } from "../bookings/queries.ts";
import type { CourtRow } from "../courts/queries.ts";
import { layOutDay } from "../days/booking-context.ts";
import type { PersonDay } from "../days/person-day.ts";
import { type Judged, SeriesJudge } from "./judging.ts";
import { MovedPlayers } from "./moved-players.ts";
import { type DateProblem, problemOf } from "./scope.ts";
import { shifted, shiftTo } from "./shift.ts";

/** A booking with where it would go; `slot` null: the clock skips the time on its date. */
export interface Target {
  row: BookingRow;
  court: CourtRow | undefined;
  slot: Slot | null;
}

/** The place that a request names for its booking: the court is for all that move, null: each keeps its own. */
export interface NamedPlace {
  anchor: BookingRow;
  courtId: string | null;
  slot: Slot;
}

interface MoveInput {
  rules: ClubRow;
  booker: PersonDay["booker"];
  /** All of the club's. */
  courts: CourtRow[];
  targets: Target[];
  isUndo: boolean;
}

/** Where every booking would go if its court is this one and its wall time changes as that of the anchor. */
export function targetsOf(
  rows: BookingRow[],
  { anchor, courtId, slot }: NamedPlace,
  courts: CourtRow[],
  zone: string,
): Target[] {
  const shift = shiftTo(anchor, slot, zone);
  return rows.map((row) => ({
    row,
    court: courts.find(({ id }) => id === (courtId ?? row.court_id)),
    slot: shifted(row, shift, zone),
  }));
}

export const isConflict: ReadonlySet<MessageCode> = new Set([
  "slot_conflict",
  "court_blocked",
  "courts_closed",
  "holiday",
]);

/** Alternatives lie within two hours (docs/product/booking.md#alternatives). */
const TWO_HOURS = 2 * 3_600_000;
const MOST = 3;

/** Judges bookings that move together, by the rules of single bookings, as if all of their old places were free. */
export class MoveJudge {
  readonly #tx: ClubTx;
  readonly #input: MoveInput;
  readonly #judge: SeriesJudge;
  readonly #players: MovedPlayers;

  private constructor(tx: ClubTx, input: MoveInput, judge: SeriesJudge, players: MovedPlayers) {
    this.#tx = tx;
    this.#input = input;
    this.#judge = judge;
    this.#players = players;
  }

  /** At least one target has a slot: that of the booking that the request names. */
  static async read(tx: ClubTx, input: MoveInput): Promise<MoveJudge> {
    const { rules, booker, courts, targets, isUndo } = input;
    const rows = targets.map(({ row }) => row);
    const slots = targets.flatMap(({ slot }) => slot ?? []);
    const judge = await SeriesJudge.read(tx, { rules, booker, courts, slots, leaving: rows, isUndo });
    const players = await MovedPlayers.read(tx, { rules, rows, slots: targets.map(({ slot }) => slot) });
    return new MoveJudge(tx, input, judge, players);
  }

  /** Why bookings cannot go to their targets, each on the date that it has now. */
  problems(): DateProblem[] {
    const zone = this.#input.rules.time_zone;
    const [judge, players] = [this.#judge.fork(), this.#players.fork()];
    return this.#input.targets.flatMap(({ row, court, slot }): DateProblem[] => {
      const fixed = this.#fixedBy(row);
      if (fixed) return [problemOf(row, fixed, zone)];
      if (!court) return [problemOf(row, { code: "court_closed", message: messageOf("court_closed") }, zone)];
      const { rejection, alternatives } = judge.judge(court, slot, players.of(row));
      if (!rejection) return [];
      return [{ ...problemOf(row, rejection, zone), alternatives: alternatives.filter((place) => !isAt(row, place)) }];
    });
  }

  /** Up to three other places for the anchor, in the order of a single booking's, to which all of the bookings can follow it. */
  alternatives({ anchor, courtId, slot }: NamedPlace): Alternative[] {
    const { rules, courts } = this.#input;
    const zone = rules.time_zone;
    const rows = this.#input.targets.map(({ row }) => row);
    const court = courts.find(({ id }) => id === (courtId ?? anchor.court_id));
    if (!court) return [];
    const day = layOutDay(localDate(slot.startsAt, zone), rules, this.#tx.now);
    const length = slot.endsAt - slot.startsAt;
    const distance = (start: number) => Math.abs(start - slot.startsAt);
    const near = day.slots
      .map(({ startsAt }) => startsAt)
      .filter((start) => start !== slot.startsAt && distance(start) <= TWO_HOURS)
      .sort((one, other) => distance(one) - distance(other))
      .map((start) => ({ court, start }));
    const beside = courts
      .filter((each) => each.sport === court.sport && each.id !== court.id)
      .map((each) => ({ court: each, start: slot.startsAt }));
    const found: Alternative[] = [];
    for (const { court: at, start } of [...near, ...beside]) {
      const place = { startsAt: start, endsAt: start + length };
      const named = { anchor, courtId: at.id === anchor.court_id ? null : at.id, slot: place };
      if (found.length < MOST && this.#fits(targetsOf(rows, named, courts, zone))) found.push(alternativeOf(at, place));
    }
    return found;
  }

  #fits(targets: Target[]): boolean {
    if (targets.every(({ row, court, slot }) => court && slot && isAt(row, alternativeOf(court, slot)))) return false;
    const [judge, players] = [this.#judge.fork(), this.#players.fork()];
    const judged = ({ row, court, slot }: Target): Judged | null =>
      court ? judge.judge(court, slot, players.of(row)) : null;
    return targets.every((target) => judged(target)?.rejection === null);
  }

  #fixedBy({ starts_at, ends_at, status }: BookingRow) {
    const { rules, isUndo } = this.#input;
    const times = { startsAt: starts_at.getTime(), endsAt: ends_at.getTime() };
    const { role, now } = this.#tx;
    const violation = moveViolation({ role, rules, now, ...times, status, keepsPlace: false });
    return isUndo && violation?.code === "move_cutoff" ? null : violation;
  }
}

const alternativeOf = (court: CourtRow, { startsAt, endsAt }: Slot): Alternative => ({
  court_id: court.id,
  court_name: court.name,
  start_time: new Date(startsAt).toISOString(),
  end_time: new Date(endsAt).toISOString(),
});

const isAt = (row: BookingRow, { court_id, start_time, end_time }: Alternative): boolean =>
  court_id === row.court_id &&
  Date.parse(start_time) === row.starts_at.getTime() &&
  Date.parse(end_time) === row.ends_at.getTime();
