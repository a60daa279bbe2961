import { audit } from "../../audit/record.ts";
import type { PersonTx } from "../../club-tx.ts";
import { clubRoleOf } from "../../http/run-verb.ts";
import { updateInDirectory } from "./queries.ts";

/** Shows or hides the caller in the members' directory of their club (docs/product/booking.md#finding-players). */
export async function listOneself(tx: PersonTx, isListed: boolean): Promise<void> {
  const { clubId, role } = clubRoleOf(tx.person);
  const { userId } = tx.person;
  await updateInDirectory(tx.sql, clubId, userId, isListed);
  const detail = { in_directory: isListed };
  await audit(
    { ...tx, clubId, userId, role },
    { action: "person.directory_changed", subjectType: "person", subjectId: userId, detail },
  );
}
