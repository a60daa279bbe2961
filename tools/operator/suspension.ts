import { callFunction } from "../../api/src/db/call.ts";
import { CommandError } from "../process/command-error.ts";
import type { OperatorSql } from "./as-operator.ts";
import type { FoundClub } from "./find-club.ts";

const LONGEST_REASON = 300;

const REJECTIONS: Record<string, string> = {
  not_found: "is gone",
  demo: "is the demo club, which is not suspended",
  closed: "has closed",
  suspended: "is suspended already",
  not_suspended: "is not suspended",
};

/** Suspends a club for a reason that its admins read (docs/product/access.md#suspended). Throws {@link CommandError}. */
export async function suspendClub(sql: OperatorSql, club: FoundClub, given: string | undefined): Promise<string> {
  const reason = (given ?? "").trim();
  if (reason === "" || reason.length > LONGEST_REASON || /\p{Cc}/u.test(reason)) {
    throw new CommandError(
      `--reason: one line of at most ${LONGEST_REASON} characters, which the club's admins read, for example --reason "Unpaid since May".`,
    );
  }
  rejectFor(await callFunction(sql, "suspend_club", club.id, reason), club);
  return `${club.name} is suspended. Its open screens say so at once; nothing was deleted. npm run clubs -- resume ${club.id}`;
}

/** Ends a club's suspension. Throws {@link CommandError}. */
export async function resumeClub(sql: OperatorSql, club: FoundClub): Promise<string> {
  rejectFor(await callFunction(sql, "resume_club", club.id), club);
  return `${club.name} is open again. Open screens show it within half a minute.`;
}

function rejectFor(rejection: string | null, { name }: FoundClub): void {
  if (rejection) throw new CommandError(`${name} ${REJECTIONS[rejection] ?? rejection}.`);
}
