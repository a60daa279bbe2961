import type { News } from "@courtside/contracts/api/client.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { useListAddress } from "@courtside/contracts/shell/useListAddress.ts";
import {
  Alert,
  Button,
  IconPlus,
  IconUndo,
  Page,
  PageHeader,
  Segmented,
  Stack,
} from "@courtside/design-system/core.tsx";
import { Tabs } from "@courtside/design-system/data.tsx";
import { useState } from "react";
import { type NewsMove, type NewsStatus, useNews, useRetireNews } from "../api.ts";
import { NewsDialog } from "../components/NewsDialog.tsx";
import { NewsCard, NewsList } from "../components/NewsList.tsx";
import { NewsTable } from "../components/NewsTable.tsx";

const LAYOUTS = [
  { value: "cards", label: "Cards" },
  { value: "table", label: "Table" },
] as const;

/** `/admin/news` (docs/product/screens.md#news): the club's news for its members. */
export default function NewsPage() {
  const { club } = useMe();
  const address = useListAddress();
  const asTable = address.get("view") === "table";
  const status: NewsStatus = address.get("tab") === "retired" ? "retired" : "current";
  const query = useNews(status);
  const { move, done, forget, busyId } = useRetireNews();
  const [writing, setWriting] = useState<{ item: News | null } | null>(null);
  const zone = club?.time_zone ?? "UTC";
  const writeButton = (
    <Button variant="primary" icon={<IconPlus />} onClick={() => setWriting({ item: null })}>
      Write News
    </Button>
  );
  const isEmpty = status === "current" && query.isSuccess && query.items.length === 0;
  const list = asTable ? (
    <NewsTable
      status={status}
      query={query}
      zone={zone}
      busyId={busyId}
      emptyAction={isEmpty && writeButton}
      onEdit={(item) => setWriting({ item })}
      onMove={(item) => move(item, status === "current")}
    />
  ) : (
    <NewsList
      status={status}
      query={query}
      emptyAction={isEmpty && writeButton}
      renderItem={(item) => (
        <NewsCard
          item={item}
          zone={zone}
          moving={item.id === busyId}
          onEdit={() => setWriting({ item })}
          onMove={() => move(item, status === "current")}
        />
      )}
    />
  );

  return (
    <Page>
      <PageHeader
        title="News"
        description="Members read it on their dashboard, the newest first."
        actions={!isEmpty && writeButton}
      />
      <Stack gap={16}>
        {done && (
          <MovedNotice
            move={done}
            busy={busyId === done.item.id}
            onUndo={() => move(done.item, !done.retired)}
            onClose={forget}
          />
        )}
        <Segmented
          label="Layout"
          options={LAYOUTS}
          value={asTable ? "table" : "cards"}
          onChange={(view) => address.change({ view: view === "cards" ? null : view })}
        />
        <Tabs
          label="News"
          value={status}
          onChange={(tab) => address.change({ tab })}
          tabs={[
            { key: "current", label: "Published", content: list },
            { key: "retired", label: "Retired", content: list },
          ]}
        />
      </Stack>
      {writing && <NewsDialog item={writing.item} onClose={() => setWriting(null)} />}
    </Page>
  );
}

interface MovedNoticeProps {
  move: NewsMove;
  busy: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/** Reports the change of an item, and can undo it. */
function MovedNotice({ move: { item, retired }, busy, onUndo, onClose }: MovedNoticeProps) {
  return (
    <Alert
      tone="success"
      role="status"
      onClose={onClose}
      action={
        <Button size="small" icon={<IconUndo />} busy={busy} onClick={onUndo}>
          Undo
        </Button>
      }
    >
      {retired
        ? `“${item.title}” is retired: members no longer see it.`
        : `“${item.title}” is published: members see it again.`}
    </Alert>
  );
}
