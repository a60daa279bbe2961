import { clubDateLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { failureOf, moreOf } from "@courtside/contracts/shell/pages.ts";
import type { ListAddress } from "@courtside/contracts/shell/useListAddress.ts";
import { useSavedViews } from "@courtside/contracts/shell/useSavedViews.ts";
import { Button, Empty, IconList, Stack, Tag, Text } from "@courtside/design-system/core.tsx";
import { SavedViews, type StaffColumn, StaffTable } from "@courtside/design-system/staff.tsx";
import type { AuditEntry, useEntries } from "../api.ts";
import { actionText, type ClubValues, changesOf, rejectionText, sourceText, subjectText } from "../entry-text.ts";
import styles from "./EntryTable.module.css";

interface EntryTableProps {
  address: ListAddress;
  query: ReturnType<typeof useEntries>;
  personId: string;
  club: ClubValues;
  /** Narrows the list. */
  onFilter: (filter: { actor: string } | { subject: string }) => void;
}

/** The entries; a name narrows the list to that person, an object to what happened to it. */
export function EntryTable({ query, personId, club, onFilter, address }: EntryTableProps) {
  const savedViews = useSavedViews("audit-log");
  const columns: StaffColumn<AuditEntry>[] = [
    {
      key: "at",
      title: "Time",
      width: 168,
      card: "detail",
      render: ({ at }) => `${clubDateLabel(at, club.zone)}, ${clubTime(at, club.zone)}`,
    },
    {
      key: "actor",
      title: "By",
      width: 160,
      card: "detail",
      render: ({ actor_id, actor_name }) =>
        actor_id ? (
          <Button size="small" variant="ghost" className={styles.name} onClick={() => onFilter({ actor: actor_id })}>
            {actor_name ?? "Former account"}
          </Button>
        ) : (
          "System"
        ),
    },
    {
      key: "action",
      title: "Action",
      card: "title",
      render: (entry) => (
        <Stack gap={0}>
          <strong>{actionText(entry.action)}</strong>
          {entry.outcome === "rejected" && (
            <span>
              <Tag tone="warning">{rejectionText(entry)}</Tag>
            </span>
          )}
          {changesOf(entry, club).map(({ name, before, after }) => (
            <Text key={name} size="sm" tone="secondary">
              {name}: {[before, after].filter((value) => value !== "").join(" → ")}
            </Text>
          ))}
        </Stack>
      ),
    },
    {
      key: "subject",
      title: "About",
      width: 176,
      card: "detail",
      render: (entry) => <About entry={entry} onFilter={onFilter} />,
    },
    {
      key: "device",
      title: "Device",
      width: 176,
      render: (entry) => (
        <Stack gap={0}>
          {sourceText(entry)}
          {entry.ip && (
            <Text size="sm" tone="secondary">
              {entry.ip}
            </Text>
          )}
        </Stack>
      ),
    },
  ];
  return (
    <StaffTable
      caption="Audit log"
      keepAs={`${personId}.audit-log`}
      columns={columns}
      rows={query.entries}
      rowKey={({ id }) => id}
      loading={query.isFetching && !query.isFetchingNextPage}
      error={failureOf(query, "The audit log could not be loaded")}
      empty={
        <Empty
          icon={<IconList />}
          title="No entries found"
          description="Changes, sign-ins and rejected requests appear here."
        />
      }
      more={moreOf(query)}
      tools={<SavedViews {...savedViews} search={address.search} onOpen={address.open} />}
    />
  );
}

/** What was changed, and for whom. */
function About({ entry, onFilter }: { entry: AuditEntry; onFilter: EntryTableProps["onFilter"] }) {
  const { subject_id, for_id, for_name } = entry;
  if (!subject_id && !for_id) return "–";
  return (
    <Stack gap={0}>
      {subject_id && (
        <Button size="small" variant="ghost" className={styles.name} onClick={() => onFilter({ subject: subject_id })}>
          {subjectText(entry)}
        </Button>
      )}
      {for_id && (
        <Text size="sm" tone="secondary">
          For {for_name}
        </Text>
      )}
    </Stack>
  );
}
