import { can } from "@courtside/contracts/domain/roles.ts";
import { forgetHours } from "./coaches/forget-hours.ts";
import { hasHours } from "./coaches/queries.ts";
import { leaveEvents } from "./events/leave.ts";
import { countLedAhead } from "./events/registrations/queries.ts";
import { rolesInvitedBy } from "./invitations/may-invite.ts";
import { countOpenOfSender } from "./invitations/queries.ts";
import { countPending } from "./lesson-requests/queries.ts";
import { settleRequests } from "./lesson-requests/settle.ts";
import { cancelLessonsOf } from "./lessons/cancel-all.ts";
import { countFutureLessons } from "./lessons/queries.ts";
import type { Commitments } from "./members/commitments.ts";
import { countFutureBookings } from "./members/queries.ts";
import { retireSampleNews } from "./news/retire-samples.ts";
import { localNow } from "./scheduling/waiting/local-now.ts";
import { selectClub } from "./tenant/queries.ts";
import { leaveEveryQueue } from "./waitlist/leave.ts";
import { countOwn } from "./waitlist/queries.ts";

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

  async countEnding({ sql, clubId, now }, userId, role) {
    const at = new Date(now);
    const { time_zone } = await selectClub(sql, clubId);
    const teaches = role === "coach";
    const [bookings, lessons, asked, asking, events, has_hours, waitlist_entries, invitations] = await Promise.all([
      role ? 0 : countFutureBookings(sql, clubId, userId, at),
      teaches ? 0 : countFutureLessons(sql, clubId, userId, at),
      countPending(sql, clubId, { memberId: null, coachId: userId }, at),
      countPending(sql, clubId, { memberId: userId, coachId: null }, at),
      teaches ? 0 : countLedAhead(sql, clubId, userId, at),
      teaches ? false : hasHours(sql, clubId, userId),
      role && can(role, "waitlist:join") ? 0 : countOwn(sql, clubId, localNow(now, time_zone), userId),
      countOpenOfSender(sql, clubId, userId, role ? rolesInvitedBy(role) : []),
    ]);
    return { bookings, lessons, lesson_requests: asked + asking, events, has_hours, waitlist_entries, invitations };
  },

  retireSamples: retireSampleNews,
};
