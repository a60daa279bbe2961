import type { Role } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import type { LeftEvent } from "../notices/payload.ts";

/** A locked member's future commitments in other features: app.ts passes the operations that end them (docs/decisions/0037). */
export interface Commitments {
  /** Ends all of them for a member who leaves the club. */
  end(tx: ClubTx, userId: string): Promise<{ events: LeftEvent[]; waitlistEntries: number }>;
  /** Ends those that the new role does not allow. Returns the number of waitlist entries. */
  endForRole(tx: ClubTx, userId: string, role: Role): Promise<number>;
  /** Retires the sample content that belongs to a sample person of a new club. */
  retireSamples(tx: ClubTx): Promise<void>;
}
