import { type Court, isApiError } from "@courtside/contracts/api/client.ts";
import { Alert, Button, Card, ErrorState, IconPlus, Page, PageHeader, Stack } from "@courtside/design-system/core.tsx";
import { Field, Input, useFormCheck } from "@courtside/design-system/fields.tsx";
import { Modal } from "@courtside/design-system/overlay.tsx";
import { type FormEvent, useId, useState } from "react";
import { PlanLimitNotice } from "../../../plan-limit/PlanLimitNotice.tsx";
import { useCourts, useRenameCourt } from "../api.ts";
import { AddCourtDialog } from "../components/AddCourtDialog.tsx";
import { AffectedDialog } from "../components/AffectedDialog.tsx";
import { CourtTable } from "../components/CourtTable.tsx";

/** `/admin/courts` (docs/product/screens.md#courts-page): the club's courts, and which of them accept bookings. */
export default function CourtsPage() {
  const courts = useCourts();
  const [adding, setAdding] = useState(false);
  const [renaming, setRenaming] = useState<Court | null>(null);
  const [rejection, setRejection] = useState<unknown>(null);
  const [affecting, setAffecting] = useState<Court | null>(null);
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
          <PlanLimitNotice error={rejection} />
          <CourtTable
            courts={rows}
            loading={courts.isFetching}
            emptyAction={addButton}
            onRename={setRenaming}
            onShowAffected={setAffecting}
            onRejected={setRejection}
          />
        </Stack>
      )}
      {adding && <AddCourtDialog onClose={() => setAdding(false)} />}
      {renaming && <RenameCourtDialog court={renaming} onClose={() => setRenaming(null)} />}
      {affecting && <AffectedDialog court={affecting} onClose={() => setAffecting(null)} />}
    </Page>
  );
}

/** Renames a court. Stays open with its input if the api rejects it. */
function RenameCourtDialog({ court, onClose }: { court: Court; onClose: () => void }) {
  const formId = useId();
  const [name, setName] = useState(court.name);
  const rename = useRenameCourt(onClose);
  const newName = name.trim();
  const { form, check, isWrong, shown } = useFormCheck({ name: newName === "" ? "Name is required" : undefined });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!check()) return;
    if (newName === court.name) return onClose();
    rename.mutate({ params: { path: { id: court.id } }, body: { name: newName } });
  };

  return (
    <Modal
      open
      size="small"
      title={`Rename ${court.name}`}
      busy={rename.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={rename.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={rename.isPending} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit}>
        <Stack>
          {isWrong && (
            <Alert tone="error" role="alert">
              Please fill in all required fields
            </Alert>
          )}
          <Field label="Name" required error={shown.name}>
            <Input
              name="name"
              maxLength={80}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
        </Stack>
      </form>
    </Modal>
  );
}
