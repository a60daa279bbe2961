import { isApiError, messageOf, type PlatformClub } from "@courtside/contracts/api/client.ts";
import type { AccessType } from "@courtside/contracts/domain/access.ts";
import { useAddressSearch, useListAddress } from "@courtside/contracts/shell/useListAddress.ts";
import { Button, Empty, IconUsers, Stack, Tag, type Tone } from "@courtside/design-system/core.tsx";
import { FilterBar } from "@courtside/design-system/data.tsx";
import { SearchInput, Select } from "@courtside/design-system/fields.tsx";
import { type StaffColumn, StaffTable } from "@courtside/design-system/staff.tsx";
import { useState } from "react";
import { useClubs } from "../api.ts";
import { ClubDialog } from "./ClubDialog.tsx";

const STATUSES = [
  { value: "", label: "Any status" },
  { value: "paid", label: "Paid" },
  { value: "trial", label: "In trial" },
  { value: "trial_expired", label: "Access ended" },
  { value: "suspended", label: "Suspended" },
  { value: "closed", label: "Closed" },
] as const satisfies { value: AccessType | "closed" | ""; label: string }[];

const TONES: Partial<Record<string, Tone>> = {
  paid: "success",
  suspended: "error",
  trial: "info",
} satisfies Partial<Record<AccessType, Tone>>;

const number = (value: number) => value.toLocaleString("en-US");

/** The clubs of the installation, to find one and to act on it. */
export function ClubList() {
  const address = useListAddress("club-");
  const { typed, setTyped, wanted } = useAddressSearch(address);
  const status = STATUSES.find(({ value }) => value === address.get("status"))?.value ?? "";
  const clubs = useClubs(wanted, status);
  const [open, setOpen] = useState<PlatformClub | null>(null);
  const rows = clubs.data?.data ?? [];
  const total = clubs.data?.total ?? 0;
  const error: unknown = clubs.error;
  return (
    <Stack>
      <FilterBar
        search={
          <SearchInput label="Find a club" placeholder="Name or id" maxLength={100} value={typed} onChange={setTyped} />
        }
        active={status === "" ? 0 : 1}
        onClear={() => address.change({ status: null, q: null })}
      >
        <Select
          aria-label="Status"
          options={STATUSES}
          value={status}
          onChange={(next) => address.change({ status: next })}
        />
      </FilterBar>
      <StaffTable
        caption="Clubs"
        columns={columnsOf(setOpen)}
        rows={rows}
        rowKey={({ id }) => id}
        loading={clubs.isFetching}
        total={total === 1 ? "1 club" : `${number(total)} clubs`}
        summary={total > rows.length ? `the first ${rows.length}; a name finds others` : undefined}
        error={
          error
            ? {
                title: "The clubs could not be loaded",
                cause: messageOf(error),
                requestId: isApiError(error) ? error.requestId : undefined,
                retrying: clubs.isFetching,
                onRetry: () => void clubs.refetch(),
              }
            : null
        }
        empty={
          <Empty
            icon={<IconUsers />}
            title={wanted || status ? "No club matches" : "No clubs yet"}
            description={wanted || status ? "Clear the filters to see all." : "Clubs that are founded are listed here."}
          />
        }
      />
      {open && <ClubDialog club={open} onClose={() => setOpen(null)} />}
    </Stack>
  );
}

const columnsOf = (onOpen: (club: PlatformClub) => void): StaffColumn<PlatformClub>[] => [
  { key: "name", title: "Club", card: "title", render: ({ name }) => <strong>{name}</strong> },
  {
    key: "status",
    title: "Status",
    card: "status",
    render: ({ status }) => (
      <Tag tone={TONES[status] ?? "neutral"}>
        {STATUSES.find(({ value }) => value === status)?.label ?? status.replaceAll("_", " ")}
      </Tag>
    ),
  },
  { key: "plan", title: "Plan", render: ({ plan }) => plan ?? "–" },
  { key: "members", title: "Members", align: "end", card: "detail", render: ({ members }) => number(members) },
  { key: "courts", title: "Courts", align: "end", render: ({ courts }) => number(courts) },
  {
    key: "bookings",
    title: "Bookings, 30 days",
    align: "end",
    card: "detail",
    render: ({ bookings }) => number(bookings),
  },
  {
    key: "actions",
    title: "Actions",
    align: "end",
    card: "action",
    render: (club) => (
      <Button size="small" aria-label={`Open ${club.name}`} onClick={() => onOpen(club)}>
        Open
      </Button>
    ),
  },
];
