import {
  type Blocker,
  type BlockerFunction,
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  parsePath,
  type To,
  UNSAFE_createBrowserHistory,
  UNSAFE_createMemoryHistory,
} from "react-router";

type Entries = Omit<ReturnType<typeof UNSAFE_createMemoryHistory>, "index">;

/** A page the router is to show. */
export interface Visit {
  location: Location;
  action: NavigationType;
  /** To be drawn before anything else happens: `flushSync` of a navigation. */
  isUrgent: boolean;
}

export const UNBLOCKED = { state: "unblocked", proceed: undefined, reset: undefined, location: undefined } as const;

interface Guard {
  shouldBlock: BlockerFunction;
  onChange: (blocker: Blocker) => void;
}

/**
 * The browser's entries with what react-router has in its data routers alone, which weigh 18 KiB more: a navigation can be held until the
 * user has decided (docs/decisions/0115-a-router-without-data.md).
 */
export interface PageHistory {
  navigator: Navigator;
  now(): Visit;
  /** Follows the pages from here on. Returns a function that ends it. */
  follow(onVisit: (visit: Visit) => void): () => void;
  /** Lets `shouldBlock` hold navigations. Returns a function that ends it. */
  guard(guard: Guard): () => void;
}

export const browserHistory = (): PageHistory => pageHistory(UNSAFE_createBrowserHistory({ v5Compat: true }));

export const memoryHistory = (path: string): PageHistory =>
  pageHistory(UNSAFE_createMemoryHistory({ initialEntries: [path], v5Compat: true }));

function pageHistory(entries: Entries): PageHistory {
  let visit: Visit = { location: entries.location, action: entries.action, isUrgent: false };
  let guard: Guard | undefined;
  /** The user has decided to leave; until the next page nothing is held. */
  let isProceeding = false;
  /** The entry that a held step back or forward had reached is left again: what is called when it is. */
  let onReturned: (() => void) | undefined;
  /** Of the change that is being made. */
  let isUrgent = false;

  function isHeld(nextLocation: Location, historyAction: NavigationType): boolean {
    const args = { currentLocation: visit.location, nextLocation, historyAction };
    return !isProceeding && guard?.shouldBlock(args) === true;
  }

  /** Asks the user; `go` continues. */
  function hold(location: Location, go: () => void): void {
    const asked = guard;
    asked?.onChange({
      state: "blocked",
      location,
      proceed() {
        isProceeding = true;
        asked.onChange({ state: "proceeding", proceed: undefined, reset: undefined, location });
        go();
      },
      reset: () => asked.onChange(UNBLOCKED),
    });
  }

  function change(action: NavigationType, to: To, state: unknown, options?: NavigateOptions): void {
    const location = { ...visit.location, search: "", hash: "", ...pathOf(to), state, key: "default" };
    const go = () => {
      isUrgent = options?.flushSync === true;
      if (action === NavigationType.Push) entries.push(to, state);
      else entries.replace(to, state);
      isUrgent = false;
    };
    if (isHeld(location, action)) hold(location, go);
    else go();
  }

  function seen(location: Location, action: NavigationType, onVisit: (visit: Visit) => void): void {
    isProceeding = false;
    guard?.onChange(UNBLOCKED);
    visit = { location, action, isUrgent };
    onVisit(visit);
  }

  return {
    navigator: {
      createHref: entries.createHref,
      encodeLocation: entries.encodeLocation,
      go: entries.go,
      push: (to, state, options) => change(NavigationType.Push, to, state, options),
      replace: (to, state, options) => change(NavigationType.Replace, to, state, options),
    },
    now: () => visit,
    follow: (onVisit) =>
      entries.listen(({ action, location, delta }) => {
        if (onReturned) {
          onReturned();
          onReturned = undefined;
        } else if (action === NavigationType.Pop && delta !== null && isHeld(location, action)) {
          const returned = new Promise<void>((resolve) => {
            onReturned = resolve;
          });
          entries.go(-delta);
          hold(location, () => void returned.then(() => entries.go(delta)));
        } else seen(location, action, onVisit);
      }),
    guard: (next) => {
      guard = next;
      return () => {
        if (guard === next) guard = undefined;
      };
    },
  };
}

const pathOf = (to: To) => (typeof to === "string" ? parsePath(to) : to);
