import { clubDate } from "@courtside/contracts/domain/club-clock.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { useAddressSearch, useListAddress } from "@courtside/contracts/shell/useListAddress.ts";
import { Button, Page, PageHeader, Stack, Text } from "@courtside/design-system/core.tsx";
import { FilterBar } from "@courtside/design-system/data.tsx";
import { DatePicker } from "@courtside/design-system/dates.tsx";
import { SearchInput, Select } from "@courtside/design-system/fields.tsx";
import { useState } from "react";
import { type AuditFilter, MOST_IN_FILE, useCourtNames, useEntries, useEntriesFile } from "../api.ts";
import { EntryTable } from "../components/EntryTable.tsx";
import { FoundPeople } from "../components/FoundPeople.tsx";
import { NarrowedTo } from "../components/NarrowedTo.tsx";

const OUTCOMES = [
  { value: "", label: "Changes and rejections" },
  { value: "success", label: "Changes" },
  { value: "rejected", label: "Rejections" },
] as const;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DATE = /^20\d\d-\d\d-\d\d$/;

/** `/admin/audit-log` (docs/product/screens.md#audit-log): who changed what, for admins. */
export default function AuditLogPage() {
  const { club, profile } = useMe();
  const zone = club?.time_zone ?? "UTC";
  const [today] = useState(() => clubDate(Date.now(), zone));
  const address = useListAddress();
  const { typed, setTyped, wanted } = useAddressSearch(address);
  const valid = (name: string, pattern: RegExp) =>
    pattern.test(address.get(name) ?? "") ? (address.get(name) ?? "") : "";
  const filter: AuditFilter = {
    actor: valid("actor", ID),
    subject: valid("subject", ID),
    outcome: OUTCOMES.find(({ value }) => value === address.get("outcome"))?.value ?? "",
    from: valid("from", DATE),
    to: valid("to", DATE),
  };
  const query = useEntries(filter);
  const courts = useCourtNames();
  const file = useEntriesFile(filter);
  const active = Object.values(filter).filter((value) => value !== "").length;
  return (
    <Page>
      <PageHeader
        title="Audit Log"
        description="Who changed what, when and from which device. Entries cannot be changed."
        actions={
          <Button busy={file.isPending} onClick={() => file.mutate()}>
            Download CSV
          </Button>
        }
      />
      <Stack gap={16}>
        <FilterBar
          search={
            <SearchInput
              label="Find a person"
              placeholder="Find a person"
              maxLength={100}
              value={typed}
              onChange={setTyped}
            />
          }
          active={active}
          onClear={() => address.change({ actor: null, subject: null, outcome: null, from: null, to: null, q: null })}
        >
          <Select
            aria-label="Outcome"
            options={OUTCOMES}
            value={filter.outcome}
            onChange={(outcome) => address.change({ outcome })}
          />
          <DatePicker
            aria-label="From"
            today={today}
            placeholder="From any date"
            clearLabel="From any date"
            value={filter.from || null}
            onChange={(from) => address.change({ from: from ?? null })}
          />
          <DatePicker
            aria-label="To"
            today={today}
            placeholder="To today"
            clearLabel="To today"
            value={filter.to || null}
            onChange={(to) => address.change({ to: to ?? null })}
          />
        </FilterBar>
        <FoundPeople
          search={wanted}
          onFilter={(by) => address.change({ actor: null, subject: null, q: null, ...by })}
        />
        <NarrowedTo filter={filter} entries={query.entries} onRemove={(name) => address.change({ [name]: null })} />
        <EntryTable
          query={query}
          address={address}
          personId={profile.id}
          club={{ zone, courts }}
          onFilter={address.change}
        />
        <Text as="p" size="sm" tone="secondary">
          The file holds what the filter shows, at most the latest {MOST_IN_FILE.toLocaleString("en-US")} entries.
        </Text>
      </Stack>
    </Page>
  );
}
