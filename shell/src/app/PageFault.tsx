import { isApiError } from "@courtside/contracts/api/client.ts";
import { forgetFailedScreens } from "@courtside/contracts/shell/lazy-screen.tsx";
import { Card, ErrorState, Page } from "@courtside/design-system/core.tsx";
import { useEffect } from "react";
import { useLocation, useNavigate, useRouteError } from "react-router";
import { useIsOnline } from "../chrome/useIsOnline.ts";

/** The last resort, for an error in the shell's own pages: a chunk that could not be fetched, or a fault of ours. */
export function PageFault() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const online = useIsOnline();
  useEffect(() => console.error("Error in the shell", error), [error]);
  const retry = () => {
    forgetFailedScreens();
    navigate(location, { replace: true, state: location.state });
  };
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
