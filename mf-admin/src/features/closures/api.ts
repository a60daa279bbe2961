import { type ClosurePreview, isApiError, messageOf } from "@courtside/contracts/api/client.ts";
import type { ClosureOutcome, ClosureReason, ClosureScope } from "@courtside/contracts/domain/closures.ts";
import type { Weekday } from "@courtside/contracts/domain/weekly-availability.ts";
import { useApi, useMe } from "@courtside/contracts/shell/index.tsx";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useInvalidate } from "@courtside/contracts/shell/useInvalidate.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useRef, useState } from "react";

export interface ClosureBody {
  court_ids?: string[];
  sports?: string[];
  all?: boolean;
  /** Club-local; without it, from now. */
  start_time?: string;
  end_time: string;
  repeat?: { every_weeks: number; weekdays: Weekday[]; count?: number; until?: string };
  reason: ClosureReason;
  message?: string;
  outcome: ClosureOutcome;
  /** Others for single ones. */
  outcomes?: SingleOutcome[];
}

interface SingleOutcome {
  id: string;
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

/** "2 courts closed", "1 court closed on 12 dates". */
function closedText(occurrences: ClosurePreview["occurrences"]): string {
  const count = new Set(occurrences.flatMap(({ courts }) => courts.map(({ id }) => id))).size;
  const closed = count === 1 ? "1 court closed" : `${count} courts closed`;
  const dates = occurrences.filter(({ courts }) => courts.length > 0).length;
  return dates > 1 ? `${closed} on ${dates} dates` : closed;
}

/** Closes courts in two steps: what is previewed is what happens, or the new preview is shown (docs/product/closures.md#preview). */
export function useCloseCourts(onClosed: () => void) {
  const api = useApi();
  const toast = useToast("close-courts");
  const invalidate = useInvalidate(...TOPICS);
  const { keyOf, renew } = useIdempotencyKey();
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  /** For single ones, until the courts are closed: who goes back to change the time does not choose them again. */
  const [chosen, setChosen] = useState<SingleOutcome[]>([]);
  const failed = (error: unknown) => toast.failed("The courts could not be closed", messageOf(error));
  const preview = api.useMutation("post", "/closures/preview", { onError: failed });
  const look = (
    body: ClosureBody,
    { outcomes = chosen, notice }: { outcomes?: SingleOutcome[]; notice?: string } = {},
  ) =>
    preview.mutate(
      { body: { ...body, outcomes } },
      {
        onSuccess: (found) => {
          setChosen(outcomes);
          const affected = outcomes.filter(({ id }) => found.items.some((item) => item.id === id));
          setPreviewed({ body: { ...body, outcomes: affected }, preview: found, ...(notice && { notice }) });
        },
      },
    );
  const close = api.useMutation("post", "/closures", {
    onSuccess: async ({ people, state, occurrences }) => {
      renew();
      await invalidate();
      setPreviewed(null);
      setChosen([]);
      if (state === "closing") {
        onClosed();
        return;
      }
      toast.success(closedText(occurrences), people === 1 ? "1 person is notified" : `${people} people are notified`);
      onClosed();
    },
    onError: (error: unknown) => {
      if (previewed && isApiError(error) && error.code === "closure_changed")
        look(previewed.body, { notice: error.message });
      else failed(error);
    },
  });
  const confirm = () => {
    if (!previewed || close.isPending || preview.isPending) return;
    const body = { outcomes: [], ...previewed.body, version: previewed.preview.version };
    close.mutate({ params: { header: { "idempotency-key": keyOf(body) } }, body });
  };
  /** Another outcome for one of the things that the closure touches: the preview is made again. */
  const choose = (id: string, outcome: ClosureOutcome) => {
    if (!previewed) return;
    const others = chosen.filter((each) => each.id !== id);
    look(previewed.body, { outcomes: [...others, { id, outcome }] });
  };
  return {
    previewed,
    look,
    choose,
    confirm,
    back: () => setPreviewed(null),
    isLooking: preview.isPending,
    isClosing: close.isPending,
  };
}

const LOST = "The connection was lost. Try again: the courts are not closed for longer twice.";

/** The closure ended, is closed for longer already, or is being changed. */
const NOT_ANY_MORE: ReadonlySet<string> = new Set(["closure_over", "closure_covered", "closure_closing", "not_found"]);

export interface Extension {
  id: string;
  scope: ClosureScope;
  outcomes: SingleOutcome[];
}

/**
 * Closes for an hour more in two steps: what is previewed is what happens, or the new preview is shown with the reason. `onDone` runs
 * on success, and once the closure cannot be extended any more. What was sent without a response is sent again as it was, so that it
 * is closed for one hour and not for two.
 */
export function useExtendClosure({ id, scope, outcomes }: Extension, onDone: () => void) {
  const api = useApi();
  const toast = useToast("change-closure");
  const invalidate = useInvalidate(...TOPICS);
  const { keyOf, renew } = useIdempotencyKey();
  const [notice, setNotice] = useState<string>();
  const unanswered = useRef<{ asked: string; version: string } | null>(null);
  const input = { extend_minutes: 60, scope, outcomes };
  const preview = api.useQuery(
    "post",
    "/closures/{id}/preview",
    { params: { path: { id } }, body: input },
    { retry: false, gcTime: 0, placeholderData: (before) => before },
  );
  const extend = api.useMutation("patch", "/closures/{id}", {
    onSuccess: async ({ items, progress }) => {
      renew();
      await invalidate();
      if (progress) toast.success("This takes a moment", `${progress.total} more affected`);
      else toast.success("Closed for longer", items.length > 0 ? `${items.length} more affected` : undefined);
      onDone();
    },
    onError: (error: unknown) => {
      if (!isApiError(error)) {
        toast.failed("The closure was not changed", LOST);
        return;
      }
      unanswered.current = null;
      if (error.code === "closure_changed") {
        setNotice(error.message);
        void preview.refetch();
        return;
      }
      toast.failed("The closure was not changed", error.message);
      void invalidate();
      if (NOT_ANY_MORE.has(error.code)) onDone();
    },
  });
  const confirm = () => {
    if (!preview.data || preview.isFetching || extend.isPending) return;
    const asked = JSON.stringify({ id, ...input });
    const version = unanswered.current?.asked === asked ? unanswered.current.version : preview.data.version;
    unanswered.current = { asked, version };
    const body = { ...input, version };
    extend.mutate({ params: { path: { id }, header: { "idempotency-key": keyOf({ id, ...body }) } }, body });
  };
  return {
    preview: preview.data,
    error: preview.error as unknown,
    notice,
    confirm,
    isLooking: preview.isFetching,
    isClosing: extend.isPending,
  };
}

export type ClosureChange = "reopen" | "undo";

/** Reopens or undoes a closure, of a repeated one also other dates; reports the result. `onDone` runs on success and on failure. */
export function useChangeClosure(onDone: () => void = () => undefined) {
  const api = useApi();
  const { club } = useMe();
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
  const reopen = api.useMutation("patch", "/closures/{id}", {
    onSuccess: () => done("The courts are open", club?.waitlist_enabled ? "The waitlist is asked first." : undefined),
    onError,
  });
  const undo = api.useMutation("post", "/closures/{id}/undo", {
    onSuccess: ({ restored, progress }) =>
      progress
        ? done("This takes a moment", `${progress.total} to restore`)
        : done("The closure is undone", `${restored} restored`),
    onError,
  });
  return {
    send: (id: string, wanted: ClosureChange, scope: ClosureScope) => {
      if (wanted === "undo") {
        undo.mutate({ params: { path: { id } }, body: { scope } });
        return;
      }
      const sent = { reopen: true, scope, outcomes: [] };
      reopen.mutate({ params: { path: { id }, header: { "idempotency-key": keyOf({ id, ...sent }) } }, body: sent });
    },
    busy: reopen.isPending || undo.isPending,
  };
}
