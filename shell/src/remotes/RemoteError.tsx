import { isApiError } from "@courtside/contracts/api/client.ts";
import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";
import { Card, ErrorState, Page, PageHeader, Text } from "@courtside/design-system/core.tsx";
import type { RetryControl } from "./RemoteBoundary.tsx";
import { WrongContract } from "./remoteErrors.ts";
import { useRetryInKiosk } from "./useRetryInKiosk.ts";

interface RemoteErrorProps {
  /** The screen's own title. */
  title: string;
  entry: RegistryEntry;
  error: unknown;
  retry: RetryControl;
}

/** A page keeps the contract and the releases that it was loaded with: only a reload can bring others. */
const reloadPage = () => location.reload();

/** Replaces a screen whose remote is down, slow, broken or of the wrong contract. */
export function RemoteError({ title, entry, error, retry }: RemoteErrorProps) {
  const isOfOtherContract = error instanceof WrongContract;
  useRetryInKiosk(isOfOtherContract ? undefined : retry.start);
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
          cause={
            isOfOtherContract
              ? "This part of Courtside was built for another version. Please try again later."
              : "This part of Courtside could not be loaded. Everything else works; please try again."
          }
          onRetry={isOfOtherContract ? reloadPage : retry.start}
          retrying={retry.isRunning}
          requestId={isApiError(error) ? error.requestId : undefined}
        />
      </Card>
    </Page>
  );
}
