import type { Location } from "react-router";

interface ReturnState {
  from: string;
}

/** What /auth is told, so that sign-in leads back to the page that was asked for (decision 6). It lives in the history entry. */
export const returnState = ({ pathname, search, hash }: Location): ReturnState => ({ from: pathname + search + hash });

/** The remembered page, or null. Only a path of this origin counts. */
export function returnPath(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("from" in state)) return null;
  const { from } = state;
  return typeof from === "string" && /^\/(?![/\\])/.test(from) ? from : null;
}
