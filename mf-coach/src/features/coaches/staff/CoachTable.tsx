import type { Coach, InvitedCoach } from "@courtside/contracts/api/client.ts";
import { clubDateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { saveLines } from "@courtside/contracts/shell/saveLines.ts";
import { sortRows } from "@courtside/contracts/shell/sortRows.ts";
import { useAddressSearch, useListAddress } from "@courtside/contracts/shell/useListAddress.ts";
import { useSavedViews } from "@courtside/contracts/shell/useSavedViews.ts";
import { Button, Empty, IconCoach, IconEdit, Link, Stack, Tag, Text } from "@courtside/design-system/core.tsx";
import { FilterBar } from "@courtside/design-system/data.tsx";
import { SearchInput } from "@courtside/design-system/fields.tsx";
import { SavedViews, type StaffColumn, StaffTable } from "@courtside/design-system/staff.tsx";
import { useState } from "react";
import { filterCoaches, sportsOf } from "../components/filterCoaches.ts";
import { SportTags } from "../components/SportTags.tsx";
import { ChangeSportsDialog } from "./ChangeSportsDialog.tsx";

interface CoachTableProps {
  coaches: readonly Coach[];
  invited: readonly InvitedCoach[];
  zone: string;
  onEdit: (coach: Coach) => void;
}

type Row = { key: string } & ({ coach: Coach; invited: null } | { coach: null; invited: InvitedCoach });

const STATUSES = { active: "Coach", pending: "Invited", expired: "Invitation expired" } as const;
const TONES = { active: "success", pending: "info", expired: "warning" } as const;
const statusOf = ({ invited }: Row) => invited?.status ?? "active";
const personOf = ({ coach, invited }: Row) => coach ?? invited;

/** Coaches and those who were invited as coaches, as a table. */
export default function CoachTable({ coaches, invited, zone, onEdit }: CoachTableProps) {
  const savedViews = useSavedViews("coaches");
  const [changing, setChanging] = useState<readonly Coach[] | null>(null);
  const { profile } = useMe();
  const address = useListAddress();
  const search = useAddressSearch(address);
  const sports = sportsOf([...coaches, ...invited]);
  const chosen = address.all("sport", sports);
  const matches = { search: search.wanted, sport: null };
  const all: Row[] = [
    ...filterCoaches(coaches, matches).map((coach): Row => ({ key: coach.id, coach, invited: null })),
    ...filterCoaches(invited, matches).map((each): Row => ({ key: each.invitation_id, coach: null, invited: each })),
  ];
  const found = all.filter(
    (row) => chosen.length === 0 || personOf(row).sports.some((sport) => chosen.includes(sport)),
  );
  const rows = sortRows(found, address.sort, {
    name: (row) => personOf(row).name,
    email: (row) => personOf(row).email,
    status: (row) => STATUSES[statusOf(row)],
  });
  const columns: StaffColumn<Row>[] = [
    {
      key: "name",
      title: "Name",
      card: "title",
      sortable: true,
      render: ({ coach, invited: each }) =>
        coach ? (
          <Link href={`/coaches/${coach.id}`}>
            <strong>{coach.name}</strong>
          </Link>
        ) : (
          each.name
        ),
    },
    { key: "email", title: "Email", card: "detail", sortable: true, render: (row) => personOf(row).email ?? "–" },
    {
      key: "sports",
      title: "Sports",
      card: "detail",
      filter: {
        options: sports.map((sport) => ({ value: sport, label: sportLabel(sport) })),
        chosen,
        onChange: (sport) => address.change({ sport }),
      },
      inFile: (row) => personOf(row).sports.map(sportLabel).join(", "),
      render: ({ coach, invited: each }) =>
        coach ? (
          <SportTags sports={coach.sports} inactive={coach.inactive_sports} />
        ) : (
          <SportTags sports={each.sports} />
        ),
    },
    {
      key: "status",
      title: "Status",
      card: "status",
      sortable: true,
      render: (row) => (
        <>
          <Tag tone={TONES[statusOf(row)]}>{STATUSES[statusOf(row)]}</Tag>
          {row.invited && (
            <Text size="sm" tone="secondary">
              {" "}
              on {clubDateLabel(row.invited.sent_at, zone)}
            </Text>
          )}
        </>
      ),
    },
    {
      key: "actions",
      title: "Actions",
      align: "end",
      card: "action",
      render: ({ coach }) =>
        coach && (
          <Button size="small" icon={<IconEdit />} aria-label={`Edit ${coach.name}`} onClick={() => onEdit(coach)}>
            Edit
          </Button>
        ),
    },
  ];
  return (
    <Stack gap={16}>
      <FilterBar
        search={
          <SearchInput
            label="Search coaches by name or bio"
            placeholder="Search by name or bio"
            maxLength={100}
            value={search.typed}
            onChange={search.setTyped}
          />
        }
      />
      <StaffTable
        caption="Coaches"
        keepAs={`${profile.id}.coaches`}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        total={`${rows.length} of ${coaches.length + invited.length} coaches`}
        sort={address.sort}
        onSortChange={address.onSortChange}
        onSave={(lines) => saveLines("coaches", lines)}
        selection={{
          nameOf: (row) => personOf(row).name,
          isDisabled: ({ coach }) => coach === null,
          actions: (chosen) => (
            <Button size="small" onClick={() => setChanging(chosen.flatMap((row) => row.coach ?? []))}>
              Change sports
            </Button>
          ),
        }}
        empty={
          <Empty
            icon={<IconCoach />}
            title="No coaches match"
            description="Try another name, or show all sports."
            action={<Button onClick={() => address.change({ q: null, sport: null })}>Clear filters</Button>}
          />
        }
        tools={<SavedViews {...savedViews} search={address.search} onOpen={address.open} />}
      />
      {changing && <ChangeSportsDialog coaches={changing} onClose={() => setChanging(null)} />}
    </Stack>
  );
}
