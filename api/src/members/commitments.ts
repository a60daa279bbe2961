import type { Role } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import type { LeftEvent } from "../notices/payload.ts";

/** What a change of role, or a removal, would end. */
export interface EndingCommitments {
  /** Future bookings and lessons of their own; a change of role ends none. */
  bookings: number;
  /** Future lessons that they give. */
  lessons: number;
  /** Pending lesson requests to them and of them, with a time ahead. */
  lesson_requests: number;
  /** Future events that they lead. */
  events: number;
  has_hours: boolean;
  /** Active waitlist entries. */
  waitlist_entries: number;
  /** Open invitations that they sent, and then may no longer send. */
  invitations: number;
}

/** A locked member's future commitments in other features: app.ts passes the operations that end them (docs/decisions/0037). */
export interface Commitments {
  /** Ends all of them for a member who leaves the club. */
  end(tx: ClubTx, userId: string): Promise<{ events: LeftEvent[]; waitlistEntries: number }>;
  /** Ends those that the new role does not allow. Returns the number of waitlist entries. */
  endForRole(tx: ClubTx, userId: string, role: Role): Promise<number>;
  /** Counts what the new role, or a removal (null), would end, of a member who is not locked. */
  countEnding(tx: ClubTx, userId: string, role: Role | null): Promise<EndingCommitments>;
  /** Retires the sample content that belongs to a sample person of a new club. */
  retireSamples(tx: ClubTx): Promise<void>;
}
