import { setImmediate } from "node:timers";
import { authTransaction } from "../db/transaction.ts";
import { MailError } from "../mail/mail.ts";
import { type AuthEvent, audit } from "./audit.ts";
import type { AuthCall } from "./call.ts";

const running = new Set<Promise<void>>();

/**
 * Runs work after the response was sent, so that the response time does not reveal whether an address is known
 * (docs/product/auth-api.md#no-account-enumeration). A failure is logged and audited as a rejected `event`; the caller does not
 * see it.
 */
export function afterResponse(call: AuthCall, event: AuthEvent, work: () => Promise<void>): void {
  const promise = new Promise<void>((resolve) => setImmediate(() => resolve()))
    .then(work)
    .catch((error: unknown) => reportFailure(call, event, error))
    .finally(() => running.delete(promise));
  running.add(promise);
}

/** Resolves when all such work is done; awaited before the database connections are closed. */
export async function allDone(): Promise<void> {
  while (running.size > 0) await Promise.all(running);
}

async function reportFailure(call: AuthCall, event: AuthEvent, error: unknown): Promise<void> {
  const why = error instanceof MailError ? error.message : "unexpected";
  call.log.error(
    { action: event.action, why, ...(why === "unexpected" && { err: error }) },
    "work after a response failed",
  );
  await authTransaction(call.db, (sql) =>
    audit(sql, call.caller, { ...event, outcome: "refused", detail: { ...event.detail, why } }),
  ).catch((failed: unknown) => call.log.error({ err: failed }, "and it could not be audited"));
}
