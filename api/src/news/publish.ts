import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { notifyClub } from "../live/notify.ts";
import { lockNews } from "./lock.ts";
import { insertNews, type NewsText } from "./queries.ts";
import { type NewsResponse, newsResponse } from "./response.ts";

/** Publishes an item to all members of the club at once. */
export async function publishNews(tx: ClubTx, text: NewsText): Promise<NewsResponse> {
  if (!can(tx.role, "news:manage")) throw forbidden();
  const id = await insertNews(tx.sql, tx.clubId, tx.userId, text);
  await audit(tx, { action: "news.published", subjectType: "news", subjectId: id });
  await notifyClub(tx, { topic: "news" });
  return newsResponse(await lockNews(tx, id));
}
