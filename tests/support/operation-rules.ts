import { createECDH, randomBytes, randomUUID } from "node:crypto";
import { SETTING_NAMES } from "@courtside/contracts/domain/club-settings.ts";
import { LONGEST_RETENTION } from "@courtside/contracts/domain/retention.ts";
import { BILLING_RULES } from "./operation-rules/billing.ts";
import { CLOSURE_RULES } from "./operation-rules/closures.ts";
import { COACH_RULES } from "./operation-rules/coaches.ts";
import { DEVICE_RULES } from "./operation-rules/devices.ts";
import { EVENT_RULES } from "./operation-rules/events.ts";
import { INTEGRATION_RULES } from "./operation-rules/integrations.ts";
import { PLATFORM_RULES } from "./operation-rules/platform.ts";
import { type Actor, ADMIN, ALL, invitee, type OperationRule, STAFF } from "./operation-rules/rule.ts";
import { WAITLIST_RULES } from "./operation-rules/waitlist.ts";
import { png } from "./pictures.ts";

/** A save sends changed fields only. */
const NO_SETTINGS = Object.fromEntries(SETTING_NAMES.map((name) => [name, undefined]));

const newcomer = () => ({
  club_name: "Riverside",
  admin_name: "Ada Founder",
  email: `${randomUUID()}@founders.courtside.test`,
  password: "Six-or-more",
});

/** Of a browser of its own. */
const pushSubscription = () => ({
  endpoint: `https://push.example.com/${randomUUID()}`,
  keys: {
    p256dh: createECDH("prime256v1").generateKeys("base64url"),
    auth: randomBytes(16).toString("base64url"),
  },
});

const MAIL_KIND = { "path kind": "booking_made" };
const MAIL_TEXT = { subject: "Booked: {court}", text: "{court}, {time}" };

/** Few recipients. */
const toAdmins = () => ({ body: { filter: { role: "admin" } } });

const seriesFor = ({ courtId, start_time, end_time }: Actor) => ({
  ids: { "body court_id": courtId },
  body: { start_time, end_time, count: 2, weekdays: undefined, choices: undefined },
});

/**
 * The permissions, written by hand and independent of the product's own matrix. An operation of the api's document without
 * an entry fails the tests: its author first states who may call it and whether it stays open after the club's access ends.
 */
export const OPERATION_RULES: Record<string, OperationRule> = {
  ...CLOSURE_RULES,
  ...COACH_RULES,
  ...INTEGRATION_RULES,
  ...DEVICE_RULES,
  ...EVENT_RULES,
  ...WAITLIST_RULES,
  ...BILLING_RULES,
  ...PLATFORM_RULES,
  "GET /me": { whenExpired: "open" },
  "PATCH /me/profile": {
    whenExpired: "open",
    cases: {
      "change one's name": {
        may: "signed in, but no demo visitor",
        ask: ({ number }) => ({ body: { full_name: `Renamed ${number}`, in_directory: undefined } }),
      },
      "hide from the directory": { may: ALL, ask: () => ({ body: { full_name: undefined, in_directory: false } }) },
    },
  },
  "GET /me/consents": { whenExpired: "open" },
  "PUT /me/consents/{kind}": {
    whenExpired: "open",
    cases: {
      "agree to photos": { may: ALL, ask: () => ({ ids: { "path kind": "photos" }, body: { is_given: true } }) },
    },
  },
  "POST /me/export": {
    whenExpired: "open",
    cases: { "order one's own": { may: "signed in, but no demo visitor" } },
  },
  "GET /me/exports": { whenExpired: "open" },
  "GET /me/exports/{id}": { whenExpired: "open" },
  "DELETE /me": {
    whenExpired: "open",
    cases: {
      "erase one's account": {
        may: "signed in, but no demo visitor",
        ask: () => ({ body: { current_password: undefined, nonce: undefined } }),
      },
    },
  },
  "GET /me/unproven-club": { whenExpired: "open" },
  "POST /me/unproven-club": {
    whenExpired: "open",
    cases: {
      "where none waits": { may: "signed in", ask: ({ clubId }) => ({ body: { club_id: clubId, keep: true } }) },
    },
  },
  "POST /me/leave-club": {
    whenExpired: "open",
    cases: {
      "leave one's own club": {
        may: "signed in, but no demo visitor",
        ask: ({ clubId }) => ({ body: { club_id: clubId } }),
      },
    },
  },
  "GET /club-closing": { whenExpired: "open" },
  "PUT /club-closing": {
    whenExpired: "open",
    cases: {
      "let it close": { may: ADMIN, ask: ({ clubName }) => ({ body: { close: true, club_name: clubName } }) },
      "keep it open": { may: ADMIN, ask: () => ({ body: { close: false } }) },
    },
  },
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
  "POST /courts/bulk": {
    whenExpired: "closed",
    cases: {
      "add two": { may: ADMIN, ask: ({ number }) => ({ body: { names: [`Extra ${number}A`, `Extra ${number}B`] } }) },
    },
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
    cases: { preview: { may: STAFF, ask: ({ courtId }) => ({ body: { court_ids: [courtId] } }) } },
  },
  "POST /court-blocks": {
    whenExpired: "closed",
    cases: {
      "block a court": {
        may: STAFF,
        ask: ({ courtId, start_time, end_time }) => ({ body: { court_ids: [courtId], start_time, end_time } }),
      },
    },
  },
  "DELETE /court-blocks/{id}": {
    whenExpired: "closed",
    cases: { "delete one": { may: STAFF, ask: ({ blockId }) => ({ ids: { "path id": blockId } }) } },
  },
  "GET /members": { whenExpired: "closed" },
  "POST /members/{user_id}/preview": {
    whenExpired: "closed",
    cases: {
      "preview a role": {
        may: ADMIN,
        ask: ({ otherId }) => ({ ids: { "path user_id": otherId }, body: { role: "coach" } }),
      },
    },
  },
  "PATCH /members/{user_id}": {
    whenExpired: "closed",
    cases: {
      "change a role": {
        may: ADMIN,
        ask: ({ otherId }) => ({ ids: { "path user_id": otherId }, body: { role: "coach", full_name: undefined } }),
      },
      "correct a name": {
        may: ADMIN,
        ask: ({ otherId }) => ({
          ids: { "path user_id": otherId },
          body: { role: undefined, full_name: "Nora Renamed" },
        }),
      },
    },
  },
  "POST /members/{user_id}/remove": {
    whenExpired: "closed",
    cases: { "remove one": { may: ADMIN, ask: ({ otherId }) => ({ ids: { "path user_id": otherId } }) } },
  },
  "DELETE /members/{user_id}/mail-mark": {
    whenExpired: "closed",
    cases: { "clear one": { may: ADMIN, ask: ({ otherId }) => ({ ids: { "path user_id": otherId } }) } },
  },
  "GET /availability": { whenExpired: "closed" },
  "GET /free-times": { whenExpired: "closed" },
  "GET /days/{date}": { whenExpired: "closed" },
  "GET /me/days/{date}": { whenExpired: "closed" },
  "GET /players": { whenExpired: "closed" },
  "GET /guests": { whenExpired: "closed" },
  "GET /guests/{id}": { whenExpired: "closed" },
  "POST /guests/{id}/merge": {
    whenExpired: "closed",
    cases: {
      "one into another": {
        may: STAFF,
        ask: ({ guestId, otherGuestId }) => ({ ids: { "path id": guestId, "body into": otherGuestId } }),
      },
    },
  },
  "POST /guests/{id}/split": {
    whenExpired: "closed",
    cases: {
      "a visit off": {
        may: STAFF,
        ask: ({ guestId, guestBookingId }) => ({
          ids: { "path id": guestId },
          body: { booking_ids: [guestBookingId], name: undefined },
        }),
      },
    },
  },
  "DELETE /guests/{id}/mail-mark": {
    whenExpired: "closed",
    cases: { "clear one": { may: ADMIN, ask: ({ guestId }) => ({ ids: { "path id": guestId } }) } },
  },
  "GET /bookings": { whenExpired: "closed" },
  "GET /bookings/{id}": { whenExpired: "closed" },
  "POST /bookings": {
    whenExpired: "closed",
    cases: {
      "for oneself": {
        may: ALL,
        ask: ({ courtId, start_time, end_time }) => ({
          ids: { "body court_id": courtId },
          body: { start_time, end_time, walk_in: undefined },
        }),
      },
      "for another member": {
        may: STAFF,
        ask: ({ courtId, otherId, start_time, end_time }) => ({
          ids: { "body court_id": courtId, "body user_id": otherId },
          body: { start_time, end_time, walk_in: undefined },
        }),
      },
      "for a guest without an account": {
        may: STAFF,
        ask: ({ courtId, start_time, end_time }) => ({
          ids: { "body court_id": courtId },
          body: { start_time, end_time, walk_in: true, players: [{ guest_name: "Gus Guest" }] },
        }),
      },
    },
  },
  "POST /bookings/{id}/cancel": {
    whenExpired: "closed",
    cases: {
      "one's own": { may: ALL, ask: ({ ownBookingId }) => ({ ids: { "path id": ownBookingId } }) },
      "another member's": { may: STAFF, ask: ({ otherBookingId }) => ({ ids: { "path id": otherBookingId } }) },
    },
  },
  "PATCH /bookings/{id}": {
    whenExpired: "closed",
    cases: {
      "one's own": {
        may: ALL,
        ask: ({ ownBookingId, courtId, start_time, end_time }) => ({
          ids: { "path id": ownBookingId, "body court_id": courtId },
          body: { start_time, end_time },
        }),
      },
      "another member's": {
        may: STAFF,
        ask: ({ otherBookingId, courtId, start_time, end_time }) => ({
          ids: { "path id": otherBookingId, "body court_id": courtId },
          body: { start_time, end_time },
        }),
      },
    },
  },
  "PUT /bookings/{id}/players": {
    whenExpired: "closed",
    cases: {
      "one's own": {
        may: ALL,
        ask: ({ ownBookingId }) => ({ ids: { "path id": ownBookingId }, body: { players: [] } }),
      },
      "another member's": {
        may: STAFF,
        ask: ({ otherBookingId }) => ({ ids: { "path id": otherBookingId }, body: { players: [] } }),
      },
    },
  },
  "DELETE /bookings/{id}/players/me": {
    whenExpired: "closed",
    cases: {
      "one where one plays": {
        may: ALL,
        ask: ({ playedBookingId }) => ({ ids: { "path id": playedBookingId } }),
      },
    },
  },
  "POST /booking-series/preview": {
    whenExpired: "closed",
    // A preview says who may make the series, and changes nothing.
    cases: { "for oneself, where members may not": { may: STAFF, ask: seriesFor } },
  },
  "POST /booking-series": {
    whenExpired: "closed",
    cases: {
      "for oneself, where members may not": { may: STAFF, ask: seriesFor },
      "for another member": {
        may: STAFF,
        ask: (actor) => ({
          ids: { "body court_id": actor.courtId, "body user_id": actor.otherId },
          body: seriesFor(actor).body,
        }),
      },
    },
  },
  "GET /booking-series/{id}": { whenExpired: "closed" },
  "PATCH /booking-series/{id}": {
    whenExpired: "closed",
    cases: { "stop one": { may: STAFF, ask: ({ seriesId }) => ({ ids: { "path id": seriesId } }) } },
  },
  "POST /bookings/{id}/restore": {
    whenExpired: "closed",
    cases: {
      "one's own": { may: ALL, ask: ({ ownBookingId }) => ({ ids: { "path id": ownBookingId } }) },
      "another member's": { may: STAFF, ask: ({ otherBookingId }) => ({ ids: { "path id": otherBookingId } }) },
    },
  },
  "GET /bookings/{id}/calendar.ics": { whenExpired: "closed" },
  "GET /me/calendar-feed": { whenExpired: "closed" },
  "POST /me/calendar-feed": { whenExpired: "closed", cases: { "renew one's own": { may: ALL } } },
  "DELETE /me/calendar-feed": { whenExpired: "closed", cases: { "end one's own": { may: ALL } } },
  "GET /reports/utilisation": { whenExpired: "closed" },
  "GET /reports/activity": { whenExpired: "closed" },
  "GET /audit-log": { whenExpired: "closed" },
  "GET /audit-log/people": { whenExpired: "closed" },
  "GET /calendar-feeds": { whenExpired: "closed" },
  "POST /calendar-feeds": {
    whenExpired: "closed",
    cases: {
      "make a court's": {
        may: STAFF,
        ask: ({ courtId }) => ({ ids: { "body court_id": courtId }, body: { coach_id: undefined } }),
      },
    },
  },
  "DELETE /calendar-feeds/{id}": {
    whenExpired: "closed",
    cases: { "end a coach's": { may: STAFF, ask: ({ coachFeedId }) => ({ ids: { "path id": coachFeedId } }) } },
  },
  // The secret in the address is the reader's right; a club without access gets 402 for a feed that exists.
  "GET /calendar/{secret}.ics": { whenExpired: "open" },
  "GET /members/search": { whenExpired: "closed" },
  "GET /search": { whenExpired: "closed" },
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
  "GET /me/notification-settings": { whenExpired: "closed" },
  "PUT /me/notification-settings": {
    whenExpired: "closed",
    cases: { "choose one's own": { may: ALL, ask: () => ({ body: { quiet_hours: null, digest: undefined } }) } },
  },
  "GET /me/push-subscriptions": { whenExpired: "open" },
  "POST /me/push-subscriptions": {
    whenExpired: "open",
    cases: {
      "subscribe one's browser": { may: "signed in, but no demo visitor", ask: () => ({ body: pushSubscription() }) },
    },
  },
  "DELETE /me/push-subscriptions": {
    whenExpired: "open",
    cases: { "end one's own": { may: "signed in", ask: () => ({ body: { endpoint: undefined } }) } },
  },
  "GET /me/text-messages": { whenExpired: "open" },
  "PUT /me/text-messages": {
    whenExpired: "open",
    cases: {
      "take one's agreement back": { may: "signed in, but no demo visitor", ask: () => ({ body: { is_on: false } }) },
    },
  },
  "POST /mail-provider/reports": { whenExpired: "open", cases: { "report on an address": { may: "everyone" } } },
  "POST /text-gateway/receipts": { whenExpired: "open", cases: { "report on a text": { may: "everyone" } } },
  "POST /text-gateway/replies": { whenExpired: "open", cases: { "report a reply": { may: "everyone" } } },
  "GET /club/notification-settings": { whenExpired: "closed" },
  "PUT /club/notification-settings": {
    whenExpired: "closed",
    cases: {
      "set them": { may: ADMIN, ask: () => ({ body: { version: 0, defaults: {}, locked: {}, digest: undefined } }) },
    },
  },
  "GET /club/mail-texts": { whenExpired: "closed" },
  "PUT /club/mail-texts/{kind}": {
    whenExpired: "closed",
    cases: { "write one": { may: ADMIN, ask: () => ({ ids: MAIL_KIND, body: { ...MAIL_TEXT, version: 0 } }) } },
  },
  "DELETE /club/mail-texts/{kind}": {
    whenExpired: "closed",
    cases: { "take it back": { may: ADMIN, ask: () => ({ ids: MAIL_KIND }) } },
  },
  "POST /club/mail-texts/{kind}/preview": {
    whenExpired: "closed",
    cases: { "preview one": { may: ADMIN, ask: () => ({ ids: MAIL_KIND, body: MAIL_TEXT }) } },
  },
  "GET /club/retention": { whenExpired: "closed" },
  "PUT /club/retention": {
    whenExpired: "closed",
    cases: { "set how long": { may: ADMIN, ask: () => ({ body: { version: 0, ...LONGEST_RETENTION } }) } },
  },
  "GET /me/inbox": { whenExpired: "closed" },
  "POST /me/inbox/read": {
    whenExpired: "closed",
    cases: { "mark one's own": { may: ALL, ask: () => ({ body: { ids: undefined } }) } },
  },
  "GET /deliveries": { whenExpired: "closed" },
  "GET /broadcasts": { whenExpired: "closed" },
  "POST /broadcasts/preview": { whenExpired: "closed", cases: { "preview one": { may: ADMIN, ask: toAdmins } } },
  "POST /broadcasts/test": { whenExpired: "closed", cases: { "send oneself one": { may: ADMIN } } },
  "POST /broadcasts": { whenExpired: "closed", cases: { "write to members": { may: ADMIN, ask: toAdmins } } },
  "PATCH /broadcasts/{id}": {
    whenExpired: "closed",
    cases: {
      "stop one": { may: ADMIN, ask: ({ broadcastId }) => ({ ids: { "path id": broadcastId } }) },
    },
  },
  // The token in the address is the right of the person who has the mail.
  "GET /unsubscribe/{token}": { whenExpired: "open" },
  "POST /unsubscribe/{token}": { whenExpired: "open", cases: { "end mails": { may: "everyone" } } },
  "GET /day-notes/{date}": { whenExpired: "closed" },
  "PUT /day-notes/{date}": {
    whenExpired: "closed",
    // The same text again is no conflict.
    cases: { "write one": { may: STAFF } },
  },
  "GET /me/saved-views": { whenExpired: "closed" },
  "PUT /me/saved-views/{list}": { whenExpired: "closed", cases: { "name one": { may: ALL } } },
  "GET /invitation-batches/latest": { whenExpired: "closed" },
  "POST /invitation-batches": {
    whenExpired: "closed",
    cases: {
      // Nothing to send: it has ended when the next actor, who may be the same person, orders theirs.
      "invite members": {
        may: ADMIN,
        ask: () => ({ body: { role: "member", lines: [{ email: "no address" }] } }),
      },
      "invite coaches": {
        may: STAFF,
        ask: () => ({ body: { role: "coach", lines: [{ email: "no address" }] } }),
      },
    },
  },
  "POST /invitation-batches/{id}/stop": {
    whenExpired: "closed",
    cases: { "their own": { may: STAFF, ask: ({ batchId }) => ({ ids: { "path id": batchId } }) } },
  },
  "DELETE /invitation-batches/{id}": {
    whenExpired: "closed",
    cases: { "their own": { may: STAFF, ask: ({ batchId }) => ({ ids: { "path id": batchId } }) } },
  },
  "GET /latest-import": { whenExpired: "closed" },
  "GET /imports/{id}": { whenExpired: "closed" },
  "POST /imports/{list}": {
    whenExpired: "closed",
    // Nothing to write: it has ended when the next actor starts theirs.
    cases: {
      "with no valid row": {
        may: ADMIN,
        ask: () => ({ body: { rows: [{ email: "no address" }], mapping: undefined } }),
      },
    },
  },
  "POST /imports/{id}/stop": {
    whenExpired: "closed",
    cases: { "their club's": { may: ADMIN, ask: ({ importId }) => ({ ids: { "path id": importId } }) } },
  },
  "POST /imports/{id}/undo": {
    whenExpired: "closed",
    cases: { "their club's": { may: ADMIN, ask: ({ importId }) => ({ ids: { "path id": importId } }) } },
  },
  "GET /latest-booking-import": { whenExpired: "closed" },
  "GET /booking-imports/{id}": { whenExpired: "closed" },
  "POST /booking-imports": {
    whenExpired: "closed",
    // Nothing to write: it has ended when the next actor starts theirs.
    cases: {
      "with no valid row": {
        may: ADMIN,
        ask: () => ({
          body: { rows: [{ court: "Nowhere", start: "soon", name: "Wanda" }], mapping: undefined, options: undefined },
        }),
      },
    },
  },
  "POST /booking-imports/{id}/stop": {
    whenExpired: "closed",
    cases: { "their club's": { may: ADMIN, ask: ({ bookingImportId }) => ({ ids: { "path id": bookingImportId } }) } },
  },
  "POST /booking-imports/{id}/undo": {
    whenExpired: "closed",
    cases: { "their club's": { may: ADMIN, ask: ({ bookingImportId }) => ({ ids: { "path id": bookingImportId } }) } },
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
  "POST /invitation-checks": {
    whenExpired: "closed",
    cases: { "check addresses": { may: STAFF, ask: () => ({ body: { emails: ["ana@example.com"] } }) } },
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
  "POST /invitation-previews": {
    whenExpired: "open",
    cases: { "read what a link is for": { may: "everyone" } },
  },
  "POST /first-admin": { whenExpired: "open", cases: { "invite the first admin": { may: "everyone" } } },
  "GET /join-requests": { whenExpired: "open" },
  "POST /join-requests": { whenExpired: "open", cases: { "ask a club": { may: "signed in" } } },
  "GET /join-requests/pending": { whenExpired: "closed" },
  "POST /join-requests/{id}/approve": {
    whenExpired: "closed",
    cases: { "admit an applicant": { may: ADMIN, ask: ({ applicantId }) => ({ ids: { "path id": applicantId } }) } },
  },
  "POST /join-requests/{id}/decline": {
    whenExpired: "closed",
    cases: { "decline an applicant": { may: ADMIN, ask: ({ applicantId }) => ({ ids: { "path id": applicantId } }) } },
  },
  "PUT /me/staff-pin": {
    whenExpired: "closed",
    // A recent session needs no further proof.
    cases: { "set one": { may: STAFF, ask: () => ({ body: { current_password: undefined, nonce: undefined } }) } },
  },
  "DELETE /me/staff-pin": { whenExpired: "closed", cases: { "remove one": { may: ALL } } },
  "POST /staff-pin/verify": {
    whenExpired: "open",
    cases: { "leave the kiosk": { may: STAFF, ask: ({ pin }) => ({ body: { pin } }) } },
  },
  "POST /club-signups": {
    whenExpired: "open",
    cases: { "found a club": { may: "everyone", ask: () => ({ body: newcomer() }) } },
  },
  "POST /clubs": { whenExpired: "open", cases: { "found a club": { may: "signed in" } } },
  "GET /onboarding": { whenExpired: "closed" },
  "POST /onboarding/dismiss": { whenExpired: "closed", cases: { "put it away": { may: ADMIN } } },
  "POST /onboarding/confirm-hours": { whenExpired: "closed", cases: { "confirm them": { may: ADMIN } } },
  "GET /club": { whenExpired: "closed" },
  "PATCH /club": {
    whenExpired: "closed",
    cases: { "save a setting": { may: ADMIN, ask: () => ({ body: { ...NO_SETTINGS, location: "New Street" } }) } },
  },
  "POST /club/rules/preview": {
    whenExpired: "closed",
    cases: { "preview a rule": { may: ADMIN, ask: () => ({ body: { ...NO_SETTINGS, max_bookings_per_day: 1 } }) } },
  },
  "POST /club/export": { whenExpired: "open", cases: { "export everything": { may: ADMIN } } },
  "GET /sample-data": { whenExpired: "closed" },
  "POST /sample-data/remove": { whenExpired: "closed", cases: { "remove it": { may: ADMIN } } },
  "POST /club/join-code": { whenExpired: "closed", cases: { "renew it": { may: ADMIN } } },
  "PUT /club/logo": { whenExpired: "closed", cases: { "upload one": { may: ADMIN, ask: () => ({ raw: png() }) } } },
  "DELETE /club/logo": { whenExpired: "closed", cases: { "take it away": { may: ADMIN } } },
  "GET /clubs/{id}/logo/{digest}": { whenExpired: "open" },
  "POST /demo-visits": { whenExpired: "open", cases: { "visit the demo": { may: "everyone" } } },
  "POST /client-errors": {
    whenExpired: "open",
    cases: {
      "report an error": {
        may: "everyone",
        ask: () => ({ body: { remote: "mf-coach", version: "1.0.0", kind: "slow", screen: "coaches" } }),
      },
    },
  },
  "POST /remote-loads": {
    whenExpired: "open",
    cases: {
      "report load times": {
        may: "everyone",
        ask: () => ({ body: { loads: [{ remote: "mf-coach", version: "1.0.0", ms: 120 }] } }),
      },
    },
  },
  "POST /qa-sessions": { whenExpired: "open", cases: { "test as a role": { may: "everyone" } } },
};
