import { NEWS_PRIORITIES, NEWS_TYPES } from "@courtside/contracts/domain/news.ts";
import { z } from "@hono/zod-openapi";
import type { NewsRow } from "./queries.ts";

export const NewsType = z.enum(NEWS_TYPES);
export const NewsPriority = z.enum(NEWS_PRIORITIES);

export const News = z
  .object({
    id: z.uuid(),
    type: NewsType,
    priority: NewsPriority,
    title: z.string(),
    body: z.string().openapi({ description: "Plain text; a line break separates paragraphs" }),
    author_name: z.string(),
    published_at: z.iso.datetime(),
    retired_at: z.iso.datetime().nullable().openapi({ description: "When it was hidden from members" }),
  })
  .openapi("News");

export type NewsResponse = z.infer<typeof News>;

export const newsResponse = ({ published_at, retired_at, ...row }: NewsRow): NewsResponse => ({
  ...row,
  published_at: published_at.toISOString(),
  retired_at: retired_at?.toISOString() ?? null,
});
