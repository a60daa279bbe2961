import { Component, type ErrorInfo, type ReactNode } from "react";

interface RemoteBoundaryProps {
  children: ReactNode;
  /** What is shown in the remote's place; `retry` mounts it again. */
  renderFallback: (error: unknown, retry: () => void) => ReactNode;
  onError: (error: unknown, info: ErrorInfo) => void;
  /** Forgets the failed attempt: on Retry, and when the user leaves the screen. */
  onForget: () => void;
}

interface State {
  error: unknown;
  failed: boolean;
}

/** Confines a remote's failure to its own outlet. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, State> {
  override state: State = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError(error, info);
  }

  override componentWillUnmount(): void {
    if (this.state.failed) this.props.onForget();
  }

  retry = (): void => {
    this.props.onForget();
    this.setState({ error: null, failed: false });
  };

  override render(): ReactNode {
    return this.state.failed ? this.props.renderFallback(this.state.error, this.retry) : this.props.children;
  }
}
