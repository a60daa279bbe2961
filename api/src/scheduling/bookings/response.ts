import type { RuleViolation } from "@courtside/contracts/domain/booking-rules.ts";
import { checkInViolation } from "@courtside/contracts/domain/check-in.ts";
import { mostPlayers } from "@courtside/contracts/domain/players.ts";
import { can, type Role } from "@courtside/contracts/domain/roles.ts";
import { z } from "@hono/zod-openapi";
import type { PlayerRow } from "../players/queries.ts";
import { isBooker, isPlayer } from "./may-cancel.ts";
import type { BookingRow } from "./queries.ts";

export const Player = z
  .object({
    id: z.uuid().openapi({ description: "Of the booker, their user id" }),
    user_id: z.uuid().nullable().openapi({ description: "null for a guest" }),
    guest_name: z.string().nullable(),
    guest_email: z.string().nullable().openapi({ description: "For the booker and staff" }),
    name: z.string(),
    is_booker: z.boolean(),
    is_me: z.boolean(),
    is_erased: z
      .literal(true)
      .optional()
      .openapi({ description: "A guest whose name the club no longer keeps; left out for all others" }),
  })
  .openapi("Player");

/** As the database names those (erase_person, apply_club_retention). */
const FORMER_GUEST = "Former guest";

export const Booking = z
  .object({
    id: z.uuid(),
    club_id: z.uuid(),
    court_id: z.uuid(),
    court_name: z.string(),
    sport: z.string(),
    user_id: z.uuid().nullable().openapi({ description: "null if it is another member's and the caller is not staff" }),
    user_name: z.string().openapi({ description: "'Member' if the caller may not see names" }),
    user_email: z.string().nullable().openapi({
      description: "For the booker and staff; null for a walk-in and for who is no longer a member",
    }),
    kind: z.enum(["booking", "lesson"]),
    coach_id: z
      .uuid()
      .nullable()
      .openapi({ description: "Of a lesson; like `user_id`, only for staff and its two people" }),
    coach_name: z.string().nullable(),
    start_time: z.iso.datetime(),
    end_time: z.iso.datetime(),
    status: z.enum(["confirmed", "canceled", "completed"]),
    in_progress: z.boolean(),
    can_cancel: z.boolean().openapi({ description: "Whether the caller may cancel it now" }),
    cancel_refusal: z.string().nullable().openapi({
      description: "Why the caller cannot currently cancel a future booking that they may cancel: the cut-off",
    }),
    cancel_reason: z.string().nullable(),
    created_at: z.iso.datetime(),
    series_id: z
      .uuid()
      .nullable()
      .openapi({ description: "The series it belongs to; for its booker and staff, who may act on it" }),
    series_label: z.string().nullable().openapi({ description: "What staff call its series; null for others" }),
    players: z.array(Player).openapi({
      description: "The booker first; empty if the caller is neither staff nor one of the booking's people",
    }),
    max_players: z.int().openapi({ description: "How many may play, the booker among them" }),
    can_change_players: z.boolean().openapi({ description: "Whether the caller may change the players now" }),
    can_leave: z.boolean().openapi({ description: "Whether the caller is a player who may leave now" }),
    guest_fees_due_cents: z.int().openapi({ description: "Of its guests; 0 if the caller may not see the players" }),
    walk_in: z.boolean().openapi({ description: "For a guest without an account; it has no booker" }),
    sequence: z
      .int()
      .openapi({ description: "How often it was moved, canceled and restored: the SEQUENCE of its calendar entry" }),
    checked_in_at: z.iso
      .datetime()
      .nullable()
      .openapi({ description: "When its players were there; for its people and staff" }),
    can_check_in: z.boolean().openapi({ description: "Whether the caller may check it in now" }),
  })
  .openapi("Booking");

export type BookingResponse = z.infer<typeof Booking>;

/** A booking as this caller may see it. `completed` is derived after the end (docs/product/booking.md#status). */
export function bookingResponse(
  row: BookingRow,
  viewer: { userId: string; role: Role; now: number },
  canceling: { isTheirs: boolean; rejection: RuleViolation | null },
): BookingResponse {
  const isOwn = isBooker(viewer, row);
  const plays = isPlayer(viewer, row);
  const isStaffView = can(viewer.role, "bookings:see-names");
  const isTheirs = isOwn || isStaffView;
  const seesName = isTheirs || plays || row.coach_id === viewer.userId;
  const isWalkIn = row.walk_in !== null;
  const confirmed = row.status === "confirmed";
  const ended = row.ends_at.getTime() <= viewer.now;
  return {
    id: row.id,
    club_id: row.club_id,
    court_id: row.court_id,
    court_name: row.court_name,
    sport: row.sport,
    user_id: seesName && !isWalkIn ? row.user_id : null,
    user_name: seesName ? row.walk_in || row.user_name || "Unknown Member" : "Member",
    user_email: isTheirs && !isWalkIn ? row.user_email : null,
    kind: row.kind,
    coach_id: seesName ? row.coach_id : null,
    coach_name: seesName ? row.coach_name : null,
    start_time: row.starts_at.toISOString(),
    end_time: row.ends_at.toISOString(),
    status: confirmed && ended ? "completed" : row.status,
    in_progress: confirmed && !ended && row.starts_at.getTime() <= viewer.now,
    can_cancel: canceling.isTheirs && canceling.rejection === null,
    cancel_refusal:
      canceling.isTheirs && canceling.rejection?.code === "cancel_cutoff" ? canceling.rejection.message : null,
    cancel_reason: seesName ? row.cancel_reason : null,
    created_at: row.created_at.toISOString(),
    series_id: isTheirs ? row.series_id : null,
    series_label: isStaffView ? row.series_label : null,
    players: seesName ? playersOf(row, viewer, isTheirs) : [],
    max_players: maxPlayersOf(row),
    can_change_players: (isOwn || canceling.isTheirs) && arePlayersOpen(row, viewer.now),
    can_leave: plays && arePlayersOpen(row, viewer.now),
    guest_fees_due_cents: seesName ? row.players.reduce((sum, { fee_cents }) => sum + fee_cents, 0) : 0,
    walk_in: isWalkIn,
    sequence: row.sequence,
    checked_in_at: seesName ? (row.checked_in_at?.toISOString() ?? null) : null,
    can_check_in: (canceling.isTheirs || plays) && isCheckInOpen(row, viewer.now),
  };
}

const isCheckInOpen = (row: BookingRow, now: number): boolean =>
  row.checked_in_at === null &&
  checkInViolation({ status: row.status, startsAt: row.starts_at.getTime(), endsAt: row.ends_at.getTime() }, now) ===
    null;

/** A lesson is for one. */
export const maxPlayersOf = (
  row: Pick<BookingRow, "kind" | "sport" | "court_max_players" | "club_max_players">,
): number =>
  row.kind === "lesson" ? 1 : mostPlayers(row.sport, { ofCourt: row.court_max_players, bySport: row.club_max_players });

/** Everybody who plays; a booking without an account has no booker. */
export const peopleOn = ({ players, walk_in }: Pick<BookingRow, "players" | "walk_in">): number =>
  players.length + (walk_in === null ? 1 : 0);

/** Players change until the start (docs/product/booking.md#players). */
export const arePlayersOpen = (row: Pick<BookingRow, "kind" | "status" | "starts_at">, now: number): boolean =>
  row.kind === "booking" && row.status === "confirmed" && row.starts_at.getTime() > now;

function playersOf(row: BookingRow, { userId }: { userId: string }, seesEmail: boolean): z.infer<typeof Player>[] {
  const booker = {
    id: row.user_id,
    user_id: row.user_id,
    guest_name: null,
    guest_email: null,
    name: row.user_name || "Unknown Member",
    is_booker: true,
    is_me: row.user_id === userId,
  };
  const players = row.players.map((player) => playerResponse(player, userId, seesEmail));
  return row.walk_in === null ? [booker, ...players] : players;
}

/** A player besides the booker; the address of a guest is for the booker and staff. */
export const playerResponse = (
  { id, user_id, guest_name, guest_email, name }: PlayerRow,
  viewerId: string,
  seesEmail: boolean,
): z.infer<typeof Player> => ({
  ...{ id, user_id, guest_name, name },
  guest_email: seesEmail ? guest_email : null,
  is_booker: false,
  is_me: user_id === viewerId,
  ...(guest_name === FORMER_GUEST && { is_erased: true }),
});
