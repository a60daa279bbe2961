import { isApiError } from "@courtside/contracts/api/client.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";
import { Card, ErrorState, Loading, Page, PageHeader } from "@courtside/design-system/core.tsx";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, use } from "react";
import { Frame } from "../chrome/Frame.tsx";
import { ColorModeContext } from "../page/ColorModeContext.ts";
import { registryQuery } from "../remotes/registry.ts";
import { useCurrentSession } from "../session/SessionContext.ts";
import { RemoteRoutes } from "./RemoteRoutes.tsx";

const KioskFrame = lazyScreen(() => import("../kiosk/KioskFrame.tsx"));

interface ClubAppProps {
  /** One of the shell's own; absent: the remotes'. */
  screen?: ReactNode;
  /** A screen that fills the window, for a device on the wall. */
  isFrameless?: boolean;
}

/** Everything inside the frame: waits for session and registry, then shows the remotes' screens, or one of the shell's own. */
export function ClubApp({ screen, isFrameless = false }: ClubAppProps) {
  const session = useCurrentSession();
  const registry = useQuery(registryQuery);
  const color = use(ColorModeContext);
  const { kiosk } = useShell();
  if (session.status === "starting") return <Loading page />;

  const failure = session.status === "failed" ? session : registryFailure(registry);
  const page = failure ? (
    <Page>
      <PageHeader title="Courtside cannot be reached" />
      <Card>
        <ErrorState
          title="Nothing could be loaded"
          cause={isApiError(failure.error) ? failure.error.message : "Check your connection, then try again."}
          requestId={isApiError(failure.error) ? failure.error.requestId : undefined}
          onRetry={failure.retry}
          retrying={failure.retrying}
        />
      </Card>
    </Page>
  ) : registry.data ? (
    (screen ?? <RemoteRoutes remotes={registry.data} />)
  ) : (
    <Loading page />
  );
  if (isFrameless) return <Suspense fallback={<Loading page />}>{page}</Suspense>;
  if (kiosk?.active) {
    return (
      <Suspense fallback={<Loading page />}>
        <KioskFrame>{page}</KioskFrame>
      </Suspense>
    );
  }
  return (
    <Frame remotes={registry.data ?? []} color={color}>
      {page}
    </Frame>
  );
}

function registryFailure(registry: UseQueryResult<RegistryEntry[]>) {
  if (!registry.error || registry.data) return null;
  return { error: registry.error, retry: () => void registry.refetch(), retrying: registry.isFetching };
}
