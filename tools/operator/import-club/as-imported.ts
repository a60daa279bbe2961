import { randomBytes } from "node:crypto";
import type { Archive, ArchivedRow, ArchivedTable } from "./read-archive.ts";

/** What works by a secret, which no archive holds: it is made anew (docs/operating.md#moving-a-club). */
export const LEFT_OUT = ["calendar_feeds", "webhooks", "webhook_deliveries", "door_gateways"];

/** Sums that the database makes of other rows; an archive that a process of an earlier release made during an upgrade may hold them. */
const MADE_HERE = ["report_court_dates"];

/** What each table's rows become here; a column that is added is one of the archive's from then on. */
const CHANGES: Record<string, (row: ArchivedRow, now: string) => ArchivedRow> = {
  // The audit log names keys; without its secret none works.
  api_keys: ({ revoked_at = null }, now) => ({
    secret_hash: `\\x${randomBytes(32).toString("hex")}`,
    revoked_at: revoked_at ?? now,
  }),
  // A code for pairing is no longer valid, only its hash was.
  devices: () => ({ pairing_expires_at: null }),
  // Whatever still had to be sent is sent by the installation that the archive comes from.
  notices: unsent,
  notice_sends: unsent,
  invitation_batches: stopped,
  member_imports: stopped,
  booking_imports: stopped,
  // These find the row whose repetitions are counted within an hour, in all clubs.
  audit_log: () => ({ rejected_by: null, rejected_in: null }),
};

function unsent({ state = null }: ArchivedRow, now: string): ArchivedRow {
  return state === "queued" || state === "sending" ? { state: "skipped", problem: "imported", ended_at: now } : {};
}

function stopped({ ended_at = null }: ArchivedRow, now: string): ArchivedRow {
  return ended_at === null ? { stopped_at: now, ended_at: now } : {};
}

/** The rows of an archived table as they begin here. */
export function asImported({ tables }: Archive, name: string): ArchivedTable | undefined {
  const table = tables.get(name);
  if (!table || LEFT_OUT.includes(name) || MADE_HERE.includes(name)) return undefined;
  const change = CHANGES[name];
  if (!change) return table;
  const now = new Date().toISOString();
  const rows = table.rows.map((row) => ({ ...row, ...change(row, now) }));
  const columns = [...new Set([...table.columns, ...rows.flatMap((row) => Object.keys(row))])];
  return { columns, rows };
}
