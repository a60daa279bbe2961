import { z } from "zod";
import type { Sql } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import { selectOptionalUserForUpdate, updateDeleted } from "../accounts/queries.ts";
import { audit, auditRejection } from "../audit.ts";
import { forgetPending } from "../one-time/forget-pending.ts";
import { eraseAccount } from "../own-account/erase-account.ts";
import { deleteSessionsOf } from "../sessions/queries.ts";
import { isLastAdmin } from "./queries.ts";
import type { AdminCall } from "./require-admin.ts";
import { checkedId, userNotFound } from "./users.ts";

export const deletion = z.object({ should_soft_delete: z.boolean().default(false) });

/**
 * Ends an account and its sessions at once. The row stays, because bookings refer to it; unless `should_soft_delete`, all
 * personal data is removed. A club's last admin cannot be deleted (docs/product/roles.md#last-admin).
 */
export async function deleteUser(
  call: AdminCall,
  id: string,
  { should_soft_delete: isSoft }: z.infer<typeof deletion>,
): Promise<Record<string, never>> {
  const event = {
    action: "user_deleted",
    subjectId: checkedId(id),
    detail: { admin: call.admin, soft: isSoft },
  } as const;
  await auditRejection(call, event, () =>
    authTransaction(call.db, async (sql) => {
      const user = await selectOptionalUserForUpdate(sql, id);
      if (!user) throw userNotFound();
      if (await isLastAdmin(sql, id)) {
        throw new DomainError("rejected", "last_admin", "A club cannot lose its last admin");
      }
      if (isSoft) await endAccount(sql, id);
      else await eraseAccount(sql, id);
      await audit(sql, call.caller, event);
    }),
  );
  return {};
}

async function endAccount(sql: Sql, id: string): Promise<void> {
  await deleteSessionsOf(sql, id);
  await forgetPending(sql, id);
  await updateDeleted(sql, id, { scrub: false });
}
