import { type Booking, isApiError, type PlayerInput } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { BOOKING_UNANSWERED } from "../changes/no-response.ts";
import { type Alternative, alternativesOf } from "../club-day/court-day.ts";
import { type PlayerDraft, type PlayerProblems, playerProblems } from "../players/player-draft.ts";
import { useInvalidation } from "../query-keys.ts";
import { type HeldFor, heldForOf } from "../staff/held-for.ts";

export interface DeskFailure {
  message: string;
  /** Those that are about one of the players. */
  players: PlayerProblems;
  alternatives: Alternative[];
  /** No response arrived: this very request may have booked it already. */
  unanswered: boolean;
  /** The slot is held for this person: staff may book it after a warning. */
  heldFor: HeldFor | null;
}

export interface DeskBooking {
  /** The member; or a booking of a guest without an account, who is the first player. */
  user_id?: string;
  walk_in?: true;
  players?: PlayerInput[];
  court_id: string;
  /** Club-local. */
  start_time: string;
  end_time: string;
  override_hold?: true;
}

/** Books for a member and shows the result as a toast. */
export function useBookFor(onBooked: (booking: Booking) => void) {
  const toast = useToast("book-for");
  const refresh = useInvalidation("post /bookings");
  const { keyOf, renew } = useIdempotencyKey();
  const [sent, setSent] = useState<readonly PlayerDraft[]>([]);
  const mutation = useApi().useMutation("post", "/bookings", {
    onSuccess: (booking) => {
      renew();
      toast.success("Booking created successfully");
      onBooked(booking);
      void refresh();
    },
    onError: (error: unknown) => {
      void refresh();
      // The form asks whether to book it anyway.
      if (failureOf(error, [])?.heldFor) return;
      toast.failed("Failed to create booking", isApiError(error) ? error.message : undefined);
    },
  });
  const book = (players: readonly PlayerDraft[], body: DeskBooking) => {
    setSent(players);
    mutation.mutate({ params: { header: { "idempotency-key": keyOf(body) } }, body });
  };
  return { book, busy: mutation.isPending, failure: failureOf(mutation.error, sent), forget: mutation.reset };
}

function failureOf(error: unknown, sent: readonly PlayerDraft[]): DeskFailure | null {
  if (!error) return null;
  if (!isApiError(error)) {
    return { message: BOOKING_UNANSWERED, players: new Map(), alternatives: [], unanswered: true, heldFor: null };
  }
  const { code, message, details } = error;
  const held = code === "slot_held" ? details : undefined;
  return {
    message,
    players: playerProblems(error, sent),
    alternatives: alternativesOf(details),
    unanswered: false,
    heldFor: held ? heldForOf(held) : null,
  };
}
