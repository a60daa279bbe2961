import { DomainError, notFound } from "../../errors.ts";
import type { OperatorTx } from "../as-operator.ts";
import { resume, suspend } from "./queries.ts";

const MESSAGES: Record<string, string> = {
  demo: "The demo club is not suspended",
  closed: "The club has closed",
  suspended: "The club is suspended already",
  not_suspended: "The club is not suspended",
};

/** Closes a club to its people, with a reason that its admins read (docs/product/access.md#suspended). The database audits it. */
export async function suspendClub({ sql, sessionId }: OperatorTx, clubId: string, reason: string): Promise<void> {
  rejectFor(await suspend(sql, sessionId, clubId, reason));
}

export async function resumeClub({ sql, sessionId }: OperatorTx, clubId: string): Promise<void> {
  rejectFor(await resume(sql, sessionId, clubId));
}

function rejectFor(rejection: string | null): void {
  if (rejection === "not_found") throw notFound("Club");
  if (rejection) throw new DomainError("conflict", `club_${rejection}`, MESSAGES[rejection] ?? rejection);
}
