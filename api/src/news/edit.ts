import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { notifyClub } from "../live/notify.ts";
import { lockNews } from "./lock.ts";
import { type NewsText, updateNewsText } from "./queries.ts";
import { type NewsResponse, newsResponse } from "./response.ts";

/** The fields to change; the others stay. */
export type NewsChange = { [Field in keyof NewsText]?: NewsText[Field] | undefined };

/** Changes the text, the type or the priority; its position among the news stays. */
export async function editNews(tx: ClubTx, id: string, change: NewsChange): Promise<NewsResponse> {
  if (!can(tx.role, "news:manage")) throw forbidden();
  const before = await lockNews(tx, id);
  const text: NewsText = {
    type: change.type ?? before.type,
    priority: change.priority ?? before.priority,
    title: change.title ?? before.title,
    body: change.body ?? before.body,
  };
  await updateNewsText(tx.sql, tx.clubId, id, text);
  await audit(tx, { action: "news.edited", subjectType: "news", subjectId: id });
  await notifyClub(tx, { topic: "news" });
  return newsResponse({ ...before, ...text });
}
