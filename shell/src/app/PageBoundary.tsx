import { Component, type ReactNode } from "react";
import type { Location } from "react-router";

interface PageBoundaryProps {
  location: Location;
  children: ReactNode;
  renderFallback: (error: unknown) => ReactNode;
}

interface State {
  failed: boolean;
  error: unknown;
  location: Location;
}

/** Confines an error of the shell's own pages to the page: the next one, or the same again, is tried anew. */
export class PageBoundary extends Component<PageBoundaryProps, State> {
  override state: State = { failed: false, error: null, location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps({ location }: PageBoundaryProps, state: State): Partial<State> | null {
    return state.location === location ? null : { failed: false, error: null, location };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.renderFallback(this.state.error) : this.props.children;
  }
}
