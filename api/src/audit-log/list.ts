import { dayBounds } from "@courtside/contracts/domain/club-time.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, invalid } from "../errors.ts";
import { selectClub } from "../tenant/queries.ts";
import { selectEntries } from "./queries.ts";
import { type AuditEntryResponse, entryResponse } from "./response.ts";

export interface AuditQuery {
  subject?: string | undefined;
  actor?: string | undefined;
  action?: string | undefined;
  outcome?: "success" | "rejected" | undefined;
  /** Dates or instants; a last date is included. */
  from?: string | undefined;
  to?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** The club's audit log, the latest entry first (docs/product/audit.md#reading). */
export async function listEntries(
  tx: ClubTx,
  { outcome, from, to, cursor, limit, ...filter }: AuditQuery,
): Promise<{ data: AuditEntryResponse[]; next_cursor: string | null }> {
  if (!can(tx.role, "audit:read")) throw forbidden();
  const { sql, clubId } = tx;
  const { time_zone } = await selectClub(sql, clubId);
  const rows = await selectEntries(sql, clubId, {
    ...filter,
    outcome: outcome === "rejected" ? "refused" : outcome,
    from: from ? new Date(startOf(from, time_zone)) : null,
    until: to ? new Date(endOf(to, time_zone)) : null,
    after: cursor ? readAuditCursor(cursor) : null,
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map(entryResponse),
    next_cursor: rows.length > limit && last ? Buffer.from(`${last.at_us}|${last.id}`).toString("base64url") : null,
  };
}

const isDate = (text: string): boolean => text.length === "2026-03-08".length;
const startOf = (text: string, zone: string): number =>
  isDate(text) ? dayBounds(text, zone).startsAt : Date.parse(text);
const endOf = (text: string, zone: string): number => (isDate(text) ? dayBounds(text, zone).endsAt : Date.parse(text));

const CURSOR = /^\d{1,17}\|\d{1,18}$/;

function readAuditCursor(cursor: string): { atUs: string; id: string } {
  const text = Buffer.from(cursor, "base64url").toString();
  const [atUs = "", id = ""] = text.split("|");
  if (!CURSOR.test(text)) throw invalid("cursor", "cursor: is not one of ours");
  return { atUs, id };
}
