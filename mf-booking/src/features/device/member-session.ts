/** A member's session at the device. */
export interface MemberSession {
  token: string;
  /** Epoch ms of the browser. */
  endsAt: number;
  /** The same by the page's own clock, `performance.now()`. */
  deadline: number;
  firstName: string;
  /** The first name of the staff user who found them. */
  staff?: string;
}

/** Of a staff user who looks for a member at the device. */
export type StaffSession = Pick<MemberSession, "token" | "endsAt" | "deadline" | "firstName">;

type End = Pick<MemberSession, "endsAt" | "deadline">;

/** The end of a session that lasts so many seconds from now. */
export const endAfter = (seconds: number): End => ({
  endsAt: Date.now() + seconds * 1000,
  deadline: performance.now() + seconds * 1000,
});

/**
 * Whole seconds until a session ends: by the clock that is there first. The browser's can be set back, and the page's own may stand still
 * while the device sleeps.
 */
export function secondsUntil({ endsAt, deadline }: End): number {
  const left = Math.min(endsAt - Date.now(), deadline - performance.now());
  return Math.max(0, Math.ceil(left / 1000));
}

/** How the parts of a member's screen say what became of an operation. */
export interface Report {
  succeeded: (text: string) => void;
  /** `unanswered`: the text for a request without a response, which may have been done. */
  failed: (error: unknown, unanswered?: string) => void;
  /** Takes the last one away. */
  quiet: () => void;
}
