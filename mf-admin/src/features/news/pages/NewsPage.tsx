import type { News } from "@courtside/contracts/api/client.ts";
import { useMe, useSearchParams } from "@courtside/contracts/shell/index.tsx";
import { Alert, Button, IconPlus, IconUndo, Page, PageHeader, Stack } from "@courtside/design-system/core.tsx";
import { Tabs } from "@courtside/design-system/data.tsx";
import { useState } from "react";
import { type NewsMove, type NewsStatus, useNews, useRetireNews } from "../api.ts";
import { NewsDialog } from "../components/NewsDialog.tsx";
import { NewsCard, NewsList } from "../components/NewsList.tsx";

/** `/admin/news` (docs/product/screens.md#news): the club's news for its members. */
export default function NewsPage() {
  const { club } = useMe();
  const [params, setParams] = useSearchParams();
  const status: NewsStatus = params.get("tab") === "retired" ? "retired" : "current";
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
  const list = (
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
        <Tabs
          label="News"
          value={status}
          onChange={(tab) => setParams({ tab }, { replace: true })}
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
