import type { News } from "@courtside/contracts/api/client.ts";

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

/** News kept in memory: what is published, edited and retired shows as that. */
export function fakeNewsApi(items: readonly News[]): typeof fetch {
  let kept = [...items];
  const change = (id: string | undefined, part: Partial<News>) => {
    kept = kept.map((item) => (item.id === id ? { ...item, ...part } : item));
    return Response.json(kept.find((item) => item.id === id));
  };
  return async (input) => {
    const request = input instanceof Request ? input : new Request(input);
    const { pathname, searchParams } = new URL(request.url);
    const id = /\/news\/([^/]+)/.exec(pathname)?.[1];
    if (pathname.endsWith("/retire")) return change(id, { retired_at: "2026-03-10T15:00:00Z" });
    if (pathname.endsWith("/restore")) return change(id, { retired_at: null });
    if (request.method === "PATCH") return change(id, await request.json());
    if (request.method === "POST") {
      const author = { author_name: "Ada Okafor", published_at: "2026-03-10T15:00:00Z", retired_at: null };
      const made: News = { ...(await request.json()), ...author, id: "eeeeeeee-0000-4000-8000-000000000009" };
      kept = [made, ...kept];
      return Response.json(made, { status: 201 });
    }
    const retired = searchParams.get("status") === "retired";
    return Response.json({ data: kept.filter((item) => (item.retired_at !== null) === retired), next_cursor: null });
  };
}
