import { isApiError } from "@courtside/contracts/api/client.ts";
import { Alert, Button } from "@courtside/design-system/core.tsx";

interface OutdatedNoticeProps {
  /** Why a later read failed. */
  error: unknown;
  onRetry: () => void;
}

/** Above what was read before, which stays. */
export const OutdatedNotice = ({ error, onRetry }: OutdatedNoticeProps) => (
  <Alert
    tone="error"
    role="alert"
    title="The latest changes could not be loaded"
    // Never busy: another read may be under way, and a press would be lost.
    action={<Button onClick={onRetry}>Retry</Button>}
  >
    {isApiError(error) && error.requestId ? `Request ${error.requestId}` : "Check your connection."}
  </Alert>
);
