import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { notifyClub } from "../live/notify.ts";
import { lockNews } from "./lock.ts";
import { updateNewsRetired } from "./queries.ts";
import { type NewsResponse, newsResponse } from "./response.ts";

/** Hides an item from members, or shows it again at its old position. Repeating it changes nothing. */
export async function retireNews(tx: ClubTx, id: string, retired: boolean): Promise<NewsResponse> {
  if (!can(tx.role, "news:manage")) throw forbidden();
  const before = await lockNews(tx, id);
  if ((before.retired_at !== null) === retired) return newsResponse(before);
  await updateNewsRetired(tx.sql, tx.clubId, id, retired);
  const action = retired ? "news.retired" : "news.restored";
  await audit(tx, { action, subjectType: "news", subjectId: id });
  await notifyClub(tx, { topic: "news" });
  return newsResponse(await lockNews(tx, id));
}
