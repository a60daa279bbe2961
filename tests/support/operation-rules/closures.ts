import { type Actor, type OperationRule, STAFF } from "./rule.ts";

const closing = ({ courtId, start_time, end_time }: Actor) => ({
  body: {
    court_ids: [courtId],
    sports: undefined,
    all: undefined,
    repeat: undefined,
    start_time,
    end_time,
    outcomes: undefined,
    version: undefined,
  },
});

/** Closures of courts. */
export const CLOSURE_RULES: Record<string, OperationRule> = {
  "GET /closures": { whenExpired: "closed" },
  "GET /closures/{id}": {
    whenExpired: "closed",
    cases: { "see one": { may: STAFF, ask: ({ closureId }) => ({ ids: { "path id": closureId } }) } },
  },
  "GET /closures/alternatives": { whenExpired: "closed" },
  "POST /closures/preview": { whenExpired: "closed", cases: { preview: { may: STAFF, ask: closing } } },
  "POST /closures": { whenExpired: "closed", cases: { "close a court": { may: STAFF, ask: closing } } },
  "PATCH /closures/{id}": {
    whenExpired: "closed",
    cases: {
      reopen: {
        may: STAFF,
        ask: ({ closureId }) => ({
          ids: { "path id": closureId },
          body: {
            reopen: true,
            end_time: undefined,
            extend_minutes: undefined,
            scope: undefined,
            outcomes: undefined,
            outcome: undefined,
            version: undefined,
          },
        }),
      },
    },
  },
  "POST /closures/{id}/preview": {
    whenExpired: "closed",
    cases: {
      "preview a quarter more": {
        may: STAFF,
        ask: ({ closureId }) => ({
          ids: { "path id": closureId },
          body: { extend_minutes: 15, end_time: undefined, scope: undefined, outcomes: undefined, outcome: undefined },
        }),
      },
    },
  },
  "POST /closures/{id}/undo": {
    whenExpired: "closed",
    cases: {
      undo: {
        may: STAFF,
        ask: ({ closureId }) => ({ ids: { "path id": closureId }, body: { scope: undefined } }),
      },
    },
  },
};
