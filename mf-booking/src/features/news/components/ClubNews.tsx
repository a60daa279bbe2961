import { isApiError } from "@courtside/contracts/api/client.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Empty, ErrorState, IconMegaphone, SkeletonList, Stack } from "@courtside/design-system/core.tsx";
import { LoadMore } from "@courtside/design-system/data.tsx";
import { useNews } from "../api/useNews.ts";
import styles from "./NewsCard.module.css";
import { NewsCard } from "./NewsCard.tsx";

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
