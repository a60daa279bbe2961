import { IMPORT_FIELDS, IMPORT_OUTCOMES, MOST_EARLIER_IMPORTS } from "@courtside/contracts/domain/member-import.ts";
import { ROLES } from "@courtside/contracts/domain/roles.ts";
import { z } from "@hono/zod-openapi";
import type { JudgedRow } from "./judged-row.ts";
import type { ImportRow, ReportedLine } from "./queries.ts";

export const ImportedRow = z
  .object({
    line: z.int().openapi({ description: "Of a file, its line of text; of JSON rows, its place; both from 1" }),
    outcome: z.enum(IMPORT_OUTCOMES),
    problems: z.array(z.object({ field: z.enum(IMPORT_FIELDS), message: z.string() })),
    email: z.string(),
    full_name: z.string().openapi({ description: "'' if the row has none" }),
    role: z
      .enum(ROLES)
      .nullable()
      .openapi({ description: "Null if the row names none: a new person becomes a member" }),
    why: z.string().nullable().openapi({ description: "Why a valid row was not imported" }),
  })
  .openapi("ImportedRow");

export type ImportedRowResponse = z.infer<typeof ImportedRow>;

export const Mapping = z.partialRecord(z.enum(IMPORT_FIELDS), z.string().max(1_000));

const count = z.int();

export const MemberImport = z
  .object({
    id: z.uuid(),
    status: z.enum(["running", "stopped", "done", "undone"]).openapi({
      description: "done: every row is written; mails may follow for hours, see `counts.mails_waiting`",
    }),
    sender_name: z.string(),
    created_at: z.iso.datetime(),
    undo_until: z.iso.datetime().nullable().openapi({ description: "Null: it can no longer be undone" }),
    mails_resume_at: z.iso.datetime().nullable().openapi({ description: "A limit of mails is reached until then" }),
    counts: z.object({
      new: count,
      changed: count,
      unchanged: count,
      wrong: count,
      landed: count,
      failed: count,
      waiting: count,
      mails_sent: count,
      mails_waiting: count,
      mails_failed: count.openapi({
        description: "Rejected, or left when the import was stopped; importing again sends them",
      }),
      invitations_ended: count.openapi({ description: "By undoing the import; 0 unless that was done" }),
      joined: count.openapi({ description: "People of this import who have joined; undoing leaves them members" }),
    }),
    rows: z.array(ImportedRow).openapi({ description: "Those that were not imported" }),
  })
  .openapi("MemberImport");

export type MemberImportResponse = z.infer<typeof MemberImport>;

const EarlierMemberImport = MemberImport.omit({ rows: true }).openapi("EarlierMemberImport");

export const LatestMemberImport = z
  .object({
    import: z.union([MemberImport, z.null()]).openapi({ description: "Null: there is none" }),
    earlier: z.array(EarlierMemberImport).openapi({
      description: `Imports before it that still send mails, or can be undone or were within the time for that, the newest first; ${MOST_EARLIER_IMPORTS} at most`,
    }),
  })
  .openapi({ example: { import: null, earlier: [] } });

export type LatestMemberImportResponse = z.infer<typeof LatestMemberImport>;

export const ImportReport = z
  .object({
    id: z.uuid().nullable().openapi({ description: "Of the import that was started; null for a dry run" }),
    columns: z.array(z.string()),
    mapping: Mapping.openapi({ description: "Which column holds what" }),
    rows: z.array(ImportedRow).openapi({ description: "All rows, in their order" }),
  })
  .openapi("ImportReport");

export type ImportReportResponse = z.infer<typeof ImportReport>;

export const judgedRowResponse = ({
  line,
  outcome,
  problems,
  email,
  fullName,
  role,
}: JudgedRow): ImportedRowResponse => ({
  line,
  outcome,
  problems,
  email,
  full_name: fullName,
  role,
  why: null,
});

export function responseWithoutRows(row: ImportRow): z.infer<typeof EarlierMemberImport> {
  const { id, sender_name, created_at, undo_until, undone_at, landed_at, stopped_at, ended_at, counts } = row;
  const canUndo = !undone_at && !row.is_undo_over;
  return {
    id,
    status: undone_at ? "undone" : landed_at ? "done" : stopped_at ? "stopped" : "running",
    sender_name,
    created_at: created_at.toISOString(),
    undo_until: canUndo ? undo_until.toISOString() : null,
    mails_resume_at: row.is_postponed && !ended_at ? row.next_at.toISOString() : null,
    counts: ended_at
      ? { ...counts, mails_waiting: 0, mails_failed: counts.mails_failed + counts.mails_waiting }
      : counts,
  };
}

export const importResponse = (row: ImportRow, lines: readonly ReportedLine[]): MemberImportResponse => ({
  ...responseWithoutRows(row),
  rows: lines.map(({ line, outcome, problems, email, full_name, role, why }) => ({
    line,
    outcome: outcome as ImportedRowResponse["outcome"],
    problems,
    email,
    full_name,
    role: role as ImportedRowResponse["role"],
    why,
  })),
});
