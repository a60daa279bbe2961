import { isApiError, messageOf, type News } from "@courtside/contracts/api/client.ts";
import { clubDayYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import { NEWS_PRIORITY_LABELS, NEWS_TYPE_LABELS } from "@courtside/contracts/domain/news.ts";
import {
  Button,
  Card,
  Empty,
  ErrorState,
  IconEdit,
  IconMegaphone,
  IconUndo,
  SkeletonList,
  Stack,
  Tag,
} from "@courtside/design-system/core.tsx";
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
  /** The action shown if there is none. */
  emptyAction?: ReactNode;
  renderItem: (item: News) => ReactNode;
}

/** The items of one tab, or its error or empty state. */
export function NewsList({ status, query, emptyAction, renderItem }: NewsListProps) {
  const { items } = query;
  const error: unknown = query.error;
  if (query.isPending) return <SkeletonList count={3} />;
  if (query.isError && items.length === 0) {
    return (
      <Card>
        <ErrorState
          title="News could not be loaded"
          cause={messageOf(error) ?? "Check your connection, then try again."}
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

interface NewsCardProps {
  item: News;
  /** The club's. */
  zone: string;
  /** A change of this item is under way. */
  moving: boolean;
  onEdit: () => void;
  /** Retires a current item, or publishes a retired one again. */
  onMove: () => void;
}

/** One item as members read it, with its author and actions for admins. */
export function NewsCard({ item, zone, moving, onEdit, onMove }: NewsCardProps) {
  const retired = item.retired_at !== null;
  const when = `${clubDayYearLabel(item.published_at, zone)} by ${item.author_name}`;
  return (
    <Card
      // An item of a list, not a landmark.
      aria-labelledby={undefined}
      title={item.title}
      description={item.retired_at ? `${when}, retired ${clubDayYearLabel(item.retired_at, zone)}` : when}
      footer={
        <>
          <Button size="small" icon={<IconEdit />} aria-label={`Edit ${item.title}`} onClick={onEdit}>
            Edit
          </Button>
          <Button
            size="small"
            icon={retired && <IconUndo />}
            aria-label={`${retired ? "Publish again" : "Retire"} ${item.title}`}
            busy={moving}
            busyLabel={retired ? "Publishing..." : "Retiring..."}
            onClick={onMove}
          >
            {retired ? "Publish again" : "Retire"}
          </Button>
        </>
      }
    >
      <p className={styles.tags}>
        <Tag>{NEWS_TYPE_LABELS[item.type]}</Tag>
        <Tag tone={item.priority === "high" ? "warning" : "neutral"}>
          {NEWS_PRIORITY_LABELS[item.priority]} priority
        </Tag>
      </p>
      <p className={styles.text}>{item.body}</p>
    </Card>
  );
}
