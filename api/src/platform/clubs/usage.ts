import { z } from "zod";
import { notFound } from "../../errors.ts";
import type { OperatorTx } from "../as-operator.ts";
import { selectUsage } from "./queries.ts";
import type { PlatformClubUsage } from "./response.ts";

const counts = z.record(z.string(), z.number());

/** What a club uses and does. Rejected: `not_found`. */
export async function readUsage(
  { sql, sessionId }: OperatorTx,
  clubId: string,
): Promise<z.infer<typeof PlatformClubUsage>> {
  const row = await selectUsage(sql, sessionId, clubId);
  if (!row) throw notFound("Club");
  const { suspended_at, suspension_reason, last_booking, tables, ...usage } = row;
  return {
    ...usage,
    id: clubId,
    suspension: suspended_at ? { since: suspended_at.toISOString(), reason: suspension_reason ?? "" } : null,
    last_booking_at: last_booking?.toISOString() ?? null,
    tables: Object.entries(counts.parse(tables))
      .map(([name, rows]) => ({ name, rows }))
      .sort((one, other) => other.rows - one.rows || one.name.localeCompare(other.name)),
  };
}
