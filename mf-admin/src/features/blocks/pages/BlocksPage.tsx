import type { CourtBlock } from "@courtside/contracts/api/client.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { useAddressSearch, useListAddress } from "@courtside/contracts/shell/useListAddress.ts";
import { Button, IconPlus, LinkButton, Page, PageHeader, Stack } from "@courtside/design-system/core.tsx";
import { FilterBar, Tabs } from "@courtside/design-system/data.tsx";
import { SearchInput } from "@courtside/design-system/fields.tsx";
import { useState } from "react";
import { type BlockTab, useBlocks } from "../api.ts";
import { AddBlockDialog } from "../components/AddBlockDialog.tsx";
import { BlockTable } from "../components/BlockTable.tsx";
import { DeleteBlockDialog } from "../components/DeleteBlockDialog.tsx";

/** `/admin/blocks` (docs/product/screens.md#time-blocks-page): when courts are closed to everyone. */
export default function BlocksPage() {
  const { club, profile } = useMe();
  const zone = club?.time_zone ?? "UTC";
  const address = useListAddress();
  const search = useAddressSearch(address);
  const [adding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<CourtBlock | null>(null);
  const tab: BlockTab = address.get("tab") === "past" ? "past" : "upcoming";
  const query = useBlocks(tab);
  const addButton = (
    <Button variant="primary" icon={<IconPlus />} onClick={() => setAdding(true)}>
      Add Block
    </Button>
  );
  const isEmpty = tab === "upcoming" && query.isSuccess && query.blocks.length === 0;
  const list = (
    <Stack gap={16}>
      {!isEmpty && (
        <FilterBar
          search={
            <SearchInput
              label="Search court blocks"
              placeholder="Search by court or reason"
              maxLength={100}
              value={search.typed}
              onChange={search.setTyped}
            />
          }
        />
      )}
      <BlockTable
        tab={tab}
        query={query}
        address={address}
        zone={zone}
        personId={profile.id}
        emptyAction={isEmpty && addButton}
        onDelete={setDeleting}
      />
    </Stack>
  );
  return (
    <Page>
      <PageHeader
        title="Time Blocks"
        description="While a court is blocked, nobody can book it."
        actions={
          <>
            <LinkButton href="/admin/closures">Close Courts</LinkButton>
            {!isEmpty && addButton}
          </>
        }
      />
      <Tabs
        label="Court blocks"
        value={tab}
        onChange={(next) => address.change({ tab: next })}
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
