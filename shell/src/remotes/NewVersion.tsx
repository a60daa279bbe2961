import { Banner, Button } from "@courtside/design-system/core.tsx";
import { useIsMutating, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { isOutdatedQuery } from "./registry.ts";

/** Offers the release that arrived since this page was loaded, when it interrupts nothing. */
export const NewVersion = () => <NewVersionOffer isOutdated={useQuery(isOutdatedQuery).data} />;

interface NewVersionOfferProps {
  isOutdated: boolean;
  onReload?: () => void;
}

export function NewVersionOffer({ isOutdated, onReload = () => location.reload() }: NewVersionOfferProps) {
  const isQuiet = useIdle(isOutdated);
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
function useIdle(wanted: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  const isBegun = useBegunForm();
  const isSaving = useIsMutating() > 0;
  useEffect(() => {
    if (!wanted || isIdle || isBegun || isSaving) return;
    const look = () => setIdle(document.querySelector(IN_THE_MIDDLE) === null);
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [wanted, isIdle, isBegun, isSaving]);
  return wanted && isIdle;
}

/** Whether input was made in a form of this page since it was opened, or since the last save. */
function useBegunForm(): boolean {
  const { pathname } = useLocation();
  const mutations = useQueryClient().getMutationCache();
  const [begunOn, setBegunOn] = useState<string | null>(null);
  useEffect(() => {
    const onInput = ({ target }: Event) => target instanceof Element && target.closest("form") && setBegunOn(pathname);
    // Not while capturing: React would render before the field's own handler, and put back the text from before the input.
    addEventListener("input", onInput);
    const forget = mutations.subscribe((event) => {
      if (event.type === "updated" && event.action.type === "success") setBegunOn(null);
    });
    return () => {
      removeEventListener("input", onInput);
      forget();
    };
  }, [mutations, pathname]);
  return begunOn === pathname;
}
