import type { Person } from "../db/transaction.ts";

/**
 * The latest end of what a token gives, epoch ms of the server's own clock: that of the token, the session, a demo, a trial, or of what
 * the club has paid for, where the caller has read it.
 */
export function endOfAccess(
  { access, sessionExpiresAt, now }: Person,
  tokenExpiresAt: number,
  paidUntil: Date | null = null,
): number {
  const ends = [
    sessionExpiresAt,
    access.access_type === "demo" ? access.demo_expires_at : null,
    access.access_type === "trial" ? access.trial_expires_at : null,
    paidUntil?.toISOString() ?? null,
  ].filter((end) => end !== null);
  const left = ends.map((end) => Date.parse(end) - now);
  return Math.min(tokenExpiresAt, ...left.map((milliseconds) => Date.now() + milliseconds));
}
