import { type Court, isApiError } from "@courtside/contracts/api/client.ts";
import { Button, Card, ErrorState, IconPlus, Page, PageHeader, Stack } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { PlanLimitNotice } from "../../../plan-limit/PlanLimitNotice.tsx";
import { useCourts } from "../api.ts";
import { AddCourtDialog } from "../components/AddCourtDialog.tsx";
import { CourtTable } from "../components/CourtTable.tsx";
import { RenameCourtDialog } from "../components/RenameCourtDialog.tsx";
import { StrandedDialog } from "../components/StrandedDialog.tsx";

/** `/admin/courts` (docs/product/screens.md#courts-page): which courts the club has, and which take bookings. */
export default function CourtsPage() {
  const courts = useCourts();
  const [adding, setAdding] = useState(false);
  const [renaming, setRenaming] = useState<Court | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [stranding, setStranding] = useState<Court | null>(null);
  const rows = courts.data?.data ?? [];
  const addButton = (
    <Button variant="primary" icon={<IconPlus />} onClick={() => setAdding(true)}>
      Add Court
    </Button>
  );
  const failed = courts.error && !courts.data;
  const isEmpty = !failed && !courts.isPending && rows.length === 0;
  return (
    <Page>
      <PageHeader
        title="Courts"
        description="A court that is switched off takes no new bookings; those that stand stay."
        actions={!isEmpty && addButton}
      />
      {failed ? (
        <Card>
          <ErrorState
            title="Courts could not be loaded"
            cause={isApiError(courts.error) ? courts.error.message : "Check your connection, then try again."}
            requestId={isApiError(courts.error) ? courts.error.requestId : undefined}
            onRetry={() => void courts.refetch()}
            retrying={courts.isFetching}
          />
        </Card>
      ) : (
        <Stack>
          <PlanLimitNotice error={refusal} />
          <CourtTable
            courts={rows}
            loading={courts.isFetching}
            emptyAction={addButton}
            onRename={setRenaming}
            onShowStranded={setStranding}
            onRefused={setRefusal}
          />
        </Stack>
      )}
      {adding && <AddCourtDialog onClose={() => setAdding(false)} />}
      {renaming && <RenameCourtDialog court={renaming} onClose={() => setRenaming(null)} />}
      {stranding && <StrandedDialog court={stranding} onClose={() => setStranding(null)} />}
    </Page>
  );
}
