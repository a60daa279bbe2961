import { ALL, type OperationRule, PLAYERS, STAFF } from "./rule.ts";

/** Waitlist entries and offers. */
export const WAITLIST_RULES: Record<string, OperationRule> = {
  "GET /waitlist": { whenExpired: "closed" },
  "GET /waitlist-entries": { whenExpired: "closed" },
  "POST /waitlist-entries": {
    whenExpired: "closed",
    cases: { "join the waitlist": { may: PLAYERS, ask: ({ waitInput }) => ({ body: waitInput }) } },
  },
  "DELETE /waitlist-entries/{id}": {
    whenExpired: "closed",
    cases: {
      "one's own": { may: ALL, ask: ({ ownEntryId }) => ({ ids: { "path id": ownEntryId } }) },
      "another member's": { may: STAFF, ask: ({ otherEntryId }) => ({ ids: { "path id": otherEntryId } }) },
    },
  },
  "POST /waitlist-entries/{id}/assign": {
    whenExpired: "closed",
    cases: {
      "book for the waiting member": {
        may: STAFF,
        ask: ({ otherEntryId, courtId, start_time, end_time }) => ({
          ids: { "path id": otherEntryId, "body court_id": courtId },
          body: { start_time, end_time },
        }),
      },
    },
  },
  "POST /waitlist-offers/{id}/accept": {
    whenExpired: "closed",
    cases: { "take one's own": { may: PLAYERS, ask: ({ offerId }) => ({ ids: { "path id": offerId } }) } },
  },
  "POST /waitlist-offers/{id}/pass": {
    whenExpired: "closed",
    cases: { "turn one's own down": { may: PLAYERS, ask: ({ offerId }) => ({ ids: { "path id": offerId } }) } },
  },
};
