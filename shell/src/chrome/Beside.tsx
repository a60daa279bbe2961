import { forgetFailedScreens } from "@courtside/contracts/shell/lazy-screen.tsx";
import { Component, type ErrorInfo, type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { useIsOnline } from "../page/useIsOnline.ts";

/**
 * A part of the frame whose code is loaded by itself (`lazyScreen`). If it does not come, the page goes on without it; it is loaded again
 * once with the next page, and when the network is back.
 */
export function Beside({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isOnline = useIsOnline();
  return <Attempt at={isOnline && pathname}>{children}</Attempt>;
}

interface AttemptProps {
  /** Another value is another attempt; false: none. */
  at: string | false;
  children: ReactNode;
}

class Attempt extends Component<AttemptProps, { isMissing: boolean }> {
  override state = { isMissing: false };
  /** What the last attempt was for: one that fails late is followed by the next at once. */
  tried = this.props.at;

  static getDerivedStateFromError() {
    return { isMissing: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error("A part of the frame could not be shown", error, info.componentStack);
  }

  override componentDidUpdate() {
    const { at } = this.props;
    if (at === false) this.tried = at;
    if (!this.state.isMissing || at === this.tried) return;
    this.tried = at;
    forgetFailedScreens();
    this.setState({ isMissing: false });
  }

  override render() {
    return this.state.isMissing ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
