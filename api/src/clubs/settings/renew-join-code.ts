import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { notifyClub } from "../../live/notify.ts";
import type { ClubRow } from "../../tenant/queries.ts";
import { updateJoinCode } from "../queries.ts";
import { requireSettings } from "./read.ts";

/** Replaces the club's join code. Requests made with the old one stay; the audit log does not contain the code. */
export async function renewJoinCode(tx: ClubTx): Promise<ClubRow> {
  requireSettings(tx);
  const club = await updateJoinCode(tx.sql, tx.clubId);
  await audit(tx, { action: "club.join_code_renewed", subjectType: "club", subjectId: tx.clubId });
  await notifyClub(tx, { topic: "club" });
  return club;
}
