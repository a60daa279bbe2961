import { CONSENT_KINDS, CONSENTS, type ConsentKind } from "@courtside/contracts/domain/consents.ts";
import { audit } from "../../audit/record.ts";
import type { PersonTx } from "../../club-tx.ts";
import { clubRoleOf } from "../../http/run-verb.ts";
import { notifyClub } from "../../live/notify.ts";
import { isInDirectory, updateInDirectory } from "../profile/queries.ts";
import { selectConsents, upsertConsent } from "./queries.ts";
import type { ConsentResponse } from "./response.ts";

/** What the caller has agreed to in their club, in one order. */
export async function listConsents({ sql, person }: PersonTx): Promise<ConsentResponse[]> {
  const { clubId } = clubRoleOf(person);
  const [rows, isListed] = await Promise.all([
    selectConsents(sql, clubId, person.userId),
    isInDirectory(sql, clubId, person.userId),
  ]);
  return CONSENT_KINDS.map((kind) => {
    const row = rows.find((each) => each.kind === kind);
    const isGiven = kind === "directory" ? isListed : row?.is_given === true;
    return {
      kind,
      is_given: isGiven,
      decided_at: row?.decided_at.toISOString() ?? null,
      wording: row?.wording ?? null,
    };
  });
}

/** Gives or withdraws one consent, to the present text (docs/product/privacy.md#consents). */
export async function decideConsent(tx: PersonTx, kind: ConsentKind, isGiven: boolean): Promise<void> {
  const { sql, person } = tx;
  const { clubId, role } = clubRoleOf(person);
  const { userId } = person;
  const wording = CONSENTS[kind].version;
  await upsertConsent(sql, clubId, userId, { kind, is_given: isGiven, wording });
  if (kind === "directory") await updateInDirectory(sql, clubId, userId, isGiven);
  const detail = { kind, is_given: isGiven, wording };
  await audit(
    { ...tx, clubId, userId, role },
    { action: "person.consent_decided", subjectType: "person", subjectId: userId, detail },
  );
  await notifyClub({ sql, clubId }, { topic: "members" });
}
