import { forgetFailedScreens } from "@courtside/contracts/shell/lazy-screen.tsx";
import { Alert } from "@courtside/design-system/core.tsx";
import { Component, type ErrorInfo, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import styles from "./OpenedLayer.module.css";
import { useIsOnline } from "./useIsOnline.ts";

interface OpenedLayerProps {
  /** What is opened, at the start of a sentence: "The menu". */
  name: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog or panel that a button opens, whose code is loaded then (`lazyScreen`). If it does not come, the layer closes, a note says
 * so, and the page stays; the next press of the button loads it again.
 */
export class OpenedLayer extends Component<OpenedLayerProps, { isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError() {
    return { isMissing: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(`${this.props.name} could not be shown`, error, info.componentStack);
    forgetFailedScreens();
    this.props.onClose();
  }

  // Not a failure of this very press, which is still to be said.
  override componentDidUpdate(before: OpenedLayerProps, was: { isMissing: boolean }) {
    if (this.props.open && !before.open && was.isMissing) this.closeNote();
  }

  closeNote = () => this.setState({ isMissing: false });

  override render() {
    const { name, open, children } = this.props;
    if (this.state.isMissing) return <Note name={name} onClose={this.closeNote} />;
    return open && <Suspense>{children}</Suspense>;
  }
}

/** In front of the page, because the button may be in a bar that has no room for it. The focus stays on the button, or returns to it. */
function Note({ name, onClose }: { name: string; onClose: () => void }) {
  const isOnline = useIsOnline();
  const { pathname } = useLocation();
  const [shown] = useState(() => ({ on: pathname, beside: document.activeElement }));
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (pathname !== shown.on) close();
  }, [pathname, shown]);
  const closeByHand = () => {
    onClose();
    if (shown.beside instanceof HTMLElement) shown.beside.focus();
  };
  return (
    <div popover="manual" ref={show} className={styles.note}>
      <Alert tone="error" role="alert" title={`${name} could not be loaded`} onClose={closeByHand}>
        {isOnline
          ? "Please try again. If that does not help, reload this page."
          : "You are offline. Try again once you are back online."}
      </Alert>
    </div>
  );
}

const show = (note: HTMLElement | null) => note?.showPopover();
