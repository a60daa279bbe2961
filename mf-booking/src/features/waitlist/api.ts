import { isApiError, type PlayerInput, type WaitlistEntry } from "@courtside/contracts/api/client.ts";
import { bookingPath } from "@courtside/contracts/domain/calendar.ts";
import { clubTime, dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useApi, useMe, useNavigate, useShell } from "@courtside/contracts/shell/index.tsx";
import { retryLostResponse } from "@courtside/contracts/shell/retryLostResponse.ts";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { BOOKING_UNANSWERED } from "../../changes/no-response.ts";
import { type Alternative, freeSlotsOf } from "../../club-day/court-day.ts";
import { useInvalidation } from "../../query-keys.ts";

/** The caller's waitlist entries by date, with place in line and open offer; none for roles that cannot join. */
export function useOwnEntries() {
  const { role } = useShell();
  const enabled = role !== null && can(role, "waitlist:join");
  const query = useApi().useQuery("get", "/waitlist-entries", {}, { enabled });
  const { data, dataUpdatedAt } = query;
  /** Server's clock minus the browser's, ms. */
  const clockOffset = data ? Date.parse(data.now) - dataUpdatedAt : 0;
  return { ...query, entries: data?.data ?? [], clockOffset };
}

/** The caller's active entry for a date and sport (docs/product/waitlist.md#joining), if there is one. */
export function useWaitsFor(date: string, sport: string): WaitlistEntry | undefined {
  const { entries } = useOwnEntries();
  return entries.find((each) => each.status === "active" && each.requested_date === date && each.sport === sport);
}

/** What a member joins the waitlist for. Times are club-local "HH:MM". */
export interface JoinInput {
  sport: string;
  /** Null: any court of the sport. */
  courtId: string | null;
  /** Null: any time on that side. */
  start: string | null;
  end: string | null;
}

/** Why joining failed: a message, and the slots that can be booked at once (docs/product/waitlist.md#joining). */
interface JoinRejection {
  message: string;
  freeSlots: Alternative[];
}

const FAILED = "Failed to join waitlist. Please try again.";
const PASS_UNANSWERED = "The connection was lost, and the offer may have been passed. Pass again to be sure.";
const SIGNED_OUT = ["no_authorization", "bad_jwt", "no_club"];

/** Joins the waitlist of a date and shows the result as a toast. */
export function useJoinWaitlist(date: string, onJoined: (entry: WaitlistEntry) => void) {
  const zone = useMe().club?.time_zone ?? "UTC";
  const toast = useToast("join-waitlist");
  const { keyOf, renew } = useIdempotencyKey();
  const changed = useInvalidation("post /waitlist-entries");
  const mutation = useApi().useMutation("post", "/waitlist-entries", {
    retry: retryLostResponse,
    onSuccess: (entry) => {
      renew();
      const { sport, requested_date } = entry;
      toast.success(
        "Joined Waitlist!",
        `You've been added to the waitlist for ${sportLabel(sport)} on ${dateYearLabel(requested_date, zone)}.`,
      );
      void changed();
      onJoined(entry);
    },
    onError: (error: unknown) => {
      void changed();
      // The dialog offers the free slots.
      if (rejectionOf(error)?.freeSlots.length) return;
      toast.failed(FAILED, rejectionOf(error)?.message);
    },
  });
  const join = ({ sport, courtId, start, end }: JoinInput) => {
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
  return { join, busy: mutation.isPending, rejection: rejectionOf(mutation.error), forget: mutation.reset };
}

function rejectionOf(error: unknown): JoinRejection | null {
  if (!error) return null;
  if (!isApiError(error)) return { message: "Check your connection.", freeSlots: [] };
  const { code, message, details } = error;
  return { message: SIGNED_OUT.includes(code) ? "User not authenticated" : message, freeSlots: freeSlotsOf(details) };
}

/**
 * Accepts or passes the slot that the waitlist offers (docs/product/waitlist.md#accepting-and-passing). `onDone` runs once it
 * is accepted or passed.
 */
export function useOffer(offerId: string, onDone?: () => void) {
  const zone = useMe().club?.time_zone ?? "UTC";
  const toast = useToast("offer");
  const navigate = useNavigate();
  const { keyOf } = useIdempotencyKey();
  const onAccepted = useInvalidation("post /waitlist-offers/{id}/accept");
  const onPassed = useInvalidation("post /waitlist-offers/{id}/pass");
  const api = useApi();
  const accept = api.useMutation("post", "/waitlist-offers/{id}/accept", {
    retry: retryLostResponse,
    onSuccess: (booking) => {
      const path = bookingPath(booking.id);
      toast.success("Booking Confirmed! 🎾", `${booking.court_name} booked for ${clubTime(booking.start_time, zone)}`, {
        label: "See it, add it to your calendar",
        href: path,
        open: () => navigate(path),
      });
      onDone?.();
      void onAccepted();
    },
    onError: (error: unknown) => {
      toast.error("Booking Failed", isApiError(error) ? error.message : BOOKING_UNANSWERED);
      // Without a response nothing is read again: the button that sends it once more stays.
      if (isApiError(error)) void onAccepted();
    },
  });
  const pass = api.useMutation("post", "/waitlist-offers/{id}/pass", {
    onSuccess: () => {
      toast.success("Offer passed", "You stay on the waitlist.");
      onDone?.();
      void onPassed();
    },
    onError: (error: unknown) => {
      if (!isApiError(error)) return toast.failed(PASS_UNANSWERED);
      toast.failed("The offer could not be passed", error.message);
      void onPassed();
    },
  });
  const busy = accept.isPending || pass.isPending;
  const params = { path: { id: offerId } };
  return {
    accepting: accept.isPending,
    passing: pass.isPending,
    /** With the players who come along. */
    accept: (players: PlayerInput[] = []) => {
      const header = { "idempotency-key": keyOf({ offerId, players }) };
      if (!busy) accept.mutate({ params: { ...params, header }, body: { players } });
    },
    pass: () => {
      if (!busy) pass.mutate({ params });
    },
  };
}
