import { isApiError } from "@courtside/contracts/api/client.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";

/** One invitation of a run, and how far it is. */
export interface SendingLine {
  email: string;
  name?: string;
  state: "waiting" | "sending" | "sent" | "failed";
  /** Why it failed. */
  why?: string;
  /** Sent to a member of another club, who cannot accept yet. */
  belongsElsewhere?: boolean;
}

/** `paused`: a limit of mails is reached; it goes on at `resumesAt` (epoch ms) by itself. */
export interface SendingRun {
  role: Role;
  lines: readonly SendingLine[];
  status: "running" | "paused" | "stopped" | "done";
  resumesAt?: number;
}

export type SendOutcome =
  | { type: "sent"; belongsElsewhere: boolean }
  | { type: "failed"; why: string }
  | { type: "limited"; seconds: number };

/** Limits of all mails of a club or of the installation: more waiting lines would be rejected too. */
const SHARED_LIMITS = ["invitations", "mail-instance"];
const NO_RESPONSE = "The connection was lost. Send again: no person is invited twice.";

/** What an error of the api means for one invitation of many. */
export function outcomeOf(error: unknown): SendOutcome {
  if (!isApiError(error)) return { type: "failed", why: NO_RESPONSE };
  const { code, message, details } = error;
  const seconds = Number(details?.retryAfterSeconds);
  const isShared =
    code === "over_request_rate_limit" ||
    (code === "over_email_send_rate_limit" && SHARED_LIMITS.includes(String(details?.limit)));
  return isShared && seconds > 0 ? { type: "limited", seconds } : { type: "failed", why: message };
}

/** The run with another line. */
export const withLine = (run: SendingRun, at: number, change: Partial<SendingLine>): SendingRun => ({
  ...run,
  lines: run.lines.map((line, place) => (place === at ? { ...line, ...change } : line)),
});

export const countOf = ({ lines }: SendingRun, state: SendingLine["state"]): number =>
  lines.filter((line) => line.state === state).length;

interface SendingPorts {
  send: (line: SendingLine, role: Role) => Promise<SendOutcome>;
  /** Resolves after the time, or when the run is stopped. */
  wait: (seconds: number, signal: AbortSignal) => Promise<void>;
  now: () => number;
  onChange: (run: SendingRun) => void;
}

/**
 * Sends the waiting lines one after the other: each is sent or not, and a stop leaves the rest untouched. At a shared limit it
 * waits and tries the same line again.
 */
export async function sendAll(start: SendingRun, signal: AbortSignal, ports: SendingPorts): Promise<SendingRun> {
  let run = start;
  const change = (next: SendingRun) => {
    run = next;
    ports.onChange(run);
  };
  for (const [at, line] of start.lines.entries()) {
    if (line.state === "sent") continue;
    for (let isLeft = true; isLeft && !signal.aborted; ) {
      change(withLine({ ...run, status: "running", resumesAt: undefined }, at, { state: "sending", why: undefined }));
      const outcome = await ports.send(line, run.role);
      if (outcome.type === "limited") {
        const resumesAt = ports.now() + outcome.seconds * 1000;
        change(withLine({ ...run, status: "paused", resumesAt }, at, { state: "waiting" }));
        await ports.wait(outcome.seconds, signal);
        continue;
      }
      isLeft = false;
      const sent = outcome.type === "sent";
      change(
        withLine(run, at, {
          state: sent ? "sent" : "failed",
          ...(sent ? { belongsElsewhere: outcome.belongsElsewhere } : { why: outcome.why }),
        }),
      );
    }
  }
  change({ ...run, status: countOf(run, "waiting") > 0 ? "stopped" : "done", resumesAt: undefined });
  return run;
}
