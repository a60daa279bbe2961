import {
  type BookingField,
  type BookingMapping,
  type BookingProblem,
  type BookingRow,
  bookingOfRow,
  comparedName,
  guessedBookingMapping,
  guessedTimes,
  NEEDED_BOOKING_FIELDS,
} from "@courtside/contracts/domain/booking-import.ts";
import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import { instantOf } from "@courtside/contracts/domain/club-time.ts";
import { cutText } from "@courtside/contracts/domain/cut-text.ts";
import { type FileTime, guessedDateOrder } from "@courtside/contracts/domain/file-time.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { isStaff } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { invalid } from "../errors.ts";
import type { Table } from "../import-files/table.ts";
import { unmapped } from "../import-files/unmapped.ts";
import { type CourtRow, selectCourts } from "../scheduling/courts/queries.ts";
import { judgeTimes, type TimeToJudge, type TimeVerdict } from "../scheduling/imported/judge-times.ts";
import { selectClub } from "../tenant/queries.ts";
import type { ImportOptions } from "./fields.ts";
import type { JudgedRow } from "./judged-row.ts";
import { MembersByName, selectMembers } from "./people.ts";

export interface BookingFile {
  table: Table;
  /** undefined: by the names of the columns. */
  mapping: BookingMapping | undefined;
  options: { [Name in keyof ImportOptions]?: ImportOptions[Name] | undefined };
}

export interface JudgedFile {
  columns: string[];
  mapping: BookingMapping;
  options: ImportOptions;
  rows: JudgedRow[];
}

/** What an import of this file would do, row by row (docs/importing-bookings.md); writes nothing. */
export async function judgeFile(
  tx: ClubTx,
  { table, mapping: chosen, options: given }: BookingFile,
): Promise<JudgedFile> {
  const mapping = chosen ?? guessedBookingMapping(table.columns);
  requireColumns(table.columns, mapping);
  const { sql, clubId } = tx;
  const [rules, courts, members] = await Promise.all([
    selectClub(sql, clubId),
    selectCourts(sql, clubId, undefined, false),
    selectMembers(sql, clubId),
  ]);
  const options = optionsOf(table, mapping, given);
  const reader = new RowReader({
    rules,
    courts: courtsByName(courts, options),
    members: new MembersByName(members),
    options,
  });
  const read = table.rows.map(({ line, cells }) => {
    const { row, problems } = bookingOfRow((column) => cells[column] ?? "", mapping, options.date_order);
    return reader.read(line, row, problems);
  });
  const verdicts = await judgeTimes(
    tx,
    rules,
    read.flatMap(({ time }) => time ?? []),
  );
  return {
    columns: table.columns,
    mapping,
    options,
    rows: read.map(({ row, time }) => (time ? judged(row, verdicts) : row)),
  };
}

function requireColumns(columns: readonly string[], mapping: BookingMapping): void {
  for (const [field, column] of Object.entries(mapping)) {
    if (!columns.includes(column)) throw invalid("mapping", `mapping.${field}: there is no column "${column}"`);
  }
  for (const field of NEEDED_BOOKING_FIELDS) {
    if (mapping[field] === undefined) throw unmapped(`Choose the column that holds the ${field}`, columns, mapping);
  }
  if (mapping.name === undefined && mapping.email === undefined)
    throw unmapped("Choose a column that says who booked: names or email addresses", columns, mapping);
}

function optionsOf({ rows }: Table, mapping: BookingMapping, given: BookingFile["options"]): ImportOptions {
  const dates = rows.flatMap(({ cells }) => [cells[mapping.date ?? ""] ?? "", cells[mapping.start ?? ""] ?? ""]);
  return {
    date_order: given.date_order ?? guessedDateOrder(dates),
    times: given.times ?? guessedTimes(mapping),
    unknown_people: given.unknown_people ?? "guest",
    courts: given.courts ?? {},
  };
}

/** The club's courts by their names, and by the names that the options give them. */
function courtsByName(courts: readonly CourtRow[], { courts: given }: ImportOptions): Map<string, CourtRow> {
  const byId = new Map(courts.map((court) => [court.id, court]));
  const named = Object.entries(given).map(([name, id]): [string, CourtRow] => {
    const court = byId.get(id);
    if (!court) throw invalid("options.courts", `options.courts: the club has no court ${id}`);
    return [comparedName(name), court];
  });
  return new Map([...courts.map((court): [string, CourtRow] => [comparedName(court.name), court]), ...named]);
}

interface Known {
  rules: ClubRules;
  courts: Map<string, CourtRow>;
  members: MembersByName;
  options: ImportOptions;
}

/** A row, and the time to judge if nothing else is in its way. */
interface ReadRow {
  row: JudgedRow;
  time: TimeToJudge | null;
}

class RowReader {
  readonly #known: Known;

  constructor(known: Known) {
    this.#known = known;
  }

  read(line: number, row: BookingRow, unread: BookingProblem[]): ReadRow {
    const { courts, members, options } = this.#known;
    const problems = [...unread];
    const startsAt = this.#instant("start", row.start, problems);
    const endsAt = this.#endOf(row.end, startsAt, problems);
    const judgedRow: JudgedRow = {
      ...{ line, court: cutText(row.court, 120), person: cutText(row.name || row.email, 320) },
      ...{ startsAt: dateOf(startsAt), endsAt: dateOf(endsAt), outcome: "wrong", problems },
      ...{ courtId: null, userId: null, walkIn: null },
    };
    if (row.isCanceled) return skipped(judgedRow, { field: "status", message: "Was canceled" });
    const court = courts.get(comparedName(row.court));
    if (!court && row.court !== "")
      problems.push({ field: "court", message: `The club has no court called "${cutText(row.court, 60)}"` });
    const booker = members.bookerOf(row);
    if ("problem" in booker) problems.push(booker.problem);
    if (problems.length > 0 || !court || "problem" in booker || startsAt === null || endsAt === null)
      return { row: judgedRow, time: null };
    if (!("member" in booker) && options.unknown_people === "skip")
      return skipped(judgedRow, { field: "name", message: "Is no member of the club" });
    const userId = "member" in booker ? booker.member.id : null;
    const walkIn = "guest" in booker ? booker.guest : null;
    const time = {
      ...{ line, courtId: court.id, slot: { startsAt, endsAt }, userId, walkIn },
      ...{ isCourtActive: court.is_active, isStaff: "member" in booker && isStaff(booker.member.role) },
    };
    return { row: { ...judgedRow, courtId: court.id, userId, walkIn }, time };
  }

  #instant(field: "start" | "end", time: FileTime | null, problems: BookingProblem[]): number | null {
    if (time === null) return null;
    if ("instant" in time) return time.instant;
    if (this.#known.options.times === "utc") return Date.parse(`${time.local}Z`);
    const instant = instantOf(time.local, this.#known.rules.time_zone);
    if (instant === null) problems.push({ field, message: messageOf("skipped_time") });
    return instant;
  }

  #endOf(end: BookingRow["end"], startsAt: number | null, problems: BookingProblem[]): number | null {
    if (end === null || "minutes" in end) {
      const minutes = end?.minutes ?? this.#known.rules.slot_length_minutes;
      return startsAt === null ? null : startsAt + minutes * 60_000;
    }
    return this.#instant("end", end, problems);
  }
}

const dateOf = (instant: number | null): Date | null => (instant === null ? null : new Date(instant));

const skipped = (row: JudgedRow, why: BookingProblem): ReadRow => ({
  row: { ...row, outcome: "skipped", problems: [why] },
  time: null,
});

const FIELD_OF = { start_time: "start", end_time: "end", court_id: "court", user_id: "name" } as const satisfies Record<
  string,
  BookingField
>;

function judged(row: JudgedRow, verdicts: Map<number, TimeVerdict>): JudgedRow {
  const verdict = verdicts.get(row.line) ?? null;
  if (verdict === null) return { ...row, outcome: "new" };
  if (verdict === "there") return { ...row, outcome: "unchanged" };
  return { ...row, problems: [{ field: FIELD_OF[verdict.field], message: verdict.message }] };
}
