import { USED_NAMES } from "@courtside/contracts/domain/court-use.ts";
import { type CsvColumn, type CsvFile, csvOf } from "../http/csv.ts";
import type { ReportGroup } from "./queries.ts";
import type { UtilisationResponse, UtilisationRowResponse } from "./response.ts";

const KEYS = {
  hour_weekday: ["weekday", "hour"],
  day: ["date"],
  court: ["court_id", "court_name", "sport"],
} as const satisfies Record<ReportGroup, readonly (keyof UtilisationRowResponse)[]>;

/** The rows of a report, under the names that they have in JSON. */
export function utilisationCsv({ group, from, to, data }: UtilisationResponse): CsvFile {
  const names = [...KEYS[group], ...USED_NAMES, "utilisation" as const];
  const columns = names.map((name): CsvColumn<UtilisationRowResponse> => [name, (row) => row[name]]);
  return { text: csvOf(columns, data), name: `utilisation-${from}-${to}-${group}` };
}
