import { z } from "zod";
import type { ClubTx } from "../../club-tx.ts";
import type { Sql } from "../../db/pool.ts";
import { asAuthService, type Person } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import { selectOptionalUserForUpdate, updateDeleted } from "../accounts/queries.ts";
import { requireNoClub } from "../accounts/require-no-club.ts";
import { audit, auditRejection } from "../audit.ts";
import { forgetPending } from "../one-time/forget-pending.ts";
import { eraseAccount } from "../own-account/erase-account.ts";
import { deleteSessionsOf } from "../sessions/queries.ts";
import { accountTransaction } from "./account-transaction.ts";
import type { AdminCall } from "./require-admin.ts";
import { checkedId, userNotFound } from "./users.ts";

export const deletion = z.object({ should_soft_delete: z.boolean().default(false) });

/** Ends the membership of the transaction's person with all that they have ahead, and sends them no notice. Rejected: `last_admin`. */
export type EndMembership = (tx: ClubTx) => Promise<unknown>;

/**
 * Ends an account, its sessions and its membership at once. The row stays, because bookings refer to it; unless `should_soft_delete`,
 * all personal data is removed. A club's last admin cannot be deleted (docs/product/roles.md#last-admin).
 */
export async function deleteUser(
  call: AdminCall,
  id: string,
  { should_soft_delete: isSoft }: z.infer<typeof deletion>,
  endMembership: EndMembership,
): Promise<Record<string, never>> {
  const event = {
    action: "user_deleted",
    subjectId: checkedId(id),
    detail: { admin: call.admin, soft: isSoft },
  } as const;
  await auditRejection(call, event, () =>
    keepingLastAdmin(() =>
      accountTransaction(call.db, id, async (sql, person, { isLastAdmin }) => {
        if (isLastAdmin) throw lastAdmin();
        // While they belong to the club, so that the row stands in its log.
        await asAuthService(sql, () => audit(sql, call.caller, event));
        await leave(sql, person, call, endMembership);
        // The account after the club, as in the erasure of an account.
        await asAuthService(sql, () => endAccount(sql, person, { isSoft }));
      }),
    ),
  );
  return {};
}

/** Demo visitors and QA accounts cannot leave (docs/product/roles.md#leaving-a-club). */
const staysMember = ({ isDemo, qaRole }: Person): boolean => isDemo || qaRole !== null;

async function leave(sql: Sql, person: Person, call: AdminCall, endMembership: EndMembership): Promise<void> {
  const { userId, clubId, role, now } = person;
  if (!clubId || !role || staysMember(person)) return;
  const origin = { ...call.caller, sessionId: null, program: call.admin };
  await endMembership({ sql, person, origin, clubId, userId, role, now });
}

async function endAccount(sql: Sql, person: Person, { isSoft }: { isSoft: boolean }): Promise<void> {
  const { userId: id } = person;
  if (!(await selectOptionalUserForUpdate(sql, id))) throw userNotFound();
  if (!staysMember(person)) await requireNoClub(sql, id);
  if (!isSoft) {
    await eraseAccount(sql, id);
    return;
  }
  await deleteSessionsOf(sql, id);
  await forgetPending(sql, id);
  await updateDeleted(sql, id, { scrub: false });
}

const lastAdmin = () => new DomainError("rejected", "last_admin", "A club cannot lose its last admin");

/** Leaving, and the constraint at the end of the transaction, reject a last admin as a conflict: here it is one rejection. */
async function keepingLastAdmin(verb: () => Promise<void>): Promise<void> {
  try {
    await verb();
  } catch (error) {
    throw error instanceof DomainError && error.code === "last_admin" ? lastAdmin() : error;
  }
}
