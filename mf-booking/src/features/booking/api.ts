import { type ApiError, type Availability, isApiError } from "@courtside/contracts/api/client.ts";
import { bookingPath } from "@courtside/contracts/domain/calendar.ts";
import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import type { DayParts } from "@courtside/contracts/domain/club-day/day-without.ts";
import { useApi, useNavigate } from "@courtside/contracts/shell/index.tsx";
import { retryLostResponse } from "@courtside/contracts/shell/retryLostResponse.ts";
import { useClubDays } from "@courtside/contracts/shell/useClubDays.ts";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { BOOKING_UNANSWERED } from "../../changes/no-response.ts";
import type { SlotRange } from "../../club-day/slot-range.ts";
import { type PlayerDraft, type PlayerProblems, playerInputs, playerProblems } from "../../players/player-draft.ts";
import { useInvalidation } from "../../query-keys.ts";
import type { BookingDay } from "./booking-day.ts";
import type { ForWhom } from "./confirm/BookFor.tsx";
import { courtesyViolation } from "./confirm/day-rules.ts";
import { serverAlternatives } from "./confirm/next-step.ts";
import { type GridStore, useGridState } from "./grid/grid-store.ts";

/** Several days of a sport. `days` is undefined until all are loaded; a later failure keeps it. */
interface WeekAvailability {
  days: readonly Availability[] | undefined;
  /** What they are joined from. */
  parts: readonly DayParts[];
  /** When the last of them was loaded, epoch ms of the browser. */
  updatedAt: number;
  isError: boolean;
  error: ApiError | null;
  isFetching: boolean;
  refetch: () => void;
}

/** The day grids of these dates, by the reads of the single day, so that both share one cache. */
export function useWeekAvailability(dates: readonly string[], sport: string): WeekAvailability {
  const week = useClubDays(dates.map((date) => ({ date, sport })));
  const days = week.flatMap(({ grid }) => grid ?? []);
  const failed = week.filter(({ isError }) => isError);
  const error: unknown = failed[0]?.error;
  return {
    days: days.length === dates.length ? days : undefined,
    parts: week.flatMap(({ parts }) => parts ?? []),
    updatedAt: Math.max(0, ...week.map(({ readAt }) => readAt)),
    isError: failed.length > 0,
    error: isApiError(error) ? error : null,
    isFetching: week.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const day of failed.length > 0 ? failed : week) day.refetch();
    },
  };
}

/** Why the last attempt to book a selection failed. */
export interface BookingFailure {
  message: string;
  /** Those that are about one of the players. */
  players: PlayerProblems;
  alternatives: SlotRange[];
  requestId?: string;
}

/**
 * Books a selection and shows the result as a toast. `failure` belongs to `range` and is dropped with it. `overrideHold`: staff
 * book the slot although it is held for a person. `book` takes another range if the rendered one is no longer the newest.
 */
export function useCreateBooking(
  day: BookingDay,
  range: SlotRange | null,
  { member, players }: Pick<ForWhom, "member" | "players">,
  { overrideHold = false } = {},
) {
  const toast = useToast("create-booking");
  const navigate = useNavigate();
  const refresh = useInvalidation("post /bookings");
  const [tried, setTried] = useState<SlotRange | null>(null);
  const [sent, setSent] = useState(players);
  const { keyOf, renew } = useIdempotencyKey(range);
  const mutation = useApi().useMutation("post", "/bookings", {
    retry: retryLostResponse,
    onSuccess: (booking) => {
      renew();
      const time = clubTime(booking.start_time, day.availability.time_zone);
      toast.success("Booking Confirmed! 🎾", `${booking.court_name} booked for ${time}`, {
        label: "See it, add it to your calendar",
        href: bookingPath(booking.id),
        open: () => navigate(bookingPath(booking.id)),
      });
      day.store.clear();
      void refresh();
    },
    onError: (error: unknown) => {
      toast.error("Booking Failed", isApiError(error) ? error.message : "Failed to create booking");
      void refresh();
    },
  });

  const book = (wanted: SlotRange | null = range) => {
    if (!wanted || mutation.isPending || day.offline) return;
    const now = Date.now() + day.clockOffset;
    const rejection = courtesyViolation(day.availability, { range: wanted, rules: day.rules, role: day.role, now });
    if (rejection) return toast.error("Booking Not Allowed", rejection);
    setTried(wanted);
    setSent(players);
    const body = {
      court_id: wanted.courtId,
      start_time: wanted.start,
      end_time: wanted.end,
      ...(member && { user_id: member.id }),
      ...(overrideHold && { override_hold: true }),
      ...(players.length > 0 && { players: playerInputs(players) }),
    };
    mutation.mutate({ params: { header: { "idempotency-key": keyOf(body) } }, body });
  };

  // A message about a player is over once the players are others.
  const failure = tried === range ? failureOf(mutation.error, day, sent) : null;
  const isCurrent = failure?.players.size === 0 || sent === players;
  return {
    book,
    busy: mutation.isPending,
    failure: isCurrent ? failure : null,
  };
}

/** For whom the selection is booked, and who plays: dropped with it. */
export function useForWhom(store: GridStore): ForWhom {
  return {
    member: useGridState(store, ({ member }) => member),
    onMember: (member) => store.set({ member }),
    players: useGridState(store, ({ players }) => players),
    onPlayers: (players) => store.set({ players }),
  };
}

function failureOf(error: unknown, day: BookingDay, sent: readonly PlayerDraft[]): BookingFailure | null {
  if (!error) return null;
  if (!isApiError(error)) return { message: BOOKING_UNANSWERED, alternatives: [], players: new Map() };
  const { message, requestId, details } = error;
  return {
    message,
    requestId,
    alternatives: serverAlternatives(details, day.grid),
    players: playerProblems(error, sent),
  };
}
