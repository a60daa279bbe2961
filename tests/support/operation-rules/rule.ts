import { randomUUID } from "node:crypto";
import type { Role } from "@courtside/contracts/domain/roles.ts";

/** Who asks in one combination, and rows that are theirs or somebody else's to ask about. */
export interface Actor {
  /** Different for each actor of a case: no two get into each other's way. */
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
  ownBookingId: string;
  otherBookingId: string;
  /** Somebody who asks to join the actor's club. */
  applicantId: string;
  /** The actor's own PIN. */
  pin: string;
  /** An item of the actor's club's news. */
  newsId: string;
  /** A date and sport for which no slot is free. */
  waitInput: Record<string, unknown>;
  ownEntryId: string;
  otherEntryId: string;
  /** Open, to the actor. */
  offerId: string;
  /** Pending ones of the actor's club, to a member and to a coach. */
  invitationId: string;
  coachInvitationId: string;
  /** A coach of the actor's club that no other actor has, the actor themself where they are one; hours and a date off of theirs. */
  coachId: string;
  hoursId: string;
  timeOffId: string;
  /** Another coach. */
  otherCoachId: string;
  /** Events that nobody else has: one that the actor made, and is registered for as a member, and one of somebody else. */
  ownEventId: string;
  otherEventId: string;
  /** A pending request to `coachId`, by the actor where they are a member. */
  lessonRequestId: string;
}

/** One thing that an operation can be asked for. */
export interface OperationCase {
  /** The roles that may (docs/product/roles.md#permissions), by what the actor is seen as; or by other means than the effective role. */
  may: readonly Role[] | "everyone" | "signed in" | "signed in, but no demo visitor" | "real admin";
  /** Ids by their place, and fields of the body instead of the samples. */
  ask?: (actor: Actor) => { ids?: Record<string, string>; body?: Record<string, unknown>; raw?: RequestInit["body"] };
}

export interface OperationRule {
  /** What the club's expired access leaves open (docs/product/access.md#when-access-ends). */
  whenExpired: "open" | "closed";
  /** For what changes something: each thing it can be asked for. */
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
