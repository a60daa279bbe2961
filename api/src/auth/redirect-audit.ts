import type { Sql } from "../db/pool.ts";
import { audit } from "./audit.ts";
import type { AuthCall } from "./call.ts";
import { allowedRedirect } from "./redirects.ts";

/** Notes that the caller requested to be led where nobody is led. Their call goes on, and leads to the site instead. */
export async function auditRedirect(sql: Sql, { caller, redirectTo, config }: AuthCall): Promise<void> {
  if (!redirectTo || allowedRedirect(redirectTo, config)) return;
  await audit(sql, caller, { action: "redirect_rejected", outcome: "refused" });
}
