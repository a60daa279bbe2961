import { isApiError, type WaitlistEntry } from "@courtside/contracts/api/client.ts";
import { dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useWishKey } from "@courtside/contracts/shell/useWishKey.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { type Alternative, freeSlotsOf } from "../day/server-alternatives.ts";
import { useWaitlistChanged } from "./useWaitlistChanged.ts";

/** What a person asks the waitlist for. Times are club-local "HH:MM". */
export interface JoinWish {
  sport: string;
  /** Null: any court of the sport. */
  courtId: string | null;
  /** Null: any time on that side. */
  start: string | null;
  end: string | null;
}

/** Why nobody joined: in words, or because these slots can be booked at once (docs/product/waitlist.md#joining). */
export interface JoinRefusal {
  message: string;
  freeSlots: Alternative[];
}

const FAILED = "Failed to join waitlist. Please try again.";
const SIGNED_OUT = ["no_authorization", "bad_jwt", "no_club"];

/** Joins the waitlist of a date and says how it went. */
export function useJoinWaitlist(date: string, onJoined: (entry: WaitlistEntry) => void) {
  const toast = useToast("join-waitlist");
  const keyOf = useWishKey();
  const changed = useWaitlistChanged();
  const mutation = useApi().useMutation("post", "/waitlist-entries", {
    onSuccess: (entry) => {
      const { sport, requested_date } = entry;
      toast.success(
        "Joined Waitlist!",
        `You've been added to the waitlist for ${sportLabel(sport)} on ${dateLabel(requested_date)}.`,
      );
      void changed();
      onJoined(entry);
    },
    onError: (error: unknown) => {
      void changed();
      // Free slots are good news: they stand in the dialog.
      if (refusalOf(error)?.freeSlots.length) return;
      toast.failed(FAILED, refusalOf(error)?.message);
    },
  });
  const join = ({ sport, courtId, start, end }: JoinWish) => {
    if (mutation.isPending) return;
    const body = {
      requested_date: date,
      sport,
      court_id: courtId,
      preferred_start_time: start,
      preferred_end_time: end,
    };
    mutation.mutate({ params: { header: { "idempotency-key": keyOf(body) } }, body });
  };
  return { join, busy: mutation.isPending, refusal: refusalOf(mutation.error), forget: mutation.reset };
}

function refusalOf(error: unknown): JoinRefusal | null {
  if (!error) return null;
  if (!isApiError(error)) return { message: "Check your connection.", freeSlots: [] };
  const { code, message, details } = error;
  return { message: SIGNED_OUT.includes(code) ? "User not authenticated" : message, freeSlots: freeSlotsOf(details) };
}
