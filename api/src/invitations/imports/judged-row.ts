import type { ImportOutcome, RowProblem } from "@courtside/contracts/domain/member-import.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";

/** A row as the import treats it. */
export interface JudgedRow {
  line: number;
  /** Normalised if it is an address, else as typed. */
  email: string;
  fullName: string;
  role: Role | null;
  outcome: ImportOutcome;
  problems: RowProblem[];
  /** Of the member, or of the pending invitation, that the row is about. */
  userId: string | null;
  invitationId: string | null;
}
