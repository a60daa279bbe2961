import type { ApiError, Availability } from "@courtside/contracts/api/client.ts";
import { ROLE_LABELS, type Role } from "@courtside/contracts/domain/roles.ts";
import { Alert, Button } from "@courtside/design-system/core.tsx";
import { dayNotice } from "../../../day/day-notice.ts";

interface DayNoticesProps {
  availability: Availability | undefined;
  /** The role an admin previews, if so. */
  viewingAs: Role | null;
  /** The last refetch failed; the older data stays. */
  failed: boolean;
  error: ApiError | null;
  onRetry: () => void;
}

/** What must be known above the grid: the date's validation message, a failed refresh, a previewed role. */
export function DayNotices({ availability, viewingAs, failed, error, onRetry }: DayNoticesProps) {
  const notice = availability && dayNotice(availability);
  return (
    <>
      {viewingAs && (
        <Alert tone="info" title={`Viewing as: ${ROLE_LABELS[viewingAs]}`}>
          {viewingAs === "front_desk" ? "Can see all bookings" : "Can only see own bookings"}
        </Alert>
      )}
      {failed && (
        <Alert
          tone="error"
          title="The latest changes could not be loaded"
          action={<Button onClick={onRetry}>Retry</Button>}
        >
          {error?.requestId ? `Request ${error.requestId}` : "Check your connection."}
        </Alert>
      )}
      {notice && <Alert tone="warning">{notice}</Alert>}
    </>
  );
}
