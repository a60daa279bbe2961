import { type CourtBlock, isApiError, messageOf } from "@courtside/contracts/api/client.ts";
import { clubSpanLabel } from "@courtside/contracts/domain/club-clock.ts";
import { useMe, useSearchParams } from "@courtside/contracts/shell/index.tsx";
import { Button, Card, ErrorState, IconPlus, Page, PageHeader } from "@courtside/design-system/core.tsx";
import { Tabs } from "@courtside/design-system/data.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { type BlockTab, useBlocks, useDeleteBlock } from "../api.ts";
import { AddBlockDialog } from "../components/AddBlockDialog.tsx";
import { BlockTable } from "../components/BlockTable.tsx";

/** `/admin/blocks` (docs/product/screens.md#time-blocks-page): when courts are closed to everyone. */
export default function BlocksPage() {
  const zone = useMe().club?.time_zone ?? "UTC";
  const [params, setParams] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<CourtBlock | null>(null);
  const tab: BlockTab = params.get("tab") === "past" ? "past" : "upcoming";
  const query = useBlocks(tab);
  const error: unknown = query.error;
  const addButton = (
    <Button variant="primary" icon={<IconPlus />} onClick={() => setAdding(true)}>
      Add Block
    </Button>
  );
  const isEmpty = tab === "upcoming" && query.isSuccess && query.blocks.length === 0;
  const list =
    query.isError && query.blocks.length === 0 ? (
      <Card>
        <ErrorState
          title="Court blocks could not be loaded"
          cause={messageOf(error) ?? "Check your connection, then try again."}
          requestId={isApiError(error) ? error.requestId : undefined}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </Card>
    ) : (
      <BlockTable tab={tab} query={query} zone={zone} emptyAction={isEmpty && addButton} onDelete={setDeleting} />
    );
  return (
    <Page>
      <PageHeader
        title="Time Blocks"
        description="While a court is blocked, nobody can book it."
        actions={!isEmpty && addButton}
      />
      <Tabs
        label="Court blocks"
        value={tab}
        onChange={(next) => setParams({ tab: next }, { replace: true })}
        tabs={[
          { key: "upcoming", label: "Current and upcoming", content: list },
          { key: "past", label: "Past", content: list },
        ]}
      />
      {adding && <AddBlockDialog zone={zone} onClose={() => setAdding(false)} />}
      {deleting && <DeleteBlockDialog block={deleting} zone={zone} onClose={() => setDeleting(null)} />}
    </Page>
  );
}

interface DeleteBlockDialogProps {
  block: CourtBlock;
  zone: string;
  onClose: () => void;
}

/** Asks before a block is deleted, by court and time. */
function DeleteBlockDialog({ block, zone, onClose }: DeleteBlockDialogProps) {
  const remove = useDeleteBlock(onClose);
  return (
    <ConfirmDialog
      open
      danger
      title={`Delete the block of ${block.court_name}?`}
      description={`${clubSpanLabel(block.start_time, block.end_time, zone)}. The court can be booked again; bookings that it canceled stay canceled.`}
      confirmLabel="Delete Block"
      cancelLabel="Keep Block"
      busy={remove.isPending}
      busyLabel="Deleting..."
      onConfirm={() => remove.mutate({ params: { path: { id: block.id } } })}
      onClose={onClose}
    />
  );
}
