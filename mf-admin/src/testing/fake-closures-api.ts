import type { Closure, ClosureItem, ClosurePreview } from "@courtside/contracts/api/client.ts";
import { type MockFetch, mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { type RuleViolation, rejectChanges } from "@courtside/contracts/mock-api/responses.ts";
import { fakeCourts } from "./fake-club.ts";

const courts = fakeCourts.slice(0, 2).map(({ id, name, sport }) => ({ id, name, sport }));
const [court] = courts;

export const fakeClosure: Closure = {
  id: "adadadad-0000-4000-8000-000000000001",
  state: "closed",
  start_time: "2026-03-10T15:30:00Z",
  end_time: "2026-03-10T18:00:00Z",
  reason: "rain",
  message: "Back at two",
  outcome: "cancel",
  courts,
  canceled: 3,
  moved: 1,
  alternatives_held: 6,
  alternatives_taken: 0,
  is_over: false,
  progress: null,
  problem: null,
  created_by_name: "Ada Okafor",
  created_at: "2026-03-10T15:30:00Z",
};

const item = (at: number, more: Partial<ClosureItem>): ClosureItem => ({
  kind: "booking",
  id: `bbbbbbbb-0000-4000-8000-00000000000${at}`,
  court_id: court?.id ?? null,
  court_name: court?.name ?? null,
  sport: "tennis",
  start_time: `2026-03-10T${15 + at}:30:00Z`,
  end_time: `2026-03-10T${16 + at}:30:00Z`,
  user_name: "Maya Chen",
  players: [],
  title: null,
  series_id: null,
  outcome: "cancel",
  to_court_id: null,
  to_court_name: null,
  ...more,
});

export const fakePreview: ClosurePreview = {
  version: "1",
  start_time: fakeClosure.start_time,
  end_time: fakeClosure.end_time,
  courts,
  refused: [
    {
      court_id: fakeCourts[2]?.id ?? "",
      court_name: "Pickleball 1",
      message: "Pickleball 1 is already blocked at this time",
    },
  ],
  items: [
    item(0, { players: ["Tom Ferreira"] }),
    item(1, {
      kind: "lesson",
      user_name: "Priya Raman",
      players: ["Coach Ines Duarte"],
      outcome: "move",
      to_court_id: fakeCourts[1]?.id ?? null,
      to_court_name: "Tennis 2",
    }),
    item(2, { kind: "event", title: "Ladder night", user_name: "Ines Duarte" }),
    item(3, { kind: "waitlist_offer", user_name: "Sam Whitlock", outcome: "withdraw" }),
    item(4, { kind: "waitlist_entry", user_name: "Lea Brandt", outcome: "keep", court_id: null, court_name: null }),
  ],
  counts: { cancel: 2, move: 1, keep: 0, withdraw: 1, waiting: 1 },
  people: 6,
};

interface FakeClosures {
  closures?: Closure[];
  preview?: ClosurePreview;
  /** Rejects the first closing because of this. */
  changedOnce?: boolean;
  /** Rejects closing and changing with this. */
  reject?: RuleViolation;
}

/** A club's closures in memory. */
export function fakeClosuresApi({
  closures = [],
  preview = fakePreview,
  changedOnce,
  reject,
}: FakeClosures = {}): MockFetch {
  let kept = [...closures];
  let isChanged = changedOnce ?? false;
  const changed = (id: string, part: Partial<Closure>): Closure | undefined => {
    kept = kept.map((each) => (each.id === id ? { ...each, ...part } : each));
    return kept.find((each) => each.id === id);
  };
  const nothing = { refused: [], items: [], people: 0 };
  return mockApi(
    on("get", "/courts", ({ response }) => response(200, { data: fakeCourts })),
    on("get", "/closures", ({ response }) => response(200, { data: kept })),
    on("post", "/closures/preview", ({ response }) => response(200, preview)),
    rejectChanges(reject),
    on("post", "/closures", ({ response, reject: rejectWith }) => {
      if (isChanged) {
        isChanged = false;
        const message = "What this closure affects has changed: please look at the list again";
        return rejectWith({ status: 409, code: "closure_changed", message });
      }
      kept = [fakeClosure, ...kept];
      return response(201, { ...fakeClosure, refused: preview.refused, items: preview.items, people: preview.people });
    }),
    on("patch", "/closures/{id}", ({ path, body, response }) => {
      const part: Partial<Closure> = body.reopen
        ? { state: "reopened", is_over: true }
        : { end_time: "2026-03-10T19:00:00Z" };
      const found = changed(path.id, part);
      return found && response(200, { ...found, ...nothing });
    }),
    on("post", "/closures/{id}/undo", ({ path, response }) => {
      const found = changed(path.id, { state: "undone", is_over: true });
      return found && response(200, { ...found, restored: 4 });
    }),
  );
}
