import type { Sql } from "../db/pool.ts";
import { audit } from "./audit.ts";
import type { AuthCall } from "./call.ts";
import { allowedRedirect } from "./redirects.ts";

/** Records that the requested redirect is not allowed. The call continues, and redirects to the site instead. */
export async function auditRedirect(sql: Sql, { caller, redirectTo, config }: AuthCall): Promise<void> {
  if (!redirectTo || allowedRedirect(redirectTo, config)) return;
  await audit(sql, caller, { action: "redirect_rejected", outcome: "refused" });
}
