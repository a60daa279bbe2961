import { ShellProvider, type ShellServices, useShell } from "@courtside/contracts/shell/index.tsx";
import { CONTRACT_VERSION, type RegistryEntry, type RemoteRoute } from "@courtside/contracts/shell/remote.ts";
import { Page, SkeletonList } from "@courtside/design-system/core.tsx";
import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { type ReactNode, Suspense, useCallback, useEffect, useMemo } from "react";
import { RemoteBoundary } from "./RemoteBoundary.tsx";
import { RemoteFault } from "./RemoteFault.tsx";
import { WrongContract } from "./remoteErrors.ts";
import { forgetRemote, useRemoteModule } from "./remoteModules.ts";
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
  if (entry.contract !== CONTRACT_VERSION) return <OtherContract entry={entry} route={route} />;
  return (
    <RemoteBoundary
      onError={(error) => reportRemoteError(entry, error, route.screen)}
      onForget={forget}
      renderFallback={(error, retry) => (
        <RemoteFault title={route.title} kind="failed" entry={entry} error={error} onRetry={retry} />
      )}
    >
      <Suspense fallback={<ScreenSkeleton />}>
        <RemoteServices entry={entry} route={route}>
          <RemoteScreen entry={entry} screen={route.screen} />
        </RemoteServices>
      </Suspense>
    </RemoteBoundary>
  );
}

/** Known before anything is loaded: the registry says it. */
function OtherContract({ entry, route }: RemoteOutletProps) {
  useEffect(() => {
    reportRemoteError(entry, new WrongContract(`${entry.name} wants contract ${entry.contract}`), route.screen);
  }, [entry, route]);
  return <RemoteFault title={route.title} kind="contract" entry={entry} />;
}

const ScreenSkeleton = () => (
  <Page>
    <SkeletonList />
  </Page>
);

/** The shell's services with errors reported in this remote's name. */
function RemoteServices({ entry, route, children }: RemoteOutletProps & { children: ReactNode }) {
  const services = useShell();
  const own = useMemo<ShellServices>(
    () => ({ ...services, reportError: (error) => reportRemoteError(entry, error, route.screen) }),
    [services, entry, route],
  );
  return <ShellProvider value={own}>{children}</ShellProvider>;
}

function RemoteScreen({ entry, screen }: { entry: RegistryEntry; screen: string }) {
  const { contract, screens } = useRemoteModule(entry);
  if (contract !== CONTRACT_VERSION) throw new WrongContract(`${entry.name} was built for contract ${contract}`);
  const Screen = screens[screen];
  if (!Screen) throw new Error(`${entry.name} has no screen ${screen}`);
  return <Screen />;
}
