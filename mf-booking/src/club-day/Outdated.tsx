import { isApiError } from "@courtside/contracts/api/client.ts";
import { Alert, Button } from "@courtside/design-system/core.tsx";

interface OutdatedProps {
  /** Why the last read failed. */
  error: unknown;
  onRetry: () => void;
}

/** Says that what is shown may be out of date: its last read failed, and the data before it stays. */
export function Outdated({ error, onRetry }: OutdatedProps) {
  return (
    <Alert
      tone="error"
      role="alert"
      title="The latest changes could not be loaded"
      action={<Button onClick={onRetry}>Retry</Button>}
    >
      {isApiError(error) && error.requestId ? `Request ${error.requestId}` : "Check your connection."}
    </Alert>
  );
}
