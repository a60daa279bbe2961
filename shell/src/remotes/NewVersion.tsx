import { Banner, Button } from "@courtside/design-system/core.tsx";
import { type Mutation, useIsMutating, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { isOutdatedQuery } from "./registry.ts";

/** Offers the release that arrived since this page was loaded, when it interrupts nothing, and loads it when the page is left alone. */
export const NewVersion = () => <NewVersionOffer isOutdated={useQuery(isOutdatedQuery).data} />;

interface NewVersionOfferProps {
  isOutdated: boolean;
  onReload?: () => void;
  /** After so long without a touch or a key the page reloads by itself. */
  aloneAfterMs?: number;
}

const ALONE_AFTER_MS = 10 * 60_000;

export function NewVersionOffer({
  isOutdated,
  onReload = () => location.reload(),
  aloneAfterMs = ALONE_AFTER_MS,
}: NewVersionOfferProps) {
  const isBegun = useBegunForm();
  const isSaving = useIsMutating() > 0;
  const isFree = isOutdated && !isBegun && !isSaving;
  const isQuiet = useIdle(isOutdated, isFree);
  useReloadAlone(isFree, aloneAfterMs, onReload);
  if (!isQuiet) return null;
  return (
    <Banner
      role="status"
      action={
        <Button size="small" onClick={onReload}>
          Reload
        </Button>
      }
    >
      There is a new version of Courtside.
    </Banner>
  );
}

const LOOK_AGAIN_MS = 5_000;
const IN_THE_MIDDLE = "[role=dialog], [role=alertdialog], form :focus, input:focus, textarea:focus";

/**
 * Becomes and stays true, while `wanted`, as soon as the user can be interrupted: no dialog is open, no form of this page has
 * unsaved input, no request is under way.
 */
function useIdle(wanted: boolean, isFree: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!isFree || isIdle) return;
    const look = () => setIdle(!isInTheMiddle());
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isFree, isIdle]);
  return wanted && isIdle;
}

const isInTheMiddle = (): boolean => document.querySelector(IN_THE_MIDDLE) !== null;

/** Reloads a page that is left alone, if nothing is lost by it. The code is fetched once a release is out. */
function useReloadAlone(isFree: boolean, afterMs: number, onReload: () => void): void {
  const reload = useEffectEvent(onReload);
  useEffect(() => {
    if (!isFree) return;
    const end = new AbortController();
    import("./reloadWhenAlone.ts").then(
      ({ reloadWhenAlone }) => reloadWhenAlone({ afterMs, isInTheMiddle, reload: () => reload(), signal: end.signal }),
      (error: unknown) => console.debug("The page does not reload by itself", error),
    );
    return () => end.abort();
  }, [isFree, afterMs]);
}

/** Whether a form of this page has input since the page was opened, or since that form was saved. */
function useBegunForm(): boolean {
  const { pathname } = useLocation();
  const mutations = useQueryClient().getMutationCache();
  const [begunOn, setBegunOn] = useState<string | null>(null);
  useEffect(() => {
    const begun = new Set<Element>();
    /** The request that saves all of a form's input. */
    const saves = new WeakMap<Element, Mutation>();
    const onInput = ({ target }: Event) => {
      const form = target instanceof Element && target.closest("form");
      if (!form) return;
      begun.add(form);
      saves.delete(form);
      setBegunOn(pathname);
    };
    // After the form's own handler, which has sent a request unless it found a problem.
    const onSubmit = ({ target }: Event) => {
      const save = mutations.findAll({ status: "pending" }).at(-1);
      if (save && target instanceof Element) saves.set(target, save);
    };
    const drop = (isDone: (form: Element) => boolean) => {
      for (const form of begun) if (isDone(form)) begun.delete(form);
      if (begun.size === 0) setBegunOn(null);
    };
    // Not while capturing: React would render before the field's own handler, and put back the text from before the input.
    addEventListener("input", onInput);
    addEventListener("submit", onSubmit);
    const unsubscribe = mutations.subscribe((event) => {
      if (event.type !== "updated" || event.action.type !== "success") return;
      drop((form) => saves.get(form) === event.mutation);
    });
    // A form that is gone, such as a dialog's that was canceled, has no input to lose.
    const timer = setInterval(() => drop((form) => !form.isConnected), LOOK_AGAIN_MS);
    return () => {
      removeEventListener("input", onInput);
      removeEventListener("submit", onSubmit);
      unsubscribe();
      clearInterval(timer);
      setBegunOn(null);
    };
  }, [mutations, pathname]);
  return begunOn === pathname;
}
