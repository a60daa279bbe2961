import { isApiError, type WaitlistEntry } from "@courtside/contracts/api/client.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Card, Empty, ErrorState, IconBell, LinkButton, SkeletonList } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { useOwnEntries } from "../../../waitlist/useOwnEntries.ts";
import styles from "./EntryCard.module.css";
import { EntryCard } from "./EntryCard.tsx";
import { RemoveEntryDialog } from "./RemoveEntryDialog.tsx";

/** The caller's waitlist entries by requested date (docs/product/waitlist.md#expiry). */
export function MyEntries() {
  const zone = useMe().club?.time_zone ?? "UTC";
  const query = useOwnEntries();
  const [removing, setRemoving] = useState<WaitlistEntry | null>(null);
  const { entries } = query;
  const error: unknown = query.error;
  if (query.isPending) return <SkeletonList count={2} />;
  if (query.isError && entries.length === 0) {
    return (
      <ErrorState
        title="Failed to load waitlist entries"
        cause={isApiError(error) ? error.message : "Check your connection, then try again."}
        requestId={isApiError(error) ? error.requestId : undefined}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (entries.length === 0) {
    return (
      <Card flush>
        <Empty
          icon={<IconBell />}
          title="You are not on a waitlist"
          description="When every court is taken, join the waitlist below the day's courts. Your place in line then stands here."
          action={<LinkButton href="/book">Book Court</LinkButton>}
        />
      </Card>
    );
  }
  return (
    <>
      <ul className={styles.list} aria-label="Waitlist">
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryCard entry={entry} zone={zone} onRemove={() => setRemoving(entry)} />
          </li>
        ))}
      </ul>
      {removing && <RemoveEntryDialog entry={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}
