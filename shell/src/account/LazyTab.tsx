import { forgetFailedScreens } from "@courtside/contracts/shell/lazy-screen.tsx";
import { SkeletonList } from "@courtside/design-system/core.tsx";
import { type ReactNode, Suspense } from "react";
import { RemoteBoundary } from "../remotes/RemoteBoundary.tsx";
import { SlotError } from "./SlotOutlet.tsx";

interface LazyTabProps {
  label: string;
  /** Code that is loaded when the tab is opened (`lazyScreen`). */
  children: ReactNode;
}

/** A tab of our own whose code is loaded by itself. If it does not come, the tab alone says so and can be tried again. */
export const LazyTab = ({ label, children }: LazyTabProps) => (
  <RemoteBoundary
    onError={(error, info) => console.error(`${label} could not be shown`, error, info.componentStack)}
    onRetry={async () => undefined}
    onForget={forgetFailedScreens}
    renderFallback={(error, retry) => <SlotError label={label} error={error} retry={retry} />}
  >
    <Suspense fallback={<SkeletonList />}>{children}</Suspense>
  </RemoteBoundary>
);
