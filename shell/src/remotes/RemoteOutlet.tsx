import { ShellProvider, type ShellServices, useShell } from "@courtside/contracts/shell/index.tsx";
import type { RegistryEntry, RemoteRoute } from "@courtside/contracts/shell/remote.ts";
import { Page, SkeletonList } from "@courtside/design-system/core.tsx";
import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { type ReactNode, Suspense, useCallback, useMemo } from "react";
import { fetchAgain } from "./fetchAgain.ts";
import { RemoteBoundary } from "./RemoteBoundary.tsx";
import { RemoteError } from "./RemoteError.tsx";
import { forgetRemote, useRemoteModule } from "./remoteModules.ts";
import { reportRemoteError } from "./reportRemoteError.ts";

interface RemoteOutletProps {
  entry: RegistryEntry;
  route: RemoteRoute;
}

/**
 * One screen of one remote, behind its guard: contract check, load with a time limit, skeleton, boundary with Retry.
 * A failure in here affects this screen only.
 */
export function RemoteOutlet({ entry, route }: RemoteOutletProps) {
  const queries = useQueryErrorResetBoundary();
  const forget = useCallback(() => {
    forgetRemote(entry);
    queries.reset();
  }, [entry, queries]);
  return (
    <RemoteBoundary
      onError={(error) => reportRemoteError(entry, error, route.screen)}
      onRetry={(error) => fetchAgain(entry, error)}
      onForget={forget}
      renderFallback={(error, retry) => <RemoteError title={route.title} entry={entry} error={error} retry={retry} />}
    >
      <Suspense fallback={<ScreenSkeleton />}>
        <RemoteServices entry={entry} route={route}>
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

/** The shell's services, whose error reports name this remote. */
function RemoteServices({ entry, route, children }: RemoteOutletProps & { children: ReactNode }) {
  const services = useShell();
  const own = useMemo<ShellServices>(
    () => ({ ...services, reportError: (error) => reportRemoteError(entry, error, route.screen) }),
    [services, entry, route],
  );
  return <ShellProvider value={own}>{children}</ShellProvider>;
}

function RemoteScreen({ entry, screen }: { entry: RegistryEntry; screen: string }) {
  const { screens } = useRemoteModule(entry);
  const Screen = screens[screen];
  if (!Screen) throw new Error(`${entry.name} has no screen ${screen}`);
  return <Screen />;
}
