import { isApiError } from "@courtside/contracts/api/client.ts";
import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";
import { Card, ErrorState, Page, PageHeader, Text } from "@courtside/design-system/core.tsx";
import { useRetryInKiosk } from "../kiosk/useRetryInKiosk.ts";

export interface RemoteFaultProps {
  /** The screen's own title. */
  title: string;
  kind: "contract" | "failed";
  entry: RegistryEntry;
  error?: unknown;
  onRetry?: () => void;
}

const CAUSE = {
  contract: "This part of Courtside was built for another version. Please try again later.",
  failed: "This part of Courtside could not be loaded. Everything else works; please try again.",
};

/** In place of a screen whose remote is down, slow, broken or of the wrong contract. */
export function RemoteFault({ title, kind, entry, error, onRetry }: RemoteFaultProps) {
  useRetryInKiosk(onRetry);
  return (
    <Page>
      <PageHeader title={title} />
      <Card
        footer={
          <Text size="xs" tone="quiet">
            {entry.name} {entry.version}
          </Text>
        }
      >
        <ErrorState
          title={`${title} is not available right now`}
          cause={CAUSE[kind]}
          onRetry={onRetry}
          requestId={isApiError(error) ? error.requestId : undefined}
        />
      </Card>
    </Page>
  );
}
