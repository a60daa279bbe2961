import { ADMIN, type OperationRule, PORTAL, STAFF } from "./rule.ts";

/** An edit of an event that changes no date. */
const RENAMED = { version: 1, title: "Renamed", start_time: undefined, end_time: undefined, max_attendees: undefined };

/** Events and registrations. */
export const EVENT_RULES: Record<string, OperationRule> = {
  "GET /events": { whenExpired: "closed" },
  "POST /events": {
    whenExpired: "closed",
    cases: {
      "create a series": {
        may: PORTAL,
        ask: ({ courtId, start_time, end_time }) => ({
          ids: { "body court_id": courtId },
          body: { start_time, end_time, max_attendees: 8 },
        }),
      },
    },
  },
  "GET /events/{id}": { whenExpired: "closed" },
  "PATCH /events/{id}": {
    whenExpired: "closed",
    cases: {
      "edit one's own": {
        may: PORTAL,
        ask: ({ ownEventId }) => ({ ids: { "path id": ownEventId }, body: RENAMED }),
      },
      "edit another coach's": {
        may: ADMIN,
        ask: ({ otherEventId }) => ({ ids: { "path id": otherEventId }, body: RENAMED }),
      },
    },
  },
  "POST /events/{id}/cancel": {
    whenExpired: "closed",
    cases: {
      "cancel one's own": { may: PORTAL, ask: ({ ownEventId }) => ({ ids: { "path id": ownEventId } }) },
      "cancel another coach's": { may: ADMIN, ask: ({ otherEventId }) => ({ ids: { "path id": otherEventId } }) },
    },
  },
  "POST /events/{id}/registration": {
    whenExpired: "closed",
    cases: { register: { may: ["member"], ask: ({ otherEventId }) => ({ ids: { "path id": otherEventId } }) } },
  },
  "DELETE /events/{id}/registration": {
    whenExpired: "closed",
    cases: { unregister: { may: ["member"], ask: ({ ownEventId }) => ({ ids: { "path id": ownEventId } }) } },
  },
  "POST /events/{id}/roster": {
    whenExpired: "closed",
    cases: {
      "register a member": {
        may: STAFF,
        ask: ({ otherEventId, otherId }) => ({ ids: { "path id": otherEventId, "body user_id": otherId } }),
      },
    },
  },
  "DELETE /events/{id}/roster/{user_id}": {
    whenExpired: "closed",
    cases: {
      "unregister a member": {
        may: STAFF,
        ask: ({ ownEventId, otherId }) => ({ ids: { "path id": ownEventId, "path user_id": otherId } }),
      },
    },
  },
  "GET /events/{id}/roster": { whenExpired: "closed" },
};
