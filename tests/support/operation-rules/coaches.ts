import { invitee, type OperationRule, PORTAL, STAFF, TEACHING } from "./rule.ts";

const HOURS = { day_of_week: "sunday", start_time: "09:00", end_time: "12:00" };

/** Coaches, their hours, lessons and requests for them. */
export const COACH_RULES: Record<string, OperationRule> = {
  "GET /coaches": { whenExpired: "closed" },
  "POST /coaches": {
    whenExpired: "closed",
    cases: { "add one": { may: STAFF, ask: () => ({ body: { email: invitee("coach").email, sports: ["tennis"] } }) } },
  },
  "GET /coaches/{id}": { whenExpired: "closed" },
  "PATCH /coaches/{id}": {
    whenExpired: "closed",
    cases: {
      "edit another": {
        may: STAFF,
        ask: ({ otherCoachId }) => ({
          ids: { "path id": otherCoachId },
          body: { email: undefined, sports: ["tennis"] },
        }),
      },
      "edit oneself": {
        may: TEACHING,
        ask: ({ coachId }) => ({ ids: { "path id": coachId }, body: { email: undefined, sports: ["tennis"] } }),
      },
    },
  },
  "GET /coaches/{id}/availability": { whenExpired: "closed" },
  "PUT /coaches/{id}/availability": {
    whenExpired: "closed",
    cases: {
      "replace one's own": {
        may: TEACHING,
        ask: ({ coachId }) => ({ ids: { "path id": coachId }, body: { version: 0, rows: [HOURS] } }),
      },
      "replace another's": {
        may: STAFF,
        ask: ({ otherCoachId }) => ({ ids: { "path id": otherCoachId }, body: { version: 0, rows: [HOURS] } }),
      },
    },
  },
  "POST /coaches/{id}/availability": {
    whenExpired: "closed",
    cases: { "add hours": { may: TEACHING, ask: ({ coachId }) => ({ ids: { "path id": coachId }, body: HOURS }) } },
  },
  "DELETE /coaches/{id}/availability/{hours_id}": {
    whenExpired: "closed",
    cases: {
      "delete hours": {
        may: TEACHING,
        ask: ({ coachId, hoursId }) => ({ ids: { "path id": coachId, "path hours_id": hoursId } }),
      },
    },
  },
  "GET /coaches/{id}/time-off": { whenExpired: "closed" },
  "POST /coaches/{id}/time-off": {
    whenExpired: "closed",
    cases: {
      "take time off": {
        may: TEACHING,
        ask: ({ coachId }) => ({ ids: { "path id": coachId }, body: { start_time: "09:00", end_time: "10:00" } }),
      },
    },
  },
  "DELETE /coaches/{id}/time-off/{time_off_id}": {
    whenExpired: "closed",
    cases: {
      "give it back": {
        may: TEACHING,
        ask: ({ coachId, timeOffId }) => ({ ids: { "path id": coachId, "path time_off_id": timeOffId } }),
      },
    },
  },
  "GET /coaches/{id}/free": { whenExpired: "closed" },
  "GET /coaches/{id}/schedule": { whenExpired: "closed" },
  "GET /lessons": { whenExpired: "closed" },
  "GET /lessons/courts": { whenExpired: "closed" },
  "GET /lessons/members": { whenExpired: "closed" },
  "POST /lessons": {
    whenExpired: "closed",
    cases: {
      "schedule one": {
        may: PORTAL,
        ask: ({ coachId, otherId, courtId, start_time, end_time }) => ({
          ids: { "body coach_id": coachId, "body member_id": otherId, "body court_id": courtId },
          body: { start_time, end_time },
        }),
      },
    },
  },
  "GET /lesson-requests": { whenExpired: "closed" },
  "POST /lesson-requests": {
    whenExpired: "closed",
    cases: {
      "ask a coach": {
        may: ["member"],
        ask: ({ otherCoachId }) => ({ ids: { "body coach_id": otherCoachId }, body: { preferred_time: "10:00" } }),
      },
    },
  },
  "POST /lesson-requests/{id}/accept": {
    whenExpired: "closed",
    cases: {
      "accept one": {
        may: PORTAL,
        ask: ({ lessonRequestId, courtId, start_time, end_time }) => ({
          ids: { "path id": lessonRequestId, "body court_id": courtId },
          body: { start_time, end_time },
        }),
      },
    },
  },
  "POST /lesson-requests/{id}/decline": {
    whenExpired: "closed",
    cases: { "reject one": { may: PORTAL, ask: ({ lessonRequestId }) => ({ ids: { "path id": lessonRequestId } }) } },
  },
  "POST /lesson-requests/{id}/withdraw": {
    whenExpired: "closed",
    cases: {
      "take one's own back": {
        may: ["member"],
        ask: ({ lessonRequestId }) => ({ ids: { "path id": lessonRequestId } }),
      },
    },
  },
};
