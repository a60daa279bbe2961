import type { RuleViolation } from "@courtside/contracts/mock-api/responses.ts";

/** Another member was faster; Court 3 is free at the same hour. */
export const lostRace: RuleViolation = {
  status: 409,
  code: "slot_conflict",
  message: "This time slot conflicts with an existing booking",
  details: {
    alternatives: [
      {
        court_id: "cccccccc-0000-4000-8000-000000000002",
        court_name: "Court 3",
        start_time: "2026-03-10T15:00:00.000Z",
        end_time: "2026-03-10T16:00:00.000Z",
      },
    ],
  },
};
