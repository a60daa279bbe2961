import {
  type BlockConflict,
  type CourtBlock,
  isApiError,
  messageOf,
  type RejectedCourt,
} from "@courtside/contracts/api/client.ts";
import { queryKey } from "@courtside/contracts/api/query-keys.ts";
import { useApi, useQueryClient } from "@courtside/contracts/shell/index.tsx";
import { useClubDays } from "@courtside/contracts/shell/useClubDays.ts";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useMemo, useState } from "react";
import type { Occupancy } from "../../club-day/court-day.ts";
import { useInvalidation } from "../../query-keys.ts";
import { axisOf, type BoardCourt } from "./board-day.ts";

/** A day of these sports: the courts in the order of the sports, the hours, and when the response came. */
export function useBoardDay(date: string, sports: readonly string[], how: { isUnattended?: boolean } = {}) {
  const days = useClubDays(
    sports.map((sport) => ({ date, sport })),
    how,
  );
  const known = days.flatMap(({ grid }) => grid ?? []);
  const newest = days.toSorted((one, other) => other.readAt - one.readAt)[0];
  const failed = days.filter(({ isError }) => isError);
  const courts: BoardCourt[] = days.flatMap(({ grid }, at) =>
    (grid?.courts ?? []).map((court) => ({ sport: sports[at] ?? "", court })),
  );
  const hours = axisOf(known);
  const { opens, closes, zone } = hours ?? {};
  // The same object while the hours are the same, so that courts that did not change do not render again.
  const axis = useMemo(
    () => (opens !== undefined && closes !== undefined && zone !== undefined ? { opens, closes, zone } : null),
    [opens, closes, zone],
  );
  return {
    day: known.length === days.length ? { courts, axis, now: newest?.grid?.now ?? new Date(0).toISOString() } : null,
    updatedAt: newest?.readAt ?? 0,
    failed: failed.length > 0,
    error: failed[0]?.error,
    fetching: days.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const day of failed) day.refetch();
    },
  };
}

export interface BlockInput {
  court_ids: string[];
  /** Club-local, "2026-03-08T09:00". */
  start_time: string;
  end_time: string;
  reason?: string;
}

/** What a block would cancel, for staff to confirm (docs/product/booking.md#court-blocks). */
interface BlockPreview {
  input: BlockInput;
  bookings: BlockConflict[];
  rejected: RejectedCourt[];
  /** Why it is shown again. */
  notice?: string;
}

/** Blocks courts: at once without conflicts, else `previewed` lists what would be canceled until it is confirmed. */
export function useBlockCourts(onBlocked: () => void) {
  const toast = useToast("add-block");
  const refresh = useInvalidation("post /court-blocks");
  const { keyOf, renew } = useIdempotencyKey();
  const [previewed, setPreviewed] = useState<BlockPreview | null>(null);
  const failed = (error: unknown) => toast.failed(messageOf(error) ?? "Failed to create court block");
  const create = useApi().useMutation("post", "/court-blocks", {
    onSuccess: ({ canceled_bookings: canceled, refused: rejected }) => {
      renew();
      const texts = [
        ...(canceled > 0 ? [`${canceled} ${canceled === 1 ? "booking" : "bookings"} canceled`] : []),
        ...rejected.map(({ message }) => message),
      ];
      toast.success("Court block created successfully", texts.length > 0 ? texts.join(". ") : undefined);
      setPreviewed(null);
      onBlocked();
      void refresh();
    },
    onError: (error: unknown) => {
      void refresh();
      if (!isApiError(error) || error.code !== "block_hits_bookings") return failed(error);
      const bookings = error.details?.bookings as BlockConflict[];
      setPreviewed((before) => before && { ...before, bookings, notice: error.message });
    },
  });
  const preview = useApi().useMutation("post", "/court-blocks/preview", { onError: failed });

  const send = (input: BlockInput, bookings: readonly BlockConflict[]) => {
    const body = { ...input, cancel: { booking_ids: bookings.map(({ id }) => id) } };
    create.mutate({ params: { header: { "idempotency-key": keyOf(body) } }, body });
  };
  const block = (input: BlockInput) => {
    const { reason: _, ...place } = input;
    preview.mutate(
      { body: place },
      {
        onSuccess: ({ bookings, refused: rejected }) => {
          if (bookings.length > 0 || rejected.length > 0) setPreviewed({ input, bookings, rejected });
          else send(input, []);
        },
      },
    );
  };
  return {
    previewed,
    block,
    confirm: () => previewed && send(previewed.input, previewed.bookings),
    back: () => setPreviewed(null),
    busy: preview.isPending || create.isPending,
  };
}

/** Deletes a block, or ends one that has begun, and reports the result; `onDone` runs on success and on failure. */
export function useDeleteBlock(block: CourtBlock | null, onDone: () => void) {
  const toast = useToast("delete-block");
  const refresh = useInvalidation("delete /court-blocks/{id}");
  const { mutate, isPending } = useApi().useMutation("delete", "/court-blocks/{id}", {
    onSuccess: ({ end_time }) => {
      toast.success(end_time === block?.end_time ? "Court block deleted successfully" : "Court opened successfully");
      void refresh();
      onDone();
    },
    onError: (error: unknown) => {
      toast.failed("Failed to delete court block", messageOf(error));
      void refresh();
      onDone();
    },
  });
  return { remove: () => block && mutate({ params: { path: { id: block.id } } }), busy: isPending };
}

const LONGEST_PAGE = 100;

/** The members who wait for this day, longest wait first; of one sport or all. */
export const useWaitingFor = (date: string, sport: string | null, enabled: boolean) =>
  useApi().useQuery(
    "get",
    "/waitlist",
    { params: { query: { requested_date: date, limit: LONGEST_PAGE, ...(sport && { sport }) } } },
    { enabled },
  );

/** The block that an occupancy belongs to; it may be longer than the day. */
export function useBlockOf(courtId: string, occupancy: Occupancy) {
  const query = useApi().useQuery(
    "get",
    "/court-blocks",
    { params: { query: { when: "upcoming", at: occupancy.start_time, limit: LONGEST_PAGE } } },
    { enabled: occupancy.state === "blocked" },
  );
  return query.data?.data.find(
    (block) =>
      block.court_id === courtId &&
      Date.parse(block.start_time) <= Date.parse(occupancy.start_time) &&
      Date.parse(block.end_time) >= Date.parse(occupancy.end_time),
  );
}

/** They arrive when a device is back on the network, which is rare. */
const READ_CONFLICTS_EVERY = 60_000;
const CONFLICTS = queryKey("/check-in-conflicts");

/** Check-ins that the club could not take; `close` takes one off the list. */
export function useUntakenCheckIns() {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast("check-ins");
  const every = { refetchInterval: READ_CONFLICTS_EVERY };
  const { data, isError, refetch } = api.useQuery("get", "/check-in-conflicts", {}, every);
  const { mutate, isPending } = api.useMutation("delete", "/check-in-conflicts/{id}", {
    onError: (error: unknown) => toast.failed("It is still on the list", messageOf(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: CONFLICTS }),
  });
  return {
    conflicts: data?.data ?? [],
    /** They were never read. */
    isUnknown: isError && !data,
    readAgain: () => void refetch(),
    close: (id: string) => mutate({ params: { path: { id } } }),
    busy: isPending,
  };
}

/** Sends check-ins that the desk took without a network. */
export const useDeliverCheckIns = () => useApi().useMutation("post", "/check-ins");
