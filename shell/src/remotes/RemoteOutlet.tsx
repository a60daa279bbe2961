import { ShellProvider, type ShellServices, useShell } from "@courtside/contracts/shell/index.tsx";
import { CONTRACT_VERSION, type RegistryEntry, type RemoteRoute } from "@courtside/contracts/shell/remote.ts";
import { Page, SkeletonList } from "@courtside/design-system/core.tsx";
import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { type ReactNode, Suspense, use, useCallback, useMemo } from "react";
import { RemoteBoundary } from "./RemoteBoundary.tsx";
import { RemoteFault } from "./RemoteFault.tsx";
import { forgetRemote, remoteModule } from "./remoteModules.ts";
import { reportRemoteError } from "./reportRemoteError.ts";

export interface RemoteOutletProps {
  entry: RegistryEntry;
  route: RemoteRoute;
}

/**
 * One screen of one remote, behind its guard: contract check, load with a time limit, skeleton, boundary with Retry.
 * Whatever fails in here costs this screen only.
 */
export function RemoteOutlet({ entry, route }: RemoteOutletProps) {
  const queries = useQueryErrorResetBoundary();
  const forget = useCallback(() => {
    forgetRemote(entry);
    queries.reset();
  }, [entry, queries]);
  if (entry.contract !== CONTRACT_VERSION) return <RemoteFault title={route.title} kind="contract" entry={entry} />;
  return (
    <RemoteBoundary
      onError={(error) => reportRemoteError(entry, error)}
      onForget={forget}
      renderFallback={(error, retry) => (
        <RemoteFault title={route.title} kind="failed" entry={entry} error={error} onRetry={retry} />
      )}
    >
      <Suspense fallback={<ScreenSkeleton />}>
        <RemoteServices entry={entry}>
          <RemoteScreen entry={entry} screen={route.screen} />
        </RemoteServices>
      </Suspense>
    </RemoteBoundary>
  );
}

const ScreenSkeleton = () => (
  <Page>
    <SkeletonList />
  </Page>
);

/** The shell's services with errors reported in this remote's name. */
function RemoteServices({ entry, children }: { entry: RegistryEntry; children: ReactNode }) {
  const services = useShell();
  const own = useMemo<ShellServices>(
    () => ({ ...services, reportError: (error) => reportRemoteError(entry, error) }),
    [services, entry],
  );
  return <ShellProvider value={own}>{children}</ShellProvider>;
}

function RemoteScreen({ entry, screen }: { entry: RegistryEntry; screen: string }) {
  const { contract, screens } = use(remoteModule(entry));
  if (contract !== CONTRACT_VERSION) throw new Error(`${entry.name} was built for contract ${contract}`);
  const Screen = screens[screen];
  if (!Screen) throw new Error(`${entry.name} has no screen ${screen}`);
  return <Screen />;
}
