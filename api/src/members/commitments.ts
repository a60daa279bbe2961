import type { Role } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";

/** What a locked member has ahead besides bookings, in other features: app.ts passes what ends it (docs/decisions/0037). */
export interface Commitments {
  /** Ends all of it for a member who leaves the club. Returns the number of waitlist entries. */
  end(tx: ClubTx, userId: string): Promise<number>;
  /** Ends what the new role does not allow. Returns the number of waitlist entries. */
  endForRole(tx: ClubTx, userId: string, role: Role): Promise<number>;
  /** Retires what is shown beside a sample person of a new club. */
  retireSamples(tx: ClubTx): Promise<void>;
}
