import { randomUUID } from "node:crypto";
import type { Role } from "@courtside/contracts/domain/roles.ts";

/** The actor of one combination, and rows of theirs and of other members for its requests. */
export interface Actor {
  /** Different for each actor of a case, so that they do not conflict. */
  number: number;
  /** The actor's club. */
  clubId: string;
  clubName: string;
  /** A time of tomorrow of the actor's own, "2026-03-08T09:00", and an hour later. */
  start_time: string;
  end_time: string;
  courtId: string;
  /** Another member of the actor's club. */
  otherId: string;
  blockId: string;
  /** A closure that has not ended, without courts. */
  closureId: string;
  ownBookingId: string;
  otherBookingId: string;
  /** Two guests of the actor's club; the first is on two bookings, of which this is one. */
  guestId: string;
  guestBookingId: string;
  otherGuestId: string;
  /** Another member's, in which the actor plays. */
  playedBookingId: string;
  /** A series of another member. */
  seriesId: string;
  /** A person who asks to join the actor's club. */
  applicantId: string;
  /** The actor's own PIN. */
  pin: string;
  /** An item of the actor's club's news. */
  newsId: string;
  /** A date and sport for which no slot is free. */
  waitInput: Record<string, unknown>;
  ownEntryId: string;
  otherEntryId: string;
  /** An open entry of the actor's. */
  offerId: string;
  /** A message that the actor has written to members. */
  broadcastId: string;
  /** Pending ones of the actor's club, one of a member and one of a coach. */
  invitationId: string;
  coachInvitationId: string;
  /** A batch of invitations that the actor has sent. */
  batchId: string;
  /** An import of members of the actor's club. */
  importId: string;
  /** An import of bookings into the actor's club. */
  bookingImportId: string;
  /** A coach that no other actor has, the actor themself if they are a coach, with weekly hours and a date off. */
  coachId: string;
  hoursId: string;
  timeOffId: string;
  /** Another coach. */
  otherCoachId: string;
  /** The calendar feed of the other coach. */
  coachFeedId: string;
  /** Of the actor's club. The delivery was skipped. */
  keyId: string;
  webhookId: string;
  deliveryId: string;
  /**
   * Events that no other actor has: one made by the actor, for which the other member and, as a member, the actor are registered,
   * and one of another coach.
   */
  ownEventId: string;
  otherEventId: string;
  /** The actor's own and another member's, which can be checked in now. */
  presentBookingId: string;
  otherPresentBookingId: string;
  /** A check-in of another member that the club could not take. */
  conflictId: string;
  /** A device of the actor's club. */
  deviceId: string;
  unpairedDeviceId: string;
  /** A pending request to `coachId`, by the actor where they are a member. */
  lessonRequestId: string;
}

/** One variant of an operation's request. */
export interface OperationCase {
  /** The roles that may call it (docs/product/roles.md#permissions), by effective role, or another condition than a role. */
  may:
    | readonly Role[]
    | "device"
    | "operator"
    | "everyone"
    | "signed in"
    | "signed in, but no demo visitor"
    | "real admin";
  /** Ids by their place, and body fields that replace the samples. */
  ask?: (actor: Actor) => { ids?: Record<string, string>; body?: Record<string, unknown>; raw?: RequestInit["body"] };
}

export interface OperationRule {
  /** Whether it stays open after the club's access ends (docs/product/access.md#when-access-ends). */
  whenExpired: "open" | "closed";
  /** A device calls it, and no person does. */
  by?: "device";
  /** For an operation that changes data: its variants. */
  cases?: Record<string, OperationCase>;
}

export const ALL: Role[] = ["admin", "front_desk", "coach", "member"];
export const STAFF: Role[] = ["admin", "front_desk"];
export const ADMIN: Role[] = ["admin"];
export const PORTAL: Role[] = ["admin", "coach"];
export const TEACHING: Role[] = ["admin", "front_desk", "coach"];
export const PLAYERS: Role[] = ["coach", "member"];

/** What an invitation asks for. */
export const invitee = (role: Role) => ({ role, email: `${randomUUID()}@invited.courtside.test` });
