import { randomUUID } from "node:crypto";
import type { Sql } from "../../db/pool.ts";
import { DomainError } from "../../errors.ts";
import type { AuthCall } from "../call.ts";
import { withQuery } from "../links.ts";
import { safeRedirect } from "../redirects.ts";
import { updateFlowCode } from "./queries.ts";

/** Seconds within which a code must be exchanged (docs/product/auth-api.md#lifetimes-and-limits). */
export const FLOW_SECONDS = 300;

/** A code that only the browser that began the flow can exchange, and the redirect that carries it. */
export interface CodeResponse {
  code: string;
  redirect_to: string;
}

/**
 * Ends the first half of a flow: `userId` has been authenticated. The redirect is validated again, because the list may have
 * changed.
 */
export async function giveCode(sql: Sql, call: AuthCall, flowId: string, userId: string): Promise<CodeResponse> {
  const code = randomUUID();
  const flow = await updateFlowCode(sql, flowId, { code, userId, seconds: FLOW_SECONDS });
  if (!flow) {
    throw new DomainError("rejected", "flow_state_expired", "invalid flow state, flow state has expired");
  }
  return { code, redirect_to: withQuery(safeRedirect(flow.redirect_to, call.config), { code }) };
}
