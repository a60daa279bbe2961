import type { Closure, ClosureItem, ClosurePreview } from "@courtside/contracts/api/client.ts";
import { closureMessage } from "@courtside/contracts/domain/closures.ts";
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
  series: null,
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
  occurrence: 0,
  outcome: "cancel",
  to_court_id: null,
  to_court_name: null,
  ...more,
});

/** A date of a repeated closure, weeks after the first. */
const seriesDate = (week: number): NonNullable<Closure["series"]>["dates"][number] => ({
  id: `adadadad-0000-4000-8000-00000000001${week}`,
  state: "closed",
  start_time: new Date(Date.parse("2026-03-10T15:30:00Z") + week * 7 * 86_400_000).toISOString(),
  end_time: new Date(Date.parse("2026-03-10T18:00:00Z") + week * 7 * 86_400_000).toISOString(),
  ...{ canceled: week, moved: 0, alternatives_held: 0, alternatives_taken: 0, is_over: false },
});

const seriesDates = [0, 1, 2].map(seriesDate);

/** On three Tuesdays. */
export const fakeSeries: Closure = {
  ...fakeClosure,
  id: seriesDates[0]?.id ?? "",
  reason: "maintenance",
  message: null,
  ...{ canceled: 0, moved: 0, alternatives_held: 0 },
  series: {
    id: "adadadad-0000-4000-8000-000000000009",
    every_weeks: 1,
    weekdays: ["tuesday"],
    ...{ count: 3, until: null, dates: seriesDates },
  },
};

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
  occurrences: [
    {
      ...{ start_time: fakeClosure.start_time, end_time: fakeClosure.end_time, courts, refused: [] },
      counts: { cancel: 2, move: 1, keep: 0, withdraw: 1, waiting: 1 },
    },
  ],
  counts: { cancel: 2, move: 1, keep: 0, withdraw: 1, waiting: 1 },
  people: 6,
};

const [someItem] = fakePreview.items;
const timesOf = ({ start_time, end_time }: { start_time: string; end_time: string }) => ({ start_time, end_time });
const noCounts = { cancel: 0, move: 0, keep: 0, withdraw: 0, waiting: 0 };

/** Of three dates: one with a booking, one without, and one that is blocked already. */
export const fakeSeriesPreview: ClosurePreview = {
  ...fakePreview,
  refused: [],
  occurrences: seriesDates.map((date, at) => ({
    ...timesOf(date),
    courts: at === 2 ? [] : courts,
    refused: at === 2 ? fakePreview.refused : [],
    counts: { ...noCounts, cancel: at === 0 ? 1 : 0 },
  })),
  items: someItem ? [someItem] : [],
  counts: { ...noCounts, cancel: 1 },
  people: 2,
};

interface FakeClosures {
  closures?: Closure[];
  preview?: ClosurePreview;
  /** Rejects the first closing or change because of this. */
  changedOnce?: boolean;
  /** Rejects closing and changing with this. */
  reject?: RuleViolation;
  /** Rejects the preview of a change with this. */
  rejectPreview?: RuleViolation;
  /** How much a job has to do that extends or undoes. */
  byJob?: number;
  /** Is called with the outcomes for single ones. */
  onPreview?: (outcomes: unknown) => void;
  /** Is called with what is changed. */
  onChange?: (id: string, scope: string) => void;
}

/** A club's closures in memory. */
export function fakeClosuresApi({
  closures = [],
  preview = fakePreview,
  changedOnce,
  reject,
  rejectPreview,
  byJob,
  onPreview,
  onChange,
}: FakeClosures = {}): MockFetch {
  let kept = [...closures];
  let isChanged = changedOnce ?? false;
  const changed = (id: string, part: Partial<Closure>): Closure | undefined => {
    const isMeant = (each: Closure) => each.id === id || each.series?.dates.some((date) => date.id === id);
    kept = kept.map((each) => (isMeant(each) ? { ...each, ...part } : each));
    return kept.find(isMeant);
  };
  const takeChanged = (): RuleViolation | null => {
    if (!isChanged) return null;
    isChanged = false;
    return { status: 409, code: "closure_changed", message: closureMessage("closure_changed") };
  };
  const nothing = { refused: [], occurrences: [], items: [], people: 0 };
  return mockApi(
    on("get", "/courts", ({ response }) => response(200, { data: fakeCourts })),
    on("get", "/closures", ({ response }) => response(200, { data: kept })),
    on("post", "/closures/preview", ({ body, response }) => {
      onPreview?.(body.outcomes);
      return response(200, preview);
    }),
    on("post", "/closures/{id}/preview", ({ body, response, reject: rejectWith }) => {
      if (rejectPreview) return rejectWith(rejectPreview);
      onPreview?.(body.outcomes);
      const [start_time, end_time] = [fakeClosure.end_time, "2026-03-10T19:00:00Z"];
      return response(200, { ...preview, start_time, end_time });
    }),
    rejectChanges(reject),
    on("post", "/closures", ({ response, reject: rejectWith }) => {
      const stale = takeChanged();
      if (stale) return rejectWith(stale);
      const { refused, occurrences, items, people } = preview;
      const made = occurrences.length > 1 ? fakeSeries : fakeClosure;
      kept = [made, ...kept];
      return response(201, { ...made, refused, occurrences, items, people });
    }),
    on("patch", "/closures/{id}", ({ path, body, response, reject: rejectWith }) => {
      const stale = takeChanged();
      if (stale) return rejectWith(stale);
      onChange?.(path.id, body.scope ?? "this");
      const part: Partial<Closure> = body.reopen
        ? { state: "reopened", is_over: true }
        : byJob
          ? { progress: { done: 0, total: byJob } }
          : { end_time: "2026-03-10T19:00:00Z" };
      const found = changed(path.id, part);
      return found && response(200, { ...found, ...nothing });
    }),
    on("post", "/closures/{id}/undo", ({ path, body, response }) => {
      onChange?.(path.id, body?.scope ?? "this");
      const part: Partial<Closure> = byJob
        ? { progress: { done: 0, total: byJob } }
        : { state: "undone", is_over: true };
      const found = changed(path.id, part);
      return found && response(200, { ...found, restored: byJob ? 0 : 4 });
    }),
  );
}
