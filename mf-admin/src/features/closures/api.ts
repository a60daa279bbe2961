import { type ClosurePreview, isApiError, messageOf } from "@courtside/contracts/api/client.ts";
import type { ClosureOutcome, ClosureReason } from "@courtside/contracts/domain/closures.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useInvalidate } from "@courtside/contracts/shell/useInvalidate.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";

export interface ClosureBody {
  court_ids?: string[];
  sports?: string[];
  all?: boolean;
  /** Club-local; without it, from now. */
  start_time?: string;
  end_time: string;
  reason: ClosureReason;
  message?: string;
  outcome: ClosureOutcome;
}

export interface Previewed {
  body: ClosureBody;
  preview: ClosurePreview;
  /** Why it is shown again. */
  notice?: string;
}

const TOPICS = ["blocks", "bookings", "waitlist", "events"] as const;

/** Milliseconds between two looks at a closure that a job carries out. */
const WATCHED_EVERY = 1_000;

/** Closures that have not ended, and those of the last day; read again while one of them is being carried out. */
export const useClosures = () =>
  useApi().useQuery("get", "/closures", undefined, {
    refetchInterval: ({ state: { data } }) =>
      data?.data.some(({ progress }) => progress !== null) ? WATCHED_EVERY : false,
  });

export const useCourts = () => useApi().useQuery("get", "/courts");

/** Closes courts in two steps: what is previewed is what happens, or the new preview is shown (docs/product/closures.md#preview). */
export function useCloseCourts(onClosed: () => void) {
  const api = useApi();
  const toast = useToast("close-courts");
  const invalidate = useInvalidate(...TOPICS);
  const { keyOf, renew } = useIdempotencyKey();
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const failed = (error: unknown) => toast.failed("The courts could not be closed", messageOf(error));
  const preview = api.useMutation("post", "/closures/preview", { onError: failed });
  const look = (body: ClosureBody, notice?: string) =>
    preview.mutate(
      { body: { ...body, outcomes: [] } },
      { onSuccess: (found) => setPreviewed({ body, preview: found, ...(notice && { notice }) }) },
    );
  const close = api.useMutation("post", "/closures", {
    onSuccess: async ({ courts, people, state }) => {
      renew();
      await invalidate();
      setPreviewed(null);
      if (state === "closing") {
        onClosed();
        return;
      }
      const closed = courts.length === 1 ? "1 court closed" : `${courts.length} courts closed`;
      toast.success(closed, people === 1 ? "1 person is notified" : `${people} people are notified`);
      onClosed();
    },
    onError: (error: unknown) => {
      if (previewed && isApiError(error) && error.code === "closure_changed") look(previewed.body, error.message);
      else failed(error);
    },
  });
  const confirm = () => {
    if (!previewed || close.isPending) return;
    const body = { ...previewed.body, outcomes: [], version: previewed.preview.version };
    close.mutate({ params: { header: { "idempotency-key": keyOf(body) } }, body });
  };
  return {
    previewed,
    look,
    confirm,
    back: () => setPreviewed(null),
    isLooking: preview.isPending,
    isClosing: close.isPending,
  };
}

/** Extends, reopens or undoes a closure; reports the result. `onDone` runs on success and on failure. */
export function useChangeClosure(id: string, onDone: () => void = () => undefined) {
  const api = useApi();
  const toast = useToast("change-closure");
  const invalidate = useInvalidate(...TOPICS);
  const { keyOf, renew } = useIdempotencyKey();
  const onError = (error: unknown) => {
    toast.failed("The closure was not changed", messageOf(error));
    void invalidate();
    onDone();
  };
  const done = async (title: string, text?: string) => {
    renew();
    await invalidate();
    toast.success(title, text);
    onDone();
  };
  // For the mutation, not for one call of it: a call's callbacks are lost when its card is gone before the response.
  const change = api.useMutation("patch", "/closures/{id}", {
    onSuccess: ({ items, progress }, { body }) => {
      if ("reopen" in body) return done("The courts are open", "The waitlist is asked first.");
      if (progress) return done("This takes a moment", `${progress.total} more affected`);
      return done("Closed for longer", items.length > 0 ? `${items.length} more affected` : undefined);
    },
    onError,
  });
  const undo = api.useMutation("post", "/closures/{id}/undo", {
    onSuccess: ({ restored }) => done("The closure is undone", `${restored} restored`),
    onError,
  });
  const send = (body: { extend_minutes: number } | { reopen: true }) => {
    const sent = { ...body, outcomes: [] };
    change.mutate({ params: { path: { id }, header: { "idempotency-key": keyOf(sent) } }, body: sent });
  };
  return {
    extend: (minutes: number) => send({ extend_minutes: minutes }),
    reopen: () => send({ reopen: true }),
    undo: () => undo.mutate({ params: { path: { id } } }),
    busy: change.isPending || undo.isPending,
  };
}
