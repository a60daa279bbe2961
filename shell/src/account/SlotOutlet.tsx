import { isApiError } from "@courtside/contracts/api/client.ts";
import { ShellProvider, type ShellServices, useShell } from "@courtside/contracts/shell/index.tsx";
import type { RegistryEntry, SlotItem } from "@courtside/contracts/shell/remote.ts";
import { Card, ErrorState, SkeletonList } from "@courtside/design-system/core.tsx";
import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { Suspense, useMemo } from "react";
import { fetchAgain } from "../remotes/fetchAgain.ts";
import { RemoteBoundary, type RetryControl } from "../remotes/RemoteBoundary.tsx";
import { WrongContract } from "../remotes/remoteErrors.ts";
import { forgetRemote, useRemoteModule } from "../remotes/remoteModules.ts";
import { reportRemoteError } from "../remotes/reportRemoteError.ts";
import type { OwnedSlot } from "./accountTabsOf.ts";

/** A remote's piece of a page of ours. Whatever fails in here costs this piece only. */
export function SlotOutlet({ entry, item }: OwnedSlot) {
  const queries = useQueryErrorResetBoundary();
  const services = useShell();
  const own = useMemo<ShellServices>(
    () => ({ ...services, reportError: (error) => reportRemoteError(entry, error) }),
    [services, entry],
  );
  const forget = () => {
    forgetRemote(entry);
    queries.reset();
  };
  return (
    <RemoteBoundary
      onError={(error) => reportRemoteError(entry, error)}
      onRetry={(error) => fetchAgain(entry, error)}
      onForget={forget}
      renderFallback={(error, retry) => <SlotError label={item.label} error={error} retry={retry} />}
    >
      <Suspense fallback={<SkeletonList />}>
        <ShellProvider value={own}>
          <SlotContent entry={entry} item={item} />
        </ShellProvider>
      </Suspense>
    </RemoteBoundary>
  );
}

function SlotContent({ entry, item }: { entry: RegistryEntry; item: SlotItem }) {
  const { slots } = useRemoteModule(entry);
  const Content = slots?.[item.id];
  if (!Content) throw new Error(`${entry.name} has nothing for ${item.slot} ${item.id}`);
  return <Content />;
}

interface SlotErrorProps {
  label: string;
  error: unknown;
  retry: RetryControl;
}

/** In the place of a piece that could not be shown. */
export const SlotError = ({ label, error, retry }: SlotErrorProps) => (
  <Card>
    <ErrorState
      title={`${label} is not available right now`}
      cause="This part of Courtside could not be loaded. Everything else works; please try again."
      onRetry={error instanceof WrongContract ? () => location.reload() : retry.start}
      retrying={retry.isRunning}
      requestId={isApiError(error) ? error.requestId : undefined}
    />
  </Card>
);
