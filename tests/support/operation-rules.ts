import { randomUUID } from "node:crypto";
import { SETTING_NAMES } from "@courtside/contracts/domain/club-settings.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import { png } from "./pictures.ts";
import { WAITLIST_RULES } from "./waitlist-operation-rules.ts";

/** Who asks in one combination, and rows that are theirs or somebody else's to ask about. */
export interface Asker {
  /** Different for each asker of a case: no two get into each other's way. */
  number: number;
  /** A time of tomorrow of the asker's own, "2026-03-08T09:00", and an hour later. */
  start_time: string;
  end_time: string;
  courtId: string;
  /** Another member of the asker's club. */
  otherId: string;
  blockId: string;
  ownBookingId: string;
  otherBookingId: string;
  /** Somebody who asks to join the asker's club. */
  applicantId: string;
  /** The asker's own PIN. */
  pin: string;
  /** An item of the asker's club's news. */
  newsId: string;
  /** A date and sport for which no slot is free. */
  waitWish: Record<string, unknown>;
  ownEntryId: string;
  otherEntryId: string;
  /** Open, to the asker. */
  offerId: string;
  /** Pending ones of the asker's club, to a member and to a coach. */
  invitationId: string;
  coachInvitationId: string;
  /** A coach of the asker's club that no other asker has, the asker themself where they are one; hours and a date off of theirs. */
  coachId: string;
  hoursId: string;
  timeOffId: string;
  /** Another coach. */
  otherCoachId: string;
  /** Events that nobody else has: one that the asker made, and is registered for as a member, and one of somebody else. */
  ownEventId: string;
  otherEventId: string;
  /** A pending request to `coachId`, by the asker where they are a member. */
  lessonRequestId: string;
}

/** One thing that an operation can be asked for. */
export interface OperationCase {
  /** The roles of O §6 with the grants of decision 5, by what the asker is seen as; or by other means than the effective role. */
  may: readonly Role[] | "everyone" | "signed in" | "real admin";
  /** Ids by their place, and fields of the body instead of the samples. */
  ask?: (asker: Asker) => { ids?: Record<string, string>; body?: Record<string, unknown>; raw?: RequestInit["body"] };
}

export interface OperationRule {
  /** What the club's expired access leaves open (decision 11). */
  whenExpired: "open" | "closed";
  /** For what changes something: each thing it can be asked for. */
  cases?: Record<string, OperationCase>;
}

const ALL: Role[] = ["admin", "front_desk", "coach", "member"];
const STAFF: Role[] = ["admin", "front_desk"];
const ADMIN: Role[] = ["admin"];
const PORTAL: Role[] = ["admin", "coach"];
const TEACHING: Role[] = ["admin", "front_desk", "coach"];
const HOURS = { day_of_week: "sunday", start_time: "09:00", end_time: "12:00" };

/** An edit of an event that moves nothing. */
const RENAMED = { version: 1, title: "Renamed", start_time: undefined, end_time: undefined, max_attendees: undefined };

const invitee = (role: Role) => ({ role, email: `${randomUUID()}@invited.courtside.test` });

/** A save sends what changes alone. */
const NO_SETTINGS = Object.fromEntries(SETTING_NAMES.map((name) => [name, undefined]));

const newcomer = () => ({
  club_name: "Riverside",
  admin_name: "Ada Founder",
  email: `${randomUUID()}@founders.courtside.test`,
  password: "Six-or-more",
});

/**
 * What is allowed to whom, written down by hand and apart from the product's own matrix. An operation of the api's document
 * that has no line here fails the tests: whoever adds one says first who may do it, and whether it outlives the club's access.
 */
export const OPERATION_RULES: Record<string, OperationRule> = {
  "GET /me": { whenExpired: "open" },
  "PUT /me/impersonation": {
    whenExpired: "closed",
    cases: {
      "begin a preview": { may: "real admin", ask: () => ({ body: { role: "coach" } }) },
      "end a preview": { may: "real admin", ask: () => ({ body: { role: null } }) },
    },
  },
  "GET /courts": { whenExpired: "closed" },
  "POST /courts": {
    whenExpired: "closed",
    cases: { "add one": { may: ADMIN, ask: ({ number }) => ({ body: { name: `Extra ${number}` } }) } },
  },
  "PATCH /courts/{id}": {
    whenExpired: "closed",
    cases: {
      "change one": {
        may: ADMIN,
        ask: ({ courtId, number }) => ({ ids: { "path id": courtId }, body: { name: `Renamed ${number}` } }),
      },
    },
  },
  "GET /courts/{id}/stranded-bookings": { whenExpired: "closed" },
  "GET /court-blocks": { whenExpired: "closed" },
  "POST /court-blocks/preview": {
    whenExpired: "closed",
    cases: { "look ahead": { may: ADMIN, ask: ({ courtId }) => ({ body: { court_ids: [courtId] } }) } },
  },
  "POST /court-blocks": {
    whenExpired: "closed",
    cases: {
      "block a court": {
        may: ADMIN,
        ask: ({ courtId, start_time, end_time }) => ({ body: { court_ids: [courtId], start_time, end_time } }),
      },
    },
  },
  "DELETE /court-blocks/{id}": {
    whenExpired: "closed",
    cases: { "delete one": { may: ADMIN, ask: ({ blockId }) => ({ ids: { "path id": blockId } }) } },
  },
  "GET /members": { whenExpired: "closed" },
  "PATCH /members/{user_id}": {
    whenExpired: "closed",
    cases: {
      "change a role": {
        may: ADMIN,
        ask: ({ otherId }) => ({ ids: { "path user_id": otherId }, body: { role: "coach" } }),
      },
    },
  },
  "POST /members/{user_id}/remove": {
    whenExpired: "closed",
    cases: { "remove one": { may: ADMIN, ask: ({ otherId }) => ({ ids: { "path user_id": otherId } }) } },
  },
  "GET /availability": { whenExpired: "closed" },
  "GET /bookings": { whenExpired: "closed" },
  "POST /bookings": {
    whenExpired: "closed",
    cases: {
      "for oneself": {
        may: ALL,
        ask: ({ courtId, start_time, end_time }) => ({
          ids: { "body court_id": courtId },
          body: { start_time, end_time },
        }),
      },
      "for somebody else": {
        may: STAFF,
        ask: ({ courtId, otherId, start_time, end_time }) => ({
          ids: { "body court_id": courtId, "body user_id": otherId },
          body: { start_time, end_time },
        }),
      },
    },
  },
  "POST /bookings/{id}/cancel": {
    whenExpired: "closed",
    cases: {
      "one's own": { may: ALL, ask: ({ ownBookingId }) => ({ ids: { "path id": ownBookingId } }) },
      "somebody else's": { may: STAFF, ask: ({ otherBookingId }) => ({ ids: { "path id": otherBookingId } }) },
    },
  },
  ...WAITLIST_RULES,
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
      "edit somebody else's": {
        may: ADMIN,
        ask: ({ otherEventId }) => ({ ids: { "path id": otherEventId }, body: RENAMED }),
      },
    },
  },
  "POST /events/{id}/cancel": {
    whenExpired: "closed",
    cases: {
      "cancel one's own": { may: PORTAL, ask: ({ ownEventId }) => ({ ids: { "path id": ownEventId } }) },
      "cancel somebody else's": { may: ADMIN, ask: ({ otherEventId }) => ({ ids: { "path id": otherEventId } }) },
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
  "GET /events/{id}/roster": { whenExpired: "closed" },
  "GET /members/search": { whenExpired: "closed" },
  "GET /news": { whenExpired: "closed" },
  "POST /news": { whenExpired: "closed", cases: { "publish an item": { may: ADMIN } } },
  "PATCH /news/{id}": {
    whenExpired: "closed",
    cases: { "edit one": { may: ADMIN, ask: ({ newsId }) => ({ ids: { "path id": newsId } }) } },
  },
  "POST /news/{id}/retire": {
    whenExpired: "closed",
    cases: { "retire one": { may: ADMIN, ask: ({ newsId }) => ({ ids: { "path id": newsId } }) } },
  },
  "POST /news/{id}/restore": {
    whenExpired: "closed",
    cases: { "bring one back": { may: ADMIN, ask: ({ newsId }) => ({ ids: { "path id": newsId } }) } },
  },
  "GET /invitations": { whenExpired: "closed" },
  "POST /invitations": {
    whenExpired: "closed",
    cases: {
      "invite a member": { may: ADMIN, ask: () => ({ body: invitee("member") }) },
      "invite an admin": { may: ADMIN, ask: () => ({ body: invitee("admin") }) },
      "invite a coach": { may: STAFF, ask: () => ({ body: invitee("coach") }) },
    },
  },
  "POST /invitations/{id}/resend": {
    whenExpired: "closed",
    cases: {
      "a coach's": { may: STAFF, ask: ({ coachInvitationId }) => ({ ids: { "path id": coachInvitationId } }) },
    },
  },
  "POST /invitations/{id}/revoke": {
    whenExpired: "closed",
    cases: {
      "a coach's": { may: STAFF, ask: ({ coachInvitationId }) => ({ ids: { "path id": coachInvitationId } }) },
    },
  },
  "GET /me/invitations": { whenExpired: "open" },
  "POST /me/invitations/{id}/accept": {
    whenExpired: "open",
    cases: { "accept one": { may: "signed in", ask: ({ invitationId }) => ({ ids: { "path id": invitationId } }) } },
  },
  "POST /first-admin": { whenExpired: "open", cases: { "invite the first admin": { may: "everyone" } } },
  "GET /plans": { whenExpired: "open" },
  "GET /billing/subscription": { whenExpired: "open" },
  "POST /billing/checkout": {
    whenExpired: "open",
    cases: { "subscribe to a plan": { may: ADMIN, ask: () => ({ body: { planId: "pro" } }) } },
  },
  "POST /billing/portal": { whenExpired: "open", cases: { "open the portal": { may: ADMIN } } },
  "POST /billing/webhook": { whenExpired: "open", cases: { "send an event": { may: "everyone" } } },
  "GET /join-requests": { whenExpired: "open" },
  "POST /join-requests": { whenExpired: "open", cases: { "ask a club": { may: "signed in" } } },
  "GET /join-requests/pending": { whenExpired: "closed" },
  "POST /join-requests/{id}/approve": {
    whenExpired: "closed",
    cases: { "admit somebody": { may: ADMIN, ask: ({ applicantId }) => ({ ids: { "path id": applicantId } }) } },
  },
  "POST /join-requests/{id}/decline": {
    whenExpired: "closed",
    cases: { "turn somebody down": { may: ADMIN, ask: ({ applicantId }) => ({ ids: { "path id": applicantId } }) } },
  },
  "PUT /me/staff-pin": {
    whenExpired: "closed",
    // A session of today proves nothing more.
    cases: { "set one": { may: STAFF, ask: () => ({ body: { current_password: undefined, nonce: undefined } }) } },
  },
  "DELETE /me/staff-pin": { whenExpired: "closed", cases: { "remove one": { may: STAFF } } },
  "POST /staff-pin/verify": {
    whenExpired: "closed",
    cases: { "leave the kiosk": { may: STAFF, ask: ({ pin }) => ({ body: { pin } }) } },
  },
  "POST /club-signups": {
    whenExpired: "open",
    cases: { "found a club": { may: "everyone", ask: () => ({ body: newcomer() }) } },
  },
  "POST /clubs": { whenExpired: "open", cases: { "found a club": { may: "signed in" } } },
  "GET /onboarding": { whenExpired: "closed" },
  "POST /onboarding/dismiss": { whenExpired: "closed", cases: { "put it away": { may: ADMIN } } },
  "GET /club": { whenExpired: "closed" },
  "PATCH /club": {
    whenExpired: "closed",
    cases: { "save a setting": { may: ADMIN, ask: () => ({ body: { ...NO_SETTINGS, location: "New Street" } }) } },
  },
  "PUT /club/logo": { whenExpired: "closed", cases: { "upload one": { may: ADMIN, ask: () => ({ raw: png() }) } } },
  "DELETE /club/logo": { whenExpired: "closed", cases: { "take it away": { may: ADMIN } } },
  "GET /clubs/{id}/logo/{digest}": { whenExpired: "open" },
  "POST /demo-visits": { whenExpired: "open", cases: { "visit the demo": { may: "everyone" } } },
  "POST /client-errors": {
    whenExpired: "open",
    cases: {
      "tell of a fault": {
        may: "everyone",
        ask: () => ({ body: { remote: "mf-coach", version: "1.0.0", kind: "slow", screen: "coaches" } }),
      },
    },
  },
  "POST /qa-sessions": { whenExpired: "open", cases: { "test as a role": { may: "everyone" } } },
};
