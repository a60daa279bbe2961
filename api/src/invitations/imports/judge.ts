import { cutText } from "@courtside/contracts/domain/cut-text.ts";
import {
  type ColumnMapping,
  guessedMapping,
  judgeRow,
  personOfRow,
  type RowProblem,
} from "@courtside/contracts/domain/member-import.ts";
import { optionalEmailAddress } from "../../auth/accounts/email-address.ts";
import type { Sql } from "../../db/pool.ts";
import { invalid } from "../../errors.ts";
import type { Table } from "../../import-files/table.ts";
import { unmapped } from "../../import-files/unmapped.ts";
import type { JudgedRow } from "./judged-row.ts";
import { selectKnownAddresses } from "./queries.ts";

export interface JudgedTable {
  columns: string[];
  mapping: ColumnMapping;
  rows: JudgedRow[];
}

/**
 * What an import of this table would do, row by row (docs/product/identity.md#importing-members); writes nothing. `chosen` says
 * which column holds what; without it the columns' names do.
 */
export async function judgeTable(
  sql: Sql,
  clubId: string,
  { columns, rows }: Table,
  chosen: ColumnMapping | undefined,
): Promise<JudgedTable> {
  const mapping = chosen ?? guessedMapping(columns);
  for (const [field, column] of Object.entries(mapping)) {
    if (!columns.includes(column)) throw invalid("mapping", `mapping.${field}: there is no column "${column}"`);
  }
  if (mapping.email === undefined) throw unmapped("Choose the column with the email addresses", columns, mapping);
  const firstLines = new Map<string, number>();
  const read = rows.map(({ line, cells }) => {
    const { person, problems } = personOfRow((column) => cells[column] ?? "", mapping);
    const email = optionalEmailAddress(person.email);
    const before = email === undefined ? undefined : firstLines.get(email);
    if (email !== undefined && before === undefined) firstLines.set(email, line);
    const emailProblem = emailProblemOf(person.email, email, before);
    return { line, person, email, problems: emailProblem ? [emailProblem, ...problems] : problems };
  });
  const known = await selectKnownAddresses(sql, clubId, [...firstLines.keys()]);
  return {
    columns,
    mapping,
    rows: read.map(({ line, person, email, problems }) => {
      const found = known.get(email ?? "");
      const own = { line, fullName: cutText(person.fullName, 120), role: person.role };
      if (email === undefined || !found || problems.length > 0) {
        const typed = cutText(email ?? person.email, 320);
        return { ...own, email: typed, outcome: "wrong" as const, problems, userId: null, invitationId: null };
      }
      const judged = judgeRow(person, found);
      return { ...own, email, ...judged, userId: found.userId, invitationId: found.invitationId };
    }),
  };
}

function emailProblemOf(typed: string, email: string | undefined, before: number | undefined): RowProblem | null {
  if (typed === "") return { field: "email", message: "Email is required" };
  if (email === undefined) return { field: "email", message: "Please enter a valid email address" };
  return before === undefined ? null : { field: "email", message: `The same address is in line ${before}` };
}
