import { createContext, type ReactNode, startTransition, use, useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { type Blocker, type BlockerFunction, Router } from "react-router";
import { type PageHistory, UNBLOCKED } from "./page-history.ts";

const HistoryContext = createContext<PageHistory | null>(null);

interface PageRouterProps {
  history: PageHistory;
  children: ReactNode;
}

/** The only router. A page is shown by a transition: the one before stays until it is there. */
export function PageRouter({ history, children }: PageRouterProps) {
  const [{ location, action }, setVisit] = useState(history.now);
  useLayoutEffect(
    () =>
      history.follow((visit) => {
        if (visit.isUrgent) flushSync(() => setVisit(visit));
        else startTransition(() => setVisit(visit));
      }),
    [history],
  );
  return (
    <HistoryContext value={history}>
      <Router location={location} navigationType={action} navigator={history.navigator}>
        {children}
      </Router>
    </HistoryContext>
  );
}

/**
 * react-router's own, for this router: holds a navigation as long as `shouldBlock` is true for it, until `proceed` or `reset`. One at a
 * time.
 */
export function useBlocker(shouldBlock: boolean | BlockerFunction): Blocker {
  const history = use(HistoryContext);
  const [blocker, setBlocker] = useState<Blocker>(UNBLOCKED);
  useEffect(
    () =>
      history?.guard({
        shouldBlock: typeof shouldBlock === "function" ? shouldBlock : () => shouldBlock,
        onChange: setBlocker,
      }),
    [history, shouldBlock],
  );
  return blocker;
}
