import { isApiError, type WaitingMember } from "@courtside/contracts/api/client.ts";
import { clubDate } from "@courtside/contracts/domain/club-clock.ts";
import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { Alert, Button, Card, ErrorState, Page, PageHeader, Stack } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { useNow } from "../../../day/useNow.ts";
import { useWaiting } from "../api/useWaiting.ts";
import { AssignSlotDialog } from "../components/AssignSlotDialog.tsx";
import { RemoveEntryDialog } from "../components/RemoveEntryDialog.tsx";
import { WaitingCounts } from "../components/WaitingCounts.tsx";
import { NO_FILTER, WaitingFilters } from "../components/WaitingFilters.tsx";
import { WaitingTable } from "../components/WaitingTable.tsx";
import { useWaitingFilter } from "../useWaitingFilter.ts";

/** `/waitlist` (docs/product/screens.md#waitlist-page): who waits for a court, and giving them one. */
export default function WaitlistPage() {
  const { club } = useMe();
  const { liveStatus } = useShell();
  const { filter, onFilter } = useWaitingFilter(club?.sports ?? []);
  const query = useWaiting(filter);
  const now = useNow(0);
  const [assigning, setAssigning] = useState<WaitingMember | null>(null);
  const [removing, setRemoving] = useState<WaitingMember | null>(null);
  if (!club) return null;
  const zone = club.time_zone;
  const error: unknown = query.error;
  const filtered = Object.values(filter).some((value) => value !== null);

  return (
    <Page>
      <PageHeader
        title="Waitlist"
        description="Free slots are offered in this order; you can also assign one yourself."
      />
      <Stack gap={20}>
        {!club.waitlist_enabled && (
          <Alert tone="warning" title="The waitlist is switched off">
            Nobody can join, and nothing is offered. An admin can switch it on in Club Settings.
          </Alert>
        )}
        <WaitingCounts counts={query.counts} />
        <WaitingFilters sports={club.sports} today={clubDate(now, zone)} filter={filter} onFilter={onFilter} />
        {query.isError && query.waiting.length === 0 ? (
          <Card>
            <ErrorState
              title="The waitlist could not be loaded"
              cause={isApiError(error) ? error.message : "Check your connection, then try again."}
              requestId={isApiError(error) ? error.requestId : undefined}
              retrying={query.isFetching}
              onRetry={() => void query.refetch()}
            />
          </Card>
        ) : (
          <WaitingTable
            query={query}
            zone={zone}
            now={now}
            filtered={filtered}
            emptyAction={filtered && <Button onClick={() => onFilter(NO_FILTER)}>Clear filters</Button>}
            onAssign={setAssigning}
            onRemove={setRemoving}
          />
        )}
      </Stack>
      {assigning && (
        <AssignSlotDialog
          club={club}
          entry={assigning}
          offline={liveStatus === "offline"}
          onClose={() => setAssigning(null)}
        />
      )}
      {removing && <RemoveEntryDialog entry={removing} name={removing.user_name} onClose={() => setRemoving(null)} />}
    </Page>
  );
}
