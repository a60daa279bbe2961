import type { ClubEvent } from "@courtside/contracts/api/client.ts";
import { clubDayTimesLabel } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { countsOf, moreOf } from "@courtside/contracts/shell/pages.ts";
import { saveLines } from "@courtside/contracts/shell/saveLines.ts";
import { useAddressSearch, useListAddress } from "@courtside/contracts/shell/useListAddress.ts";
import { useLocalList } from "@courtside/contracts/shell/useLocalList.ts";
import { useSavedViews } from "@courtside/contracts/shell/useSavedViews.ts";
import { Button, Empty, IconTrophy, Stack, Tag } from "@courtside/design-system/core.tsx";
import { FilterBar } from "@courtside/design-system/data.tsx";
import { SearchInput } from "@courtside/design-system/fields.tsx";
import { SavedViews, type StaffColumn, StaffTable } from "@courtside/design-system/staff.tsx";
import { useState } from "react";
import { nextDate } from "../eventDates.ts";
import type { EventLayoutProps } from "../eventLayout.ts";
import { CancelManyDialog } from "./CancelManyDialog.tsx";
import styles from "./EventTable.module.css";

const STATES = { open: "Open", full: "Full", over: "Past", canceled: "Canceled" } as const;
const TONES = { open: "success", full: "warning", over: "neutral", canceled: "error" } as const;
const STATE_KEYS = ["open", "full", "over", "canceled"] as const;

/** Events as a table, for who organises them. */
export default function EventTable({ label, query, zone, renderActions }: EventLayoutProps) {
  const savedViews = useSavedViews("events");
  const [canceling, setCanceling] = useState<readonly ClubEvent[] | null>(null);
  const { profile } = useMe();
  const address = useListAddress();
  const search = useAddressSearch(address);
  const states = address.all("state", STATE_KEYS);
  const rows = useLocalList({
    address,
    query,
    rows: query.events,
    textOf: ({ title, coach_name, court_name }) => [title, coach_name, court_name].filter(Boolean).join(" "),
    by: {
      title: ({ title }) => title,
      date: (event) => Date.parse(nextDate(event).start_time),
      coach: ({ coach_name }) => coach_name || null,
      places: ({ registered_count }) => registered_count,
    },
    isWanted: states.length > 0 ? ({ state }) => states.includes(state) : undefined,
  });
  const columns: StaffColumn<ClubEvent>[] = [
    {
      key: "title",
      title: "Event",
      card: "title",
      sortable: true,
      render: ({ title }) => <strong className={styles.title}>{title}</strong>,
    },
    {
      key: "date",
      title: "Next date",
      card: "detail",
      sortable: true,
      render: (event) => {
        const next = nextDate(event);
        return clubDayTimesLabel(next.start_time, next.end_time, zone);
      },
    },
    {
      key: "place",
      title: "Sport, court",
      render: ({ sport, court_name }) => `${sportLabel(sport)}, ${court_name}`,
    },
    { key: "coach", title: "Coach", sortable: true, render: ({ coach_name }) => coach_name || "–" },
    {
      key: "places",
      title: "Registered",
      align: "end",
      card: "detail",
      sortable: true,
      render: ({ registered_count, max_attendees }) => `${registered_count} / ${max_attendees}`,
    },
    {
      key: "state",
      title: "Status",
      card: "status",
      filter: {
        options: STATE_KEYS.map((state) => ({ value: state, label: STATES[state] })),
        chosen: states,
        onChange: (state) => address.change({ state }),
      },
      render: ({ state }) => <Tag tone={TONES[state]}>{STATES[state]}</Tag>,
    },
    {
      key: "actions",
      title: "Actions",
      card: "action",
      render: (event) => <div className={styles.actions}>{renderActions(event, "small")}</div>,
    },
  ];
  return (
    <Stack gap={16}>
      <FilterBar
        search={
          <SearchInput
            label="Search events"
            placeholder="Search by title, coach or court"
            maxLength={100}
            value={search.typed}
            onChange={search.setTyped}
          />
        }
      />
      <StaffTable
        caption={label}
        keepAs={`${profile.id}.events`}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        loading={query.isFetching && !query.isFetchingNextPage}
        {...countsOf(rows.length, query, ["event", "events"])}
        sort={address.sort}
        onSortChange={address.onSortChange}
        {...(query.events.some(({ can_edit }) => can_edit) && {
          selection: {
            nameOf: ({ title }: ClubEvent) => title,
            isDisabled: ({ can_edit }: ClubEvent) => !can_edit,
            actions: (chosen: ClubEvent[]) => (
              <Button danger size="small" onClick={() => setCanceling(chosen)}>
                Cancel events
              </Button>
            ),
          },
        })}
        more={moreOf(query)}
        onSave={(lines) => saveLines("events", lines)}
        empty={
          <Empty
            icon={<IconTrophy />}
            title="No event matches"
            action={<Button onClick={() => address.change({ q: null, state: null })}>Clear filters</Button>}
          />
        }
        tools={<SavedViews {...savedViews} search={address.search} onOpen={address.open} />}
      />
      {canceling && <CancelManyDialog events={canceling} zone={zone} onClose={() => setCanceling(null)} />}
    </Stack>
  );
}
