import { isApiError, type News } from "@courtside/contracts/api/client.ts";
import { clubDayYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import { NEWS_TYPE_LABELS, type NewsType } from "@courtside/contracts/domain/news.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import {
  Card,
  Empty,
  ErrorState,
  IconCalendar,
  IconInfo,
  IconMegaphone,
  type IconProps,
  IconUsers,
  SkeletonList,
  Stack,
  Tag,
} from "@courtside/design-system/core.tsx";
import { LoadMore } from "@courtside/design-system/data.tsx";
import type { ComponentType } from "react";
import { useNews } from "./api.ts";
import styles from "./ClubNews.module.css";

/** What the club announces, the newest first (docs/product/screens.md#news). */
export function ClubNews() {
  const zone = useMe().club?.time_zone ?? "UTC";
  const query = useNews();
  const { items } = query;
  const error: unknown = query.error;
  if (query.isPending) return <SkeletonList count={3} />;
  if (query.isError && items.length === 0) {
    return (
      <ErrorState
        title="News could not be loaded"
        {...(isApiError(error) && { cause: error.message, requestId: error.requestId })}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (items.length === 0) {
    return <Empty icon={<IconMegaphone />} title="No news" description="What your club announces is shown here." />;
  }
  return (
    <Stack gap={16}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <NewsCard item={item} zone={zone} />
          </li>
        ))}
      </ul>
      <LoadMore more={query.hasNextPage} busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
    </Stack>
  );
}

const ICONS: Record<NewsType, ComponentType<IconProps>> = { info: IconInfo, event: IconCalendar, social: IconUsers };

/** One announcement of the club (docs/product/screens.md#news). */
function NewsCard({ item, zone }: { item: News; zone: string }) {
  const Icon = ICONS[item.type];
  return (
    <Card
      // An item of a list, not a landmark.
      aria-labelledby={undefined}
      title={item.title}
      description={clubDayYearLabel(item.published_at, zone)}
      highlighted={item.priority === "high"}
    >
      <p className={styles.tags}>
        <Tag icon={<Icon />}>{NEWS_TYPE_LABELS[item.type]}</Tag>
        {item.priority === "high" && <Tag tone="warning">High priority</Tag>}
      </p>
      <p className={styles.text}>{item.body}</p>
    </Card>
  );
}
