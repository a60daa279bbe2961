import type { Guest } from "@courtside/contracts/api/client.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { useAddressSearch, useListAddress } from "@courtside/contracts/shell/useListAddress.ts";
import { Page, PageHeader, Stack } from "@courtside/design-system/core.tsx";
import { FilterBar } from "@courtside/design-system/data.tsx";
import { SearchInput } from "@courtside/design-system/fields.tsx";
import { useState } from "react";
import { useGuests } from "../api.ts";
import { GuestSheet } from "../components/GuestSheet.tsx";
import { GuestTable } from "../components/GuestTable.tsx";

/** `/admin/guests` (docs/product/screens.md#guests): the club's guests, merged or split by staff. */
export default function GuestsPage() {
  const { club, profile } = useMe();
  const address = useListAddress();
  const { typed, setTyped, wanted: search } = useAddressSearch(address);
  const [open, setOpen] = useState<Guest | null>(null);
  const query = useGuests(search);
  const zone = club?.time_zone ?? "UTC";
  return (
    <Page>
      <PageHeader title="Guests" description="Who plays without an account, and how often" />
      <Stack gap={16}>
        <FilterBar
          search={
            <SearchInput
              label="Search guests"
              placeholder="Search by name or email"
              maxLength={100}
              value={typed}
              onChange={setTyped}
            />
          }
          active={0}
        />
        <GuestTable query={query} address={address} personId={profile.id} zone={zone} onOpen={setOpen} />
      </Stack>
      {open && <GuestSheet key={open.id} guest={open} zone={zone} onClose={() => setOpen(null)} />}
    </Page>
  );
}
