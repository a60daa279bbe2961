import type { Logger } from "pino";
import { accountTransaction } from "../auth/admin/account-transaction.ts";
import { callForRows } from "../db/call.ts";
import type { Database } from "../db/pool.ts";
import { authTransaction } from "../db/transaction.ts";
import type { Job } from "../jobs/repeat.ts";
import type { Commitments } from "./commitments.ts";
import { endOwnMembership } from "./leave.ts";

const NAME = "deleted accounts";
const BATCH = 500;

interface Ending {
  db: Database;
  commitments: Commitments;
  log: Pick<Logger, "error">;
}

/**
 * Ends the memberships of accounts that a release before deleted without them, as leaving does, with all that is ahead
 * (docs/product/auth-api.md#after-a-change). Each is a transaction of its own; the next run tries again what has failed.
 */
export async function endDeletedMembers(to: Ending, isStopping = () => false): Promise<Record<string, number>> {
  const did = { ended: 0, failed: 0 };
  const members = await authTransaction(to.db, (sql) => callForRows(sql, "auth.members_without_account", BATCH), {
    changesPeople: false,
  });
  for (const { value: userId } of members) {
    if (isStopping()) break;
    try {
      if (await endMembershipOf(to, userId)) did.ended++;
    } catch (error) {
      did.failed++;
      to.log.error({ err: error, user: userId }, "the membership of a deleted account was not ended");
    }
  }
  return did;
}

/** False: another process has ended it. */
function endMembershipOf({ db, commitments }: Ending, id: string): Promise<boolean> {
  const origin = { requestId: NAME, sessionId: null, program: NAME, ip: "", userAgent: "" };
  return accountTransaction(
    db,
    id,
    async (sql, person) => {
      const { userId, clubId, role, now } = person;
      if (!clubId || !role) return false;
      return (await endOwnMembership({ sql, person, origin, clubId, userId, role, now }, commitments)) !== null;
    },
    { isDeleted: true },
  );
}

export const deletedMembersJob = (to: Ending): Job => ({
  name: NAME,
  everySeconds: 3_600,
  startsLater: true,
  run: (isStopping) => endDeletedMembers(to, isStopping),
});
