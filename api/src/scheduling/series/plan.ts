import { SERIES_LIMITS } from "@courtside/contracts/domain/booking-series.ts";
import type { Slot } from "@courtside/contracts/domain/club-time.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { can, isStaff, type Role } from "@courtside/contracts/domain/roles.ts";
import { DomainError, forbidden, invalid, unknownId } from "../../errors.ts";
import { type ClubRow, selectClub } from "../../tenant/queries.ts";
import { type CourtRow, lockCourts, selectCourts, selectOptionalCourt } from "../courts/queries.ts";
import { lockPeople, type PersonRow, selectPeople } from "../people/queries.ts";
import { readPlayers } from "../players/input.ts";
import { type Judged, SeriesJudge, type SeriesTx } from "./judging.ts";
import { chosenSlot, readSeries, type SeriesInput, type StoredRule, slotOn } from "./occurrences.ts";
import { SeriesPlayers } from "./players.ts";

/** One date of a series with what would become of it. */
export interface DatePlan extends Judged {
  date: string;
  court: CourtRow;
  slot: Slot | null;
}

export interface SeriesPlan {
  rules: ClubRow;
  rule: StoredRule;
  court: CourtRow;
  booker: PersonRow;
  /** Null: the booker alone. */
  players: SeriesPlayers | null;
  dates: DatePlan[];
}

/** Problems of the request itself, which no choice for a date can mend. */
const OF_REQUEST = new Set(["past", "court_closed", "misaligned", "max_length", "outside_hours"]);

/**
 * What would become of each date of a series (docs/product/booking.md#series), with the person's choices. With `lock`, people and
 * courts are locked first, so that it stays true until the transaction ends. Rejected: whom the club does not let repeat bookings,
 * and what is wrong with the request itself.
 */
export async function planSeries(tx: SeriesTx, input: SeriesInput, { lock }: { lock: boolean }): Promise<SeriesPlan> {
  const { sql, clubId } = tx;
  const bookerId = input.user_id ?? tx.userId;
  const isForOthers = bookerId !== tx.userId || input.label !== undefined;
  if (isForOthers && !can(tx.role, "bookings:create-for-others")) throw forbidden();
  const rules = await selectClub(sql, clubId);
  const most = mostDates(tx.role, rules);
  const named = readPlayers(input.players ?? [], bookerId);
  const people = [bookerId, ...named.members.map(({ id }) => id)];
  const present = lock ? await lockPeople(sql, clubId, people) : await selectPeople(sql, clubId, people);
  const person = present.find(({ id }) => id === bookerId);
  if (!person) throw unknownId("user_id", "Member");
  const asked = await selectOptionalCourt(sql, clubId, input.court_id);
  if (!asked) throw unknownId("court_id", "Court");

  const { rule, wall, dates } = readSeries(input, rules, most);
  const choices = new Map(Object.entries(input.choices ?? {}));
  const stray = [...choices.keys()].find((date) => !dates.includes(date));
  if (stray !== undefined) throw invalid(`choices.${stray}`, `choices.${stray}: is not a date of the series`);
  const courts = await courtsFor(tx, input, asked, lock);
  const court = courts.find(({ id }) => id === asked.id) ?? asked;
  const wanted = dates.map((date) => {
    const choice = choices.get(date) ?? {};
    if (choice === "skip") return { date, court, slot: slotOn(date, wall, rules.time_zone), isSkipped: true };
    const at = choice.court_id === undefined ? court : courts.find(({ id }) => id === choice.court_id);
    if (!at) throw unknownId(`choices.${date}.court_id`, "Court");
    return { date, court: at, slot: chosenSlot(date, choice, wall, rules.time_zone), isSkipped: false };
  });
  // An admin who previews a role books as that role.
  const booker = { ...person, role: bookerId === tx.userId ? tx.role : person.role };
  const slots = wanted.flatMap(({ slot }) => slot ?? []);
  if (slots.length === 0)
    throw new DomainError("rejected", "skipped_time", messageOf("skipped_time"), { field: "start_time" });
  const isAlone = named.members.length + named.guests.length === 0;
  const players = isAlone ? null : await SeriesPlayers.read(tx, { rules, bookerId, named, slots }, { lock });
  players?.checkRequest(court);
  const judge = await SeriesJudge.read(tx, { rules, booker, courts, slots, players });
  const plans = wanted.map(({ isSkipped, ...each }): DatePlan => {
    // Why it could not have been booked stays with a date that is left out.
    if (isSkipped) return { ...each, ...judge.look(each.court, each.slot), fate: "skipped", alternatives: [] };
    return { ...each, ...judge.judge(each.court, each.slot) };
  });
  rejectRequest(plans);
  return { rules, rule, court, booker, players, dates: plans };
}

/** How many dates the caller's series may have. */
function mostDates(role: Role, { series_max_dates }: Pick<ClubRow, "series_max_dates">): number {
  if (isStaff(role)) return SERIES_LIMITS.dates;
  if (series_max_dates > 0) return series_max_dates;
  throw new DomainError("forbidden", "series_not_allowed", messageOf("series_not_allowed"));
}

/**
 * The courts of the sport. Those that are asked for are locked exclusively: two series that reserve many times would otherwise
 * wait for each other.
 */
async function courtsFor(tx: SeriesTx, { choices = {} }: SeriesInput, court: CourtRow, lock: boolean) {
  const { sql, clubId } = tx;
  const chosen = Object.values(choices).flatMap((choice) => (choice === "skip" ? [] : (choice.court_id ?? [])));
  // Read after they are locked, so that one that was closed meanwhile is seen.
  if (lock) await lockCourts(sql, clubId, [...new Set([court.id, ...chosen])]);
  return selectCourts(sql, clubId, court.sport, false);
}

/** Rejects what every date has in common by the first one that is judged, as a single booking would be. */
function rejectRequest(dates: DatePlan[]): void {
  const first = dates.find(({ fate }) => fate !== "skipped" && fate !== "skipped_time")?.rejection;
  if (!first || !OF_REQUEST.has(first.code)) return;
  const field = first.code === "court_closed" ? "court_id" : first.code === "max_length" ? "end_time" : "start_time";
  throw new DomainError("rejected", first.code, first.message, { field });
}
