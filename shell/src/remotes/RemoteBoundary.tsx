import { Component, type ErrorInfo, type ReactNode } from "react";

export interface RetryControl {
  start: () => void;
  isRunning: boolean;
}

interface RemoteBoundaryProps {
  children: ReactNode;
  /** What is shown in the remote's place; `retry.start` mounts it again. */
  renderFallback: (error: unknown, retry: RetryControl) => ReactNode;
  onError: (error: unknown, info: ErrorInfo) => void;
  /** On Retry, before the failed attempt is forgotten. Does not reject. */
  onRetry: (error: unknown) => Promise<void>;
  /** Forgets the failed attempt: on Retry, and when the user leaves the screen. */
  onForget: () => void;
}

interface State {
  error: unknown;
  failed: boolean;
  isRetrying: boolean;
}

/** Confines a remote's failure to its own outlet. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, State> {
  override state: State = { error: null, failed: false, isRetrying: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true, isRetrying: false };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError(error, info);
  }

  override componentWillUnmount(): void {
    if (this.state.failed) this.props.onForget();
  }

  retry = async (): Promise<void> => {
    if (this.state.isRetrying) return;
    this.setState({ isRetrying: true });
    await this.props.onRetry(this.state.error);
    this.props.onForget();
    this.setState({ error: null, failed: false, isRetrying: false });
  };

  start = (): void => void this.retry();

  override render(): ReactNode {
    return this.state.failed
      ? this.props.renderFallback(this.state.error, { start: this.start, isRunning: this.state.isRetrying })
      : this.props.children;
  }
}
