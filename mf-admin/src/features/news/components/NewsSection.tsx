import { messageOf } from "@courtside/contracts/api/client.ts";
import { clubDayYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import {
  Button,
  Card,
  ErrorState,
  IconPlus,
  Inline,
  LinkButton,
  SkeletonList,
  Stack,
  Text,
} from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { useNews } from "../api.ts";
import { NewsDialog } from "./NewsDialog.tsx";
import styles from "./NewsSection.module.css";

const NEWEST = 3;

/** The newest items within the settings, and the way to all of them. */
export function NewsSection({ id }: { id: string }) {
  const { hasScreen } = useShell();
  const [isWriting, setWriting] = useState(false);
  return (
    <Card
      id={id}
      className={styles.section}
      title="News"
      description="What members read on their dashboard"
      tabIndex={-1}
    >
      <Stack>
        <Newest />
        <Inline gap={8}>
          <Button icon={<IconPlus />} onClick={() => setWriting(true)}>
            Write News
          </Button>
          {hasScreen("/admin/news") && <LinkButton href="/admin/news">All News</LinkButton>}
        </Inline>
      </Stack>
      {isWriting && <NewsDialog item={null} onClose={() => setWriting(false)} />}
    </Card>
  );
}

function Newest() {
  const { items, isPending, error, refetch, isFetching } = useNews("current");
  const zone = useMe().club?.time_zone ?? "UTC";
  if (isPending) return <SkeletonList count={NEWEST} />;
  if (error && items.length === 0) {
    return (
      <ErrorState
        compact
        title="News could not be loaded"
        cause={messageOf(error) ?? "Check your connection, then try again."}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (items.length === 0) return <Text tone="secondary">No news yet.</Text>;
  return (
    <ul className={styles.list}>
      {items.slice(0, NEWEST).map((item) => (
        <li key={item.id}>
          <strong>{item.title}</strong>{" "}
          <Text size="sm" tone="secondary">
            {clubDayYearLabel(item.published_at, zone)}
          </Text>
        </li>
      ))}
    </ul>
  );
}
