import { type Court, isApiError } from "@courtside/contracts/api/client.ts";
import { useSearchParams } from "@courtside/contracts/shell/index.tsx";
import {
  Button,
  Card,
  ErrorState,
  IconCalendarPlus,
  IconPlus,
  Inline,
  LinkButton,
  Page,
  PageHeader,
  Stack,
} from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { PlanLimitNotice } from "../../../plan-limit/PlanLimitNotice.tsx";
import { useCourts } from "../api.ts";
import { AddCourtDialog } from "../components/AddCourtDialog.tsx";
import { AddCourtsDialog } from "../components/AddCourtsDialog.tsx";
import { AffectedDialog } from "../components/AffectedDialog.tsx";
import { CourtTable } from "../components/CourtTable.tsx";
import { EditCourtDialog } from "../components/EditCourtDialog.tsx";

/** `/admin/courts` (docs/product/screens.md#courts-page): the club's courts, and which of them accept bookings. */
export default function CourtsPage() {
  const courts = useCourts();
  const [params, setParams] = useSearchParams();
  const adding = params.get("dialog");
  const [editing, setEditing] = useState<Court | null>(null);
  const [rejection, setRejection] = useState<unknown>(null);
  const [affecting, setAffecting] = useState<Court | null>(null);
  const rows = courts.data?.data ?? [];
  const openDialog = (dialog: "add" | "add-several") => setParams({ dialog }, { replace: true });
  const closeDialog = () => setParams({}, { replace: true });
  const addButtons = (
    <Inline gap={8}>
      <Button onClick={() => openDialog("add-several")}>Add Several</Button>
      <Button variant="primary" icon={<IconPlus />} onClick={() => openDialog("add")}>
        Add Court
      </Button>
    </Inline>
  );
  const failed = courts.error && !courts.data;
  const isEmpty = !failed && !courts.isPending && rows.length === 0;
  return (
    <Page>
      <PageHeader
        title="Courts"
        description="A court that is switched off takes no new bookings; those that stand stay."
        actions={
          !isEmpty && (
            <Inline gap={8}>
              <LinkButton href="/admin/calendar-feeds" icon={<IconCalendarPlus />}>
                Calendar Feeds
              </LinkButton>
              <LinkButton href="/admin/import-bookings">Import Bookings</LinkButton>
              {addButtons}
            </Inline>
          )
        }
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
          <PlanLimitNotice error={rejection} />
          <CourtTable
            courts={rows}
            loading={courts.isFetching}
            emptyAction={addButtons}
            onEdit={setEditing}
            onShowAffected={setAffecting}
            onRejected={setRejection}
          />
        </Stack>
      )}
      {adding === "add" && <AddCourtDialog onClose={closeDialog} />}
      {adding === "add-several" && <AddCourtsDialog courts={rows} onClose={closeDialog} />}
      {editing && <EditCourtDialog court={editing} onClose={() => setEditing(null)} />}
      {affecting && <AffectedDialog court={affecting} onClose={() => setAffecting(null)} />}
    </Page>
  );
}
