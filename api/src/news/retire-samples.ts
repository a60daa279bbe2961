import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { notifyClub } from "../live/notify.ts";
import { updateSamplesRetired } from "./queries.ts";

/** Hides the sample items that no admin has edited from members; an admin can show them again. */
export async function retireSampleNews(tx: ClubTx): Promise<void> {
  const ids = await updateSamplesRetired(tx.sql, tx.clubId);
  for (const id of ids) await audit(tx, { action: "news.retired", subjectType: "news", subjectId: id });
  if (ids.length > 0) await notifyClub(tx, { topic: "news" });
}
