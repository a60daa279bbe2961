import { Hono } from "hono";
import { authTransaction } from "../../db/transaction.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { selectOptionalUserForUpdate } from "../accounts/queries.ts";
import { type AdminCall, requireAdmin } from "../admin/require-admin.ts";
import { checkedId, userNotFound } from "../admin/users.ts";
import { audit, auditRejection } from "../audit.ts";
import { deleteOptionalFactor, selectFactors } from "../factors/queries.ts";
import { type FactorResponse, factorResponse } from "../factors/response.ts";
import { sendNotice } from "../mails/send.ts";
import { factorId } from "./factor-id.ts";
import { factorNotFound } from "./rejections.ts";

/** The second factors of an account, for our own servers: how a person who lost their phone regains access. */
export const adminFactorRoutes = new Hono<AppEnv>();

adminFactorRoutes.get("/admin/users/:user/factors", async (c) => {
  const call = await requireAdmin(c);
  return c.json(await listFactors(call, checkedId(c.req.param("user"))));
});

adminFactorRoutes.delete("/admin/users/:user/factors/:id", async (c) => {
  const call = await requireAdmin(c);
  return c.json(await deleteFactor(call, checkedId(c.req.param("user")), factorId(c.req.param("id"))));
});

function listFactors(call: AdminCall, userId: string): Promise<FactorResponse[]> {
  return authTransaction(call.db, async (sql) => {
    if (!(await selectOptionalUserForUpdate(sql, userId))) throw userNotFound();
    return (await selectFactors(sql, userId)).map(factorResponse);
  });
}

/** Sessions at aal2 through this factor are at aal1 from now on. */
async function deleteFactor(call: AdminCall, userId: string, id: string): Promise<FactorResponse> {
  const event = { action: "factor_deleted", subjectId: userId, detail: { admin: call.admin, factorId: id } } as const;
  const factor = await auditRejection(call, event, () =>
    authTransaction(call.db, async (sql) => {
      if (!(await selectOptionalUserForUpdate(sql, userId))) throw userNotFound();
      const deleted = await deleteOptionalFactor(sql, id, userId);
      if (!deleted) throw factorNotFound();
      await audit(sql, call.caller, event);
      return deleted;
    }),
  );
  if (factor.status === "verified") sendNotice(call, { kind: "two_factor_off", userId });
  return factorResponse(factor);
}
