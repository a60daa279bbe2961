import { personNameProblem } from "@courtside/contracts/domain/person-name.ts";
import { audit } from "../../auth/audit.ts";
import type { AuthCall } from "../../auth/call.ts";
import { LIMITS } from "../../auth/limits/limits.ts";
import { takeOrReject } from "../../auth/limits/take.ts";
import type { PersonTx } from "../../club-tx.ts";
import { asAuthService } from "../../db/transaction.ts";
import { forbidden, invalid } from "../../errors.ts";
import { notifyOfName } from "../../live/notify.ts";
import { renameSelf } from "./queries.ts";

/** Changes the caller's own name, in and out of a club. Demo visitors share a club and keep the names they were given. */
export async function renameOneself(tx: PersonTx, call: AuthCall, fullName: string): Promise<PersonTx> {
  const { sql, person, origin } = tx;
  if (person.isDemo) throw forbidden("Names cannot be changed in the demo");
  const problem = personNameProblem(fullName);
  if (problem) throw invalid("full_name", problem);
  if (fullName === person.fullName) return tx;
  await asAuthService(sql, async () => {
    await takeOrReject(sql, { limit: LIMITS.updateByAccount, whose: [person.userId] });
    const { userId } = person;
    const sessionId = origin.sessionId ?? undefined;
    await audit(sql, call.caller, { action: "user_modified", userId, sessionId, detail: { fields: ["full_name"] } });
  });
  await renameSelf(sql, fullName);
  if (person.clubId) await notifyOfName({ sql, clubId: person.clubId });
  return { ...tx, person: { ...person, fullName } };
}
