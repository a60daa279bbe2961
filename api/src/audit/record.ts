import type { ClubTx, Origin, PersonTx } from "../club-tx.ts";
import type { Database } from "../db/pool.ts";
import { type Credentials, personTransaction } from "../db/transaction.ts";
import type { DomainError } from "../errors.ts";
import { type AuditRow, insertAuditRow, insertRejection } from "./queries.ts";

/** An operation and its target. `detail` holds no secret and no name. */
export interface AuditEvent {
  action: string;
  subjectType?: string;
  subjectId?: string;
  detail?: Record<string, unknown>;
  /** Values that the change replaced and set, kept beside the detail (see changesOf). */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** A person's transaction, or that of a job or program that acts for a person: then no session. */
type AuditedTx = Pick<ClubTx, "sql" | "clubId" | "userId" | "role"> & {
  origin: Pick<AuditRow, "sessionId" | "requestId" | "ip" | "userAgent"> & Pick<Origin, "program">;
};

/** Writes the audit row of a change in the transaction that makes the change. */
export async function audit(tx: AuditedTx, event: AuditEvent): Promise<void> {
  await insertAuditRow(tx.sql, auditRowOf(tx, event));
}

/** The row, for SQL that writes it together with the change. */
export function auditRowOf(tx: AuditedTx, event: AuditEvent): AuditRow & { clubId: string } {
  const { program, ...origin } = tx.origin;
  const isByPerson = program === undefined;
  return {
    ...origin,
    clubId: tx.clubId,
    actorId: isByPerson ? tx.userId : null,
    actorRole: isByPerson ? tx.role : null,
    action: event.action,
    subjectType: event.subjectType ?? null,
    subjectId: event.subjectId ?? null,
    detail: {
      // As the account's own rows name the program.
      ...(!isByPerson && { admin: program, ...(event.subjectId !== tx.userId && { for: tx.userId }) }),
      ...event.detail,
      ...valuesOf({ before: event.before, after: event.after }),
    },
  };
}

/** Those that hold something. */
const valuesOf = (sides: Record<string, Record<string, unknown> | undefined>) =>
  Object.fromEntries(Object.entries(sides).filter(([, values]) => Object.keys(values ?? {}).length > 0));

/** Errors that no rule of the club made leave no row. */
export const isRecorded = ({ kind }: DomainError): boolean =>
  kind !== "unauthenticated" && kind !== "unavailable" && kind !== "invalid";

/** The statement that records a rejection; a repetition within the hour only increments its count (see record_rejection). */
export function rejectionOf(
  { sql, person, origin }: PersonTx,
  action: string,
  error: DomainError,
): ReturnType<typeof insertRejection> {
  return insertRejection(sql, {
    ...origin,
    actorId: null,
    actorRole: person.impersonatingRole ?? person.role,
    action,
    subjectType: null,
    subjectId: null,
    detail: { code: error.code },
  });
}

/**
 * Records a rejection in a transaction of its own. A caller whose session has ended leaves no row here: auth logs those.
 */
export async function recordRejection(
  db: Database,
  who: Credentials,
  origin: Origin,
  action: string,
  error: DomainError,
): Promise<void> {
  if (!isRecorded(error)) return;
  await personTransaction(db, who, async (sql, person) => {
    if (person.clubId) await rejectionOf({ sql, person, origin }, action, error);
  });
}
