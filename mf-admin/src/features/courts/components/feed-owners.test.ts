import { expect, test } from "vitest";
import { feedOwners } from "./feed-owners.ts";

const feed = (id: string, of: { court?: string; coach?: string }) => ({
  id,
  court_id: of.court ? `court ${of.court}` : null,
  court_name: of.court ?? null,
  coach_id: of.coach ? `coach ${of.coach}` : null,
  coach_name: of.coach ?? null,
  created_at: "2026-03-01T15:00:00Z",
  read_at: null,
});
const named = (kind: string, ...names: string[]) => names.map((name) => ({ id: `${kind} ${name}`, name }));

test("courts by number, then coaches, each once; a feed of one who is not listed stays in sight", () => {
  const feeds = [feed("a", { court: "Court 2" }), feed("b", { coach: "Gone Coach" })];
  const owners = feedOwners(feeds, {
    courts: named("court", "Court 10", "Court 2"),
    coaches: named("coach", "Bruno Baker"),
  });
  expect(owners.map(({ kind, name, feed }) => [kind, name, feed?.id])).toEqual([
    ["court", "Court 2", "a"],
    ["court", "Court 10", undefined],
    ["coach", "Bruno Baker", undefined],
    ["coach", "Gone Coach", "b"],
  ]);
});
