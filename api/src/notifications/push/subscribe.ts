import { audit } from "../../auth/audit.ts";
import type { AuthCall } from "../../auth/call.ts";
import { type PersonTx, requirePerson } from "../../club-tx.ts";
import { asAuthService } from "../../db/transaction.ts";
import { DomainError, forbidden, invalid } from "../../errors.ts";
import { arePushKeys } from "../../notices/push/encrypt.ts";
import { urlProblem } from "../../outbound/receiver-url.ts";
import { deleteSubscriptions, deleteSurplus, selectSubscriptions, upsertSubscription } from "./queries.ts";

/** Browsers of one person: the oldest makes room. */
const MOST = 10;

interface Input {
  endpoint: string;
  /** Both base64url. */
  keys: { p256dh: string; auth: string };
}

/** The caller's browsers that show notices. */
export async function listSubscriptions({ sql, person, origin }: PersonTx) {
  const rows = await asAuthService(sql, () => selectSubscriptions(sql, person.userId));
  return rows.map(({ id, session_id, user_agent, created_at }) => ({
    id,
    browser: user_agent,
    is_current: session_id === origin.sessionId,
    created_at: created_at.toISOString(),
  }));
}

/**
 * The caller's browser shows their notices until the session ends (docs/product/notifications.md#push). Rejected: an endpoint that
 * is no public address, keys that are none, and demo and QA accounts, which many people share.
 */
export async function subscribe(
  tx: PersonTx,
  { caller, config }: Pick<AuthCall, "caller" | "config">,
  { endpoint, keys }: Input,
): Promise<{ id: string }> {
  const { sql, person, origin } = tx;
  const { sessionId } = origin;
  if (person.isDemo || person.qaRole) throw forbidden("Demo and test accounts have no notifications of one person");
  if (!sessionId) throw forbidden();
  await requirePerson(tx);
  const problem = urlProblem(endpoint, { toPrivate: config.webhooksToPrivate });
  if (problem) throw invalid("endpoint", `endpoint: ${problem}`);
  const given = { p256dh: Buffer.from(keys.p256dh, "base64url"), auth: Buffer.from(keys.auth, "base64url") };
  if (given.auth.length !== 16) throw invalid("keys.auth", "keys.auth: must be 16 bytes in base64url");
  if (!arePushKeys(given)) throw invalid("keys.p256dh", "keys.p256dh: must be a public key of P-256 in base64url");
  const who = { userId: person.userId, sessionId };
  return asAuthService(sql, async () => {
    const id = await upsertSubscription(sql, who, { endpoint, ...given });
    if (!id) throw new DomainError("conflict", "endpoint_taken", "Another browser has this endpoint");
    await deleteSurplus(sql, who, id, MOST);
    await audit(sql, caller, { action: "push_subscribed", ...who });
    return { id };
  });
}

/** Ends the subscription of an endpoint, or without one those of the caller's session. Twice changes nothing. */
export async function unsubscribe(
  { sql, person, origin }: PersonTx,
  { caller }: Pick<AuthCall, "caller">,
  endpoint: string | undefined,
): Promise<void> {
  const who = { userId: person.userId, sessionId: origin.sessionId };
  await asAuthService(sql, async () => {
    const count = await deleteSubscriptions(sql, who, endpoint);
    if (count > 0)
      await audit(sql, caller, {
        action: "push_unsubscribed",
        userId: who.userId,
        sessionId: who.sessionId ?? undefined,
      });
  });
}
