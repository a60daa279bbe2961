import { Component, type ErrorInfo, type ReactNode } from "react";

interface RemoteBoundaryProps {
  children: ReactNode;
  /** What stands in the remote's place; `retry` mounts it anew. */
  renderFallback: (error: unknown, retry: () => void) => ReactNode;
  onError: (error: unknown, info: ErrorInfo) => void;
  /** The failed attempt is to be forgotten: on Retry, and when the person has left the screen. */
  onForget: () => void;
}

interface State {
  error: unknown;
  failed: boolean;
}

/** Keeps a remote's failure inside its own outlet. */
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
