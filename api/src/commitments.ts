import { can } from "@courtside/contracts/domain/roles.ts";
import { forgetHours } from "./coaches/forget-hours.ts";
import { leaveEvents } from "./events/leave.ts";
import { settleRequests } from "./lesson-requests/settle.ts";
import { cancelLessonsOf } from "./lessons/cancel-all.ts";
import type { Commitments } from "./members/commitments.ts";
import { retireSampleNews } from "./news/retire-samples.ts";
import { leaveEveryQueue } from "./waitlist/leave.ts";

/** Cancels a member's future commitments, in the order in which court blocks lock them too: bookings, events, offers. */
export const commitments: Commitments = {
  async end(tx, userId) {
    await settleRequests(tx, userId);
    await forgetHours(tx, userId);
    const events = await leaveEvents(tx, userId, null);
    return { events, waitlistEntries: await leaveEveryQueue(tx, userId) };
  },

  async endForRole(tx, userId, role) {
    await settleRequests(tx, userId);
    // The rows are decisive, not the previous role: an admin may have taught in the coach's preview.
    if (role !== "coach") {
      await cancelLessonsOf(tx, userId);
      await forgetHours(tx, userId);
    }
    await leaveEvents(tx, userId, role);
    return can(role, "waitlist:join") ? 0 : leaveEveryQueue(tx, userId);
  },

  retireSamples: retireSampleNews,
};
