import type { Location } from "react-router";

interface ReturnState {
  from: string;
}

/**
 * The state passed to /auth, so that sign-in leads back to the requested page (docs/product/roles.md#home-and-landing-pages).
 * It is kept in the history entry.
 */
export const returnState = ({ pathname, search, hash }: Location): ReturnState => ({ from: pathname + search + hash });

/** Whether a page was opened by a club's link or poster, whose code must not be lost on the way through sign-in. */
export const hasJoinCode = ({ pathname, search }: Location): boolean =>
  pathname === "/join-club" && new URLSearchParams(search).has("code");

const ORIGIN = "https://here.invalid";
/** Browsers drop tabs and line breaks from an address before they parse it, and read a backslash as a slash. */
const DROPPED_OR_CHANGED = /[\p{Cc}\\]/u;
/** Two slashes, or an encoded one: a path that another parser may read as a host. */
const DOUBTFUL_PATH = /\/\/|%2f|%5c/i;

/** The remembered page, or null. Only a path of this origin is accepted, as a browser parses it. */
export function returnPath(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("from" in state)) return null;
  const { from } = state;
  if (typeof from !== "string" || !from.startsWith("/") || DROPPED_OR_CHANGED.test(from)) return null;
  const url = URL.parse(from, ORIGIN);
  return url?.origin === ORIGIN && !DOUBTFUL_PATH.test(url.pathname) ? from : null;
}
