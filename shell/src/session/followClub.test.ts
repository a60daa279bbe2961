import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { followClub } from "./followClub.ts";

function readIn(club_id: string | null) {
  const queries = new QueryClient();
  followClub(queries);
  const me = fakeMe("member");
  const enter = (club: string | null) =>
    queries.setQueryData(["get", "/me", {}], { ...me, profile: { ...me.profile, club_id: club } });
  enter(club_id);
  queries.setQueryData(["get", "/courts", {}], { data: ["Court 1"] });
  queries.setQueryData(["get", "/me/invitations"], { data: [] });
  queries.setQueryData(["registry"], ["mf-booking"]);
  const left = () =>
    [["get", "/courts", {}], ["get", "/me/invitations"], ["registry"]].filter(
      (key) => queries.getQueryData(key) !== undefined,
    );
  const isStale = () => queries.getQueryState(["get", "/me/invitations"])?.isInvalidated;
  return { enter, left, isStale };
}

test.each([
  ["another club", "a", "b"],
  ["no club any more", "a", null],
  ["a first club", null, "a"],
])("%s: what was read in the one before is forgotten, what is the person's own is read again", (_, before, after) => {
  const { enter, left, isStale } = readIn(before);
  enter(before);
  expect([left().length, isStale()]).toEqual([3, false]);
  enter(after);
  expect([left(), isStale()]).toEqual([[["get", "/me/invitations"], ["registry"]], true]);
});

test("what this browser keeps for later is of one club", () => {
  const kept = new Set(["courtside-picture"]);
  const caches = { delete: vi.fn(async () => true) };
  vi.stubGlobal("caches", caches);
  vi.stubGlobal("localStorage", { removeItem: (key: string) => kept.delete(key) });
  const { enter } = readIn("a");
  enter("a");
  expect([caches.delete.mock.calls.length, kept.size]).toEqual([0, 1]);
  enter("b");
  expect([caches.delete.mock.calls, kept.size]).toEqual([[["courtside-reads"]], 0]);
  vi.unstubAllGlobals();
});

test.each<[Parameters<typeof fakeMe>, Parameters<typeof fakeMe>, forgotten: number]>([
  [["front_desk"], ["member"], 1],
  [["admin"], ["member"], 1],
  [["front_desk"], ["admin"], 0],
  // An admin previews a role, and ends it.
  [["admin"], ["admin", "member"], 0],
  [["admin", "member"], ["admin"], 0],
])("%s to %s in the same club: what was read with the role before is removed", (before, after, forgotten) => {
  const caches = { delete: vi.fn(async () => true) };
  vi.stubGlobal("caches", caches);
  const queries = new QueryClient();
  followClub(queries);
  const enter = (roles: Parameters<typeof fakeMe>) => queries.setQueryData(["get", "/me", {}], fakeMe(...roles));
  const params = { params: { path: { date: "2026-03-11" }, query: { sport: "tennis" } } };
  const days = [
    ["get", "/days/{date}", params],
    ["get", "/me/days/{date}", params],
  ];
  enter(before);
  for (const key of days) queries.setQueryData(key, { booked_by: "Ana Ruiz" });
  enter(before);
  expect(days.map((key) => queries.getQueryData(key))).not.toContain(undefined);
  enter(after);
  expect(days.map((key) => queries.getQueryData(key))).toEqual([undefined, undefined]);
  expect(caches.delete).toHaveBeenCalledTimes(forgotten);
  vi.unstubAllGlobals();
});
