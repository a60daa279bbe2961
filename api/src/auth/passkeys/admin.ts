import { Hono } from "hono";
import { authTransaction } from "../../db/transaction.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { selectOptionalUserForUpdate } from "../accounts/queries.ts";
import { type AdminCall, requireAdmin } from "../admin/require-admin.ts";
import { checkedId, userNotFound } from "../admin/users.ts";
import { audit, auditRejection } from "../audit.ts";
import { sendNotice } from "../mails/send.ts";
import { deleteOptionalPasskey, selectCredentials } from "../webauthn/queries.ts";
import { passkeyId, passkeysOf } from "./manage.ts";
import { passkeyNotFound } from "./rejections.ts";

/** The passkeys of an account, for our own servers. */
export const adminPasskeyRoutes = new Hono<AppEnv>();

adminPasskeyRoutes.get("/admin/users/:user/passkeys", async (c) => {
  const call = await requireAdmin(c);
  const userId = checkedId(c.req.param("user"));
  const credentials = await authTransaction(call.db, async (sql) => {
    if (!(await selectOptionalUserForUpdate(sql, userId))) throw userNotFound();
    return selectCredentials(sql, userId);
  });
  return c.json(passkeysOf(credentials));
});

adminPasskeyRoutes.delete("/admin/users/:user/passkeys/:id", async (c) => {
  const call = await requireAdmin(c);
  await deletePasskey(call, checkedId(c.req.param("user")), passkeyId(c.req.param("id")));
  return c.body(null, 204);
});

async function deletePasskey(call: AdminCall, userId: string, id: string): Promise<void> {
  const detail = { admin: call.admin, passkeyId: id };
  const event = { action: "passkey_removed", subjectId: userId, detail } as const;
  await auditRejection(call, event, () =>
    authTransaction(call.db, async (sql) => {
      if (!(await selectOptionalUserForUpdate(sql, userId))) throw userNotFound();
      if (!(await deleteOptionalPasskey(sql, id, userId))) throw passkeyNotFound();
      await audit(sql, call.caller, event);
    }),
  );
  sendNotice(call, { kind: "passkey_removed", userId });
}
