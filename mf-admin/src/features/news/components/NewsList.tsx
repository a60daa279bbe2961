import { isApiError, type News } from "@courtside/contracts/api/client.ts";
import { Card, Empty, ErrorState, IconMegaphone, SkeletonList, Stack } from "@courtside/design-system/core.tsx";
import { LoadMore } from "@courtside/design-system/data.tsx";
import type { ReactNode } from "react";
import type { NewsStatus, useNews } from "../api.ts";
import styles from "./NewsList.module.css";

const EMPTY = {
  current: { title: "No news", text: "What you publish here, members read on their dashboard." },
  retired: { title: "No retired news", text: "An item that you retire is kept here, and can be published again." },
} as const;

interface NewsListProps {
  status: NewsStatus;
  query: ReturnType<typeof useNews>;
  /** What to do while there is none. */
  emptyAction?: ReactNode;
  renderItem: (item: News) => ReactNode;
}

/** The items of one tab, or why there are none. */
export function NewsList({ status, query, emptyAction, renderItem }: NewsListProps) {
  const { items } = query;
  const error: unknown = query.error;
  if (query.isPending) return <SkeletonList count={3} />;
  if (query.isError && items.length === 0) {
    return (
      <Card>
        <ErrorState
          title="News could not be loaded"
          cause={isApiError(error) ? error.message : "Check your connection, then try again."}
          requestId={isApiError(error) ? error.requestId : undefined}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </Card>
    );
  }
  if (items.length === 0) {
    const { title, text } = EMPTY[status];
    return <Empty icon={<IconMegaphone />} title={title} description={text} action={emptyAction} />;
  }
  return (
    <Stack gap={16}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>{renderItem(item)}</li>
        ))}
      </ul>
      <LoadMore more={query.hasNextPage} busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
    </Stack>
  );
}
