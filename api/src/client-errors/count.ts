import type { AuthCall } from "../auth/call.ts";
import { hourly } from "../auth/limits/limits.ts";
import { fromHere, takeOrReject } from "../auth/limits/take.ts";
import { authTransaction, clubTransaction } from "../db/transaction.ts";
import { knownScreens } from "./known-screens.ts";
import { type ClientError, countError, countErrorOfClub, isClub } from "./queries.ts";

/** A whole club may share one address, and all its members report a broken release. */
export const CLIENT_ERRORS_BY_IP = hourly("client-error", 300);

/** The name of every release that is not known, and of its remote: otherwise a stranger could fill the operator's list. */
const OTHER = "other";

const COUNTED = { changesPeople: false };

/**
 * Counts a failure. Rejected: `over_request_rate_limit`. No audit row, because it changes no member's data and names no account.
 */
export async function countClientError(call: AuthCall, reported: ClientError): Promise<void> {
  const { db, config } = call;
  await authTransaction(db, (sql) => takeOrReject(sql, fromHere(call, CLIENT_ERRORS_BY_IP)), COUNTED);
  const { remote, version, kind, screen, club } = reported;
  const screens = await knownScreens(config, reported);
  if (!screens) return authTransaction(db, (sql) => countError(sql, { remote: OTHER, version: OTHER, kind }), COUNTED);
  const known = { remote, version, kind, screen: screen && screens.has(screen) ? screen : undefined };
  const isOfClub = club !== undefined && (await clubTransaction(db, club, (sql) => isClub(sql, club)));
  await authTransaction(
    db,
    async (sql) => {
      await countError(sql, known);
      if (isOfClub) await countErrorOfClub(sql, { remote, version, club });
    },
    COUNTED,
  );
}
