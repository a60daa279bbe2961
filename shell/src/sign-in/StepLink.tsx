import type { MouseEvent, ReactNode } from "react";
import { Link, useLocation, useNavigate } from "react-router";

interface StepLinkProps {
  to: string;
  /** What has to be done first, such as ending a session. */
  before?: () => Promise<void>;
  children: ReactNode;
}

/**
 * From one sign-in page to another. The next page, or that it is loading, is there before the next event of the browser:
 * the previous form accepts no more input. The page to return to is passed on.
 */
export function StepLink({ to, before, children }: StepLinkProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const go = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const lead = () => navigate(to, { state, flushSync: true });
    void (before ? before().then(lead) : lead());
  };
  return (
    <Link to={to} state={state} onClick={go}>
      {children}
    </Link>
  );
}
