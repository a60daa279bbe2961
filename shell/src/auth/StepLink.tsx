import type { MouseEvent, ReactNode } from "react";
import { Link, useLocation, useNavigate } from "react-router";

export interface StepLinkProps {
  to: string;
  children: ReactNode;
}

/**
 * From one sign-in page to another. The next page, or that it is loading, is there before the next event of the browser:
 * the form that was left can take no more input. The page to lead back to goes along.
 */
export function StepLink({ to, children }: StepLinkProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const go = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(to, { state, flushSync: true });
  };
  return (
    <Link to={to} state={state} onClick={go}>
      {children}
    </Link>
  );
}
