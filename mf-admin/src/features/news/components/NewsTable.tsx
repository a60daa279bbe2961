import { messageOf, type News } from "@courtside/contracts/api/client.ts";
import { clubDateLabel } from "@courtside/contracts/domain/club-clock.ts";
import {
  NEWS_PRIORITIES,
  NEWS_PRIORITY_LABELS,
  NEWS_TYPE_LABELS,
  NEWS_TYPES,
} from "@courtside/contracts/domain/news.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { countsOf, failureOf, moreOf } from "@courtside/contracts/shell/pages.ts";
import { saveLines } from "@courtside/contracts/shell/saveLines.ts";
import { useAddressSearch, useListAddress } from "@courtside/contracts/shell/useListAddress.ts";
import { useLocalList } from "@courtside/contracts/shell/useLocalList.ts";
import { useSavedViews } from "@courtside/contracts/shell/useSavedViews.ts";
import { Button, Empty, IconEdit, IconMegaphone, Inline, Stack, Tag } from "@courtside/design-system/core.tsx";
import { FilterBar } from "@courtside/design-system/data.tsx";
import { SearchInput } from "@courtside/design-system/fields.tsx";
import { BulkDialog, SavedViews, type StaffColumn, StaffTable } from "@courtside/design-system/staff.tsx";
import { type ReactNode, useState } from "react";
import { type NewsStatus, useMoveMany, type useNews } from "../api.ts";

interface NewsTableProps {
  status: NewsStatus;
  query: ReturnType<typeof useNews>;
  /** The club's. */
  zone: string;
  /** The item with a change under way. */
  busyId: string | null;
  /** The action shown if there is none. */
  emptyAction?: ReactNode;
  onEdit: (item: News) => void;
  /** Retires a current item, or publishes a retired one again. */
  onMove: (item: News) => void;
}

const optionsOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** The items of one tab as a table. */
export function NewsTable({ status, query, zone, busyId, emptyAction, onEdit, onMove }: NewsTableProps) {
  const savedViews = useSavedViews("news");
  const { profile } = useMe();
  const address = useListAddress();
  const search = useAddressSearch(address);
  const [moving, setMoving] = useState<readonly News[] | null>(null);
  const types = address.all("type", NEWS_TYPES);
  const priorities = address.all("priority", NEWS_PRIORITIES);
  const isFiltered = types.length + priorities.length > 0;
  const rows = useLocalList({
    address,
    query,
    rows: query.items,
    textOf: ({ title, body, author_name }) => `${title} ${body} ${author_name}`,
    by: {
      title: ({ title }) => title,
      priority: ({ priority }) => NEWS_PRIORITIES.indexOf(priority),
      author: ({ author_name }) => author_name,
      published: ({ published_at }) => Date.parse(published_at),
    },
    isWanted: isFiltered
      ? ({ type, priority }) =>
          (types.length === 0 || types.includes(type)) && (priorities.length === 0 || priorities.includes(priority))
      : undefined,
  });
  const retires = status === "current";
  const columns: StaffColumn<News>[] = [
    { key: "title", title: "Title", card: "title", sortable: true, render: ({ title }) => <strong>{title}</strong> },
    {
      key: "type",
      title: "Type",
      card: "detail",
      filter: {
        options: optionsOf(NEWS_TYPES, NEWS_TYPE_LABELS),
        chosen: types,
        onChange: (type) => address.change({ type }),
      },
      render: ({ type }) => NEWS_TYPE_LABELS[type],
    },
    {
      key: "priority",
      title: "Priority",
      card: "status",
      sortable: true,
      filter: {
        options: optionsOf(NEWS_PRIORITIES, NEWS_PRIORITY_LABELS),
        chosen: priorities,
        onChange: (priority) => address.change({ priority }),
      },
      render: ({ priority }) => (
        <Tag tone={priority === "high" ? "warning" : "neutral"}>{NEWS_PRIORITY_LABELS[priority]}</Tag>
      ),
    },
    { key: "author", title: "Author", sortable: true, render: ({ author_name }) => author_name },
    {
      key: "published",
      title: "Published",
      card: "detail",
      sortable: true,
      render: ({ published_at }) => clubDateLabel(published_at, zone),
    },
    {
      key: "actions",
      title: "Actions",
      align: "end",
      card: "action",
      render: (item) => (
        <Inline gap={8} justify="end" nowrap>
          <Button size="small" icon={<IconEdit />} aria-label={`Edit ${item.title}`} onClick={() => onEdit(item)}>
            Edit
          </Button>
          <Button
            size="small"
            aria-label={`${retires ? "Retire" : "Publish again"} ${item.title}`}
            busy={item.id === busyId}
            busyLabel={retires ? "Retiring..." : "Publishing..."}
            onClick={() => onMove(item)}
          >
            {retires ? "Retire" : "Publish again"}
          </Button>
        </Inline>
      ),
    },
  ];
  return (
    <Stack gap={16}>
      <FilterBar
        search={
          <SearchInput
            label="Search news"
            placeholder="Search by title, text or author"
            maxLength={100}
            value={search.typed}
            onChange={search.setTyped}
          />
        }
      />
      <StaffTable
        caption={retires ? "Published news" : "Retired news"}
        keepAs={`${profile.id}.news`}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        loading={query.isFetching && !query.isFetchingNextPage}
        error={failureOf(query, "News could not be loaded")}
        {...countsOf(rows.length, query, ["item", "items"])}
        sort={address.sort}
        onSortChange={address.onSortChange}
        selection={{
          nameOf: ({ title }) => title,
          actions: (items) => (
            <Button size="small" onClick={() => setMoving(items)}>
              {retires ? "Retire" : "Publish again"}
            </Button>
          ),
        }}
        more={moreOf(query)}
        onSave={(lines) => saveLines("news", lines)}
        empty={
          isFiltered || search.wanted ? (
            <Empty
              icon={<IconMegaphone />}
              title="No news matches"
              action={
                <Button onClick={() => address.change({ q: null, type: null, priority: null })}>Clear filters</Button>
              }
            />
          ) : (
            <Empty icon={<IconMegaphone />} title={retires ? "No news" : "No retired news"} action={emptyAction} />
          )
        }
        tools={<SavedViews {...savedViews} search={address.search} onOpen={address.open} />}
      />
      {moving && <MoveManyDialog items={moving} retires={retires} onClose={() => setMoving(null)} />}
    </Stack>
  );
}

interface MoveManyDialogProps {
  items: readonly News[];
  retires: boolean;
  onClose: () => void;
}

/** Lists the items that are to be retired or published again, then does it one after the other. */
function MoveManyDialog({ items, retires, onClose }: MoveManyDialogProps) {
  const { move, refresh } = useMoveMany();
  const count = `${items.length} ${items.length === 1 ? "item" : "items"}`;
  return (
    <BulkDialog
      title={retires ? `Retire ${count}?` : `Publish ${count} again?`}
      description={retires ? "Members no longer see them; they can be published again." : "Members see them again."}
      items={items}
      keyOf={({ id }) => id}
      nameOf={({ title }) => title}
      confirmLabel={retires ? "Retire" : "Publish"}
      run={(item) => move(item, retires)}
      problemOf={(failure) => messageOf(failure) ?? "The connection was lost. Try again."}
      onEnd={(done) => {
        void refresh();
        if (done === items.length) onClose();
      }}
      onClose={onClose}
    />
  );
}
