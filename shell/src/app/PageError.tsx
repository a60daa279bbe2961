import { isApiError } from "@courtside/contracts/api/client.ts";
import { forgetFailedScreens } from "@courtside/contracts/shell/lazy-screen.tsx";
import { Card, ErrorState, Page } from "@courtside/design-system/core.tsx";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useIsOnline } from "../page/useIsOnline.ts";
import { useRetryInKiosk } from "../remotes/useRetryInKiosk.ts";

/** The last resort, for an error in the shell's own pages: a chunk that could not be fetched, or an error of the shell. */
export function PageError({ error }: { error: unknown }) {
  const navigate = useNavigate();
  const location = useLocation();
  const online = useIsOnline();
  useEffect(() => console.error("Error in the shell", error), [error]);
  const retry = () => {
    forgetFailedScreens();
    navigate(location, { replace: true, state: location.state });
  };
  useRetryInKiosk(retry);
  return (
    <Page width="narrow">
      <Card>
        <ErrorState
          title="This page could not be loaded"
          cause={online ? "Please try again." : "You are offline. Try again once you are back online."}
          requestId={isApiError(error) ? error.requestId : undefined}
          onRetry={retry}
        />
      </Card>
    </Page>
  );
}
