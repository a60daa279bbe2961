import type { BlockConflict, CourtBlock, RejectedCourt } from "@courtside/contracts/api/client.ts";
import { type MockFetch, mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { type RuleViolation, rejectChanges } from "@courtside/contracts/mock-api/responses.ts";
import { fakeCourts } from "./fake-club.ts";

const block = (at: number, start_time: string, end_time: string, reason: string | null): CourtBlock => {
  const court = fakeCourts[at % fakeCourts.length];
  return {
    id: `abababab-0000-4000-8000-00000000000${at}`,
    court_id: court?.id ?? "",
    court_name: court?.name ?? "",
    sport: court?.sport ?? "",
    start_time,
    end_time,
    reason,
    created_by_name: "Ada Okafor",
    created_at: "2026-03-01T15:00:00Z",
  };
};

const blocksOf = (year: number): CourtBlock[] => [
  block(0, `${year}-03-10T13:00:00Z`, `${year}-03-10T21:00:00Z`, "Resurfacing"),
  block(1, `${year}-03-12T14:00:00Z`, `${year}-03-15T04:00:00Z`, "Regional youth championship, all day"),
  block(2, `${year}-03-20T22:00:00Z`, `${year}-03-21T02:00:00Z`, null),
];

/** By the browser's clock they are all ahead, and these are over. */
export const fakeBlocks = blocksOf(2031);
export const fakePastBlocks = blocksOf(2026);

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** It lasts. */
export const fakeRunningBlock = block(3, hoursFromNow(-2), hoursFromNow(2), "Nets");

export const fakeConflicts: BlockConflict[] = ["Maya Chen", "Tom Ferreira", "Priya Raman"].map((user_name, at) => ({
  id: `bbbbbbbb-0000-4000-8000-00000000000${at}`,
  court_id: fakeCourts[0]?.id ?? "",
  court_name: "Tennis 1",
  user_name,
  kind: at === 2 ? "lesson" : "booking",
  title: null,
  start_time: `2026-03-10T${14 + at}:00:00Z`,
  end_time: `2026-03-10T${15 + at}:00:00Z`,
}));

interface FakeBlocks {
  blocks?: CourtBlock[];
  past?: CourtBlock[];
  conflicts?: BlockConflict[];
  refused?: RejectedCourt[];
  /** The conflicting bookings at the time of the confirmation. */
  conflictsLater?: BlockConflict[];
  /** Rejects creating and deleting with this. */
  reject?: RuleViolation;
}

/** A club's blocks in memory: created ones are listed, deleted ones are gone. */
export function fakeBlocksApi(given: FakeBlocks = {}): MockFetch {
  const { blocks = fakeBlocks, past = [], conflicts = [], refused: rejected = [], reject } = given;
  let kept = [...blocks];
  let { conflictsLater } = given;
  return mockApi(
    on("get", "/courts", ({ response }) => response(200, { data: fakeCourts })),
    on("post", "/court-blocks/preview", ({ response }) => response(200, { bookings: conflicts, refused: rejected })),
    on("get", "/court-blocks", ({ query, response }) => response(200, listOf(query.when === "past" ? past : kept))),
    rejectChanges(reject),
    on("post", "/court-blocks", ({ body, response, reject }) => {
      if (conflictsLater) {
        const bookings = conflictsLater;
        conflictsLater = undefined;
        const message = "The bookings in the way have changed: please look at the list again";
        return reject({ status: 409, code: "block_hits_bookings", message, details: { bookings } });
      }
      const made = body.court_ids.map((id, at) => ({
        ...block(
          fakeCourts.findIndex((court) => court.id === id),
          `${body.start_time}:00Z`,
          `${body.end_time}:00Z`,
          body.reason ?? null,
        ),
        id: `abababab-0000-4000-8000-00000000001${at}`,
      }));
      kept = [...kept, ...made];
      return response(201, { data: made, refused: rejected, canceled_bookings: body.cancel?.booking_ids?.length ?? 0 });
    }),
    on("delete", "/court-blocks/{id}", ({ path, response }) => {
      const gone = kept.find(({ id }) => id === path.id);
      kept = kept.filter((each) => each !== gone);
      const hasBegun = gone && Date.parse(gone.start_time) < Date.now();
      return gone && response(200, hasBegun ? { ...gone, end_time: hoursFromNow(0) } : gone);
    }),
  );
}

const listOf = <Row>(data: Row[]) => ({ data, next_cursor: null, total: data.length });
