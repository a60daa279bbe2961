import type { News } from "@courtside/contracts/api/client.ts";
import { type MockFetch, mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";

export const sampleNews: News[] = (
  [
    ["event", "high", "Summer Open", "Singles and doubles, all levels.\n\nEntries close on Friday at the front desk."],
    ["info", "medium", "New nets on Courts 1 and 2", "They are a little higher in the middle than the old ones were."],
    ["social", "low", "Thursday mixer", "Rotating doubles from 18:00, then dinner on the terrace."],
  ] as const
).map(([type, priority, title, body], at) => ({
  id: `eeeeeeee-0000-4000-8000-00000000000${at}`,
  type,
  priority,
  title,
  body,
  author_name: "Ada Okafor",
  published_at: new Date(Date.parse("2026-03-09T15:00:00Z") - at * 86_400_000).toISOString(),
  retired_at: null,
}));

/** News kept in memory: published, edited and retired items are shown so. */
export function fakeNewsApi(items: readonly News[]): MockFetch {
  let kept = [...items];
  const change = (id: string, part: Partial<News>): News => {
    kept = kept.map((item) => (item.id === id ? { ...item, ...part } : item));
    return kept.find((item) => item.id === id) as News;
  };
  return mockApi(
    on("get", "/news", ({ query: { status }, response }) => {
      const data = kept.filter(({ retired_at }) => (retired_at !== null) === (status === "retired"));
      return response(200, { data, next_cursor: null, total: data.length });
    }),
    on("post", "/news", ({ body, response }) => {
      const author = { author_name: "Ada Okafor", published_at: "2026-03-10T15:00:00Z", retired_at: null };
      const made = { ...body, ...author, id: "eeeeeeee-0000-4000-8000-000000000009" };
      kept = [made, ...kept];
      return response(201, made);
    }),
    on("patch", "/news/{id}", ({ path, body, response }) => response(200, change(path.id, body))),
    on("post", "/news/{id}/retire", ({ path, response }) =>
      response(200, change(path.id, { retired_at: "2026-03-10T15:00:00Z" })),
    ),
    on("post", "/news/{id}/restore", ({ path, response }) => response(200, change(path.id, { retired_at: null }))),
  );
}
