import {
  type BlockConflict,
  type CourtBlock,
  isApiError,
  messageOf,
  type RejectedCourt,
} from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useInvalidate } from "@courtside/contracts/shell/useInvalidate.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";

export interface BlockInput {
  court_ids: string[];
  /** Club-local, "2026-03-08T09:00". */
  start_time: string;
  end_time: string;
  reason?: string;
}

/** The effects of a block, for the admin to confirm (docs/product/booking.md#court-blocks). */
export interface Preview {
  input: BlockInput;
  bookings: BlockConflict[];
  refused: RejectedCourt[];
  /** Why it is shown again. */
  notice?: string;
}

/**
 * Blocks courts in two steps: without conflicts they are blocked at once, else `previewed` holds what would be affected until the
 * admin confirms or goes `back`. Reports the result; `onAdded` runs once the list shows it.
 */
export function useAddBlock(onAdded: () => void) {
  const toast = useToast("add-block");
  const invalidate = useInvalidate("blocks", "bookings");
  const { keyOf } = useIdempotencyKey();
  const [previewed, setPreviewed] = useState<Preview | null>(null);

  const failed = (error: unknown) => toast.failed(messageOf(error) ?? "Failed to create court block");
  const create = useApi().useMutation("post", "/court-blocks", {
    onSuccess: async ({ canceled_bookings, refused: rejected }) => {
      await invalidate();
      toast.success("Court block created successfully", textOf(canceled_bookings, rejected));
      onAdded();
    },
    onError: (error: unknown, { body: { cancel: _, ...input } }) => {
      const bookings = conflictsOf(error);
      if (!bookings || !isApiError(error)) return failed(error);
      setPreviewed((before) => ({ input, bookings, refused: before?.refused ?? [], notice: error.message }));
    },
  });
  const preview = useApi().useMutation("post", "/court-blocks/preview", { onError: failed });

  const send = (input: BlockInput, bookings: BlockConflict[]) => {
    const body = { ...input, cancel: { booking_ids: bookings.map(({ id }) => id) } };
    create.mutate({ params: { header: { "idempotency-key": keyOf(body) } }, body });
  };
  const previewBlock = (input: BlockInput) => {
    const { reason: _, ...place } = input;
    preview.mutate(
      { body: place },
      {
        onSuccess: ({ bookings, refused: rejected }) => {
          if (bookings.length > 0 || rejected.length > 0) setPreviewed({ input, bookings, refused: rejected });
          else send(input, []);
        },
      },
    );
  };
  return {
    previewed,
    preview: previewBlock,
    confirm: () => previewed && send(previewed.input, previewed.bookings),
    back: () => setPreviewed(null),
    busy: preview.isPending || create.isPending,
  };
}

/** The new list, if the conflicting bookings have changed meanwhile. */
const conflictsOf = (error: unknown): BlockConflict[] | null =>
  isApiError(error) && error.code === "block_hits_bookings" ? (error.details?.bookings as BlockConflict[]) : null;

function textOf(canceled: number, rejected: RejectedCourt[]): string | undefined {
  const said = [
    ...(canceled > 0 ? [`${canceled} ${canceled === 1 ? "booking" : "bookings"} canceled`] : []),
    ...rejected.map(({ message }) => message),
  ];
  return said.length > 0 ? said.join(". ") : undefined;
}

export type BlockTab = "upcoming" | "past";

const PAGE = 50;

/** Blocks that have not ended by start, or past ones the newest first, page by page. */
export function useBlocks(when: BlockTab) {
  const query = useApi().useInfiniteQuery(
    "get",
    "/court-blocks",
    { params: { query: { when, limit: PAGE } } },
    {
      initialPageParam: null as string | null,
      getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
    },
  );
  const pages = query.data?.pages ?? [];
  const blocks = pages.flatMap((page) => page.data);
  return { ...query, blocks, loaded: blocks.length, total: pages[0]?.total };
}

/** The club's courts by name: each may be blocked, active or not. */
export const useCourtChoice = () => useApi().useQuery("get", "/courts");

/** One that has begun ends now instead of being deleted: what has passed stays for the reports. */
export const hasBegun = ({ start_time }: CourtBlock, now: number): boolean => Date.parse(start_time) <= now;

/** Deletes a block, or ends it; reports the result. `onDone` runs on success and on failure. */
export function useDeleteBlock(block: CourtBlock, onDone: () => void) {
  const toast = useToast("delete-block");
  const invalidate = useInvalidate("blocks", "bookings");
  const { mutate, isPending } = useApi().useMutation("delete", "/court-blocks/{id}", {
    onSuccess: async ({ end_time }) => {
      await invalidate();
      toast.success(end_time === block.end_time ? "Court block deleted successfully" : "Court opened successfully");
      onDone();
    },
    onError: (error: unknown) => {
      toast.failed("Failed to delete court block", messageOf(error));
      void invalidate();
      onDone();
    },
  });
  return { remove: () => mutate({ params: { path: { id: block.id } } }), busy: isPending };
}

/** Deletes or ends many blocks, one call each, silently: the dialog shows each. `report` refreshes the list and says how many are gone. */
export function useDeleteBlocks() {
  const toast = useToast("delete-blocks");
  const invalidate = useInvalidate("blocks", "bookings");
  const { mutateAsync } = useApi().useMutation("delete", "/court-blocks/{id}");
  return {
    remove: ({ id }: CourtBlock) => mutateAsync({ params: { path: { id } } }),
    report: (done: number, isOpening: boolean) => {
      void invalidate();
      const title = isOpening ? "Court opened successfully" : "Court block deleted successfully";
      if (done > 0) toast.success(title, done > 1 ? `${done} court blocks` : undefined);
    },
  };
}
