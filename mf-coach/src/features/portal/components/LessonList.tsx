import type { Booking } from "@courtside/contracts/api/client.ts";
import { Card, Empty, IconBook, SkeletonList, Stack } from "@courtside/design-system/core.tsx";
import { LoadMore } from "@courtside/design-system/data.tsx";
import { type ReactNode, useState } from "react";
import { CancelLessonDialog } from "../../../components/CancelLessonDialog.tsx";
import { LoadFailed } from "../../../components/LoadFailed.tsx";
import type { useLessons } from "../api.ts";
import styles from "./LessonCard.module.css";
import { LessonCard } from "./LessonCard.tsx";

interface LessonListProps {
  label: string;
  query: ReturnType<typeof useLessons>;
  zone: string;
  empty: { title: string; description: string; action?: ReactNode };
}

/** A coach's lessons as cards, with calling one off. */
export function LessonList({ label, query, zone, empty }: LessonListProps) {
  const [canceling, setCanceling] = useState<Booking | null>(null);
  if (query.isPending) return <SkeletonList />;
  if (query.isError && query.lessons.length === 0) {
    return <LoadFailed title="The lessons could not be loaded" query={query} />;
  }
  return (
    <Stack gap={16}>
      {query.lessons.length === 0 ? (
        <Card>
          <Empty icon={<IconBook />} {...empty} />
        </Card>
      ) : (
        <ul className={styles.list} aria-label={label}>
          {query.lessons.map((lesson) => (
            <li key={lesson.id}>
              <LessonCard lesson={lesson} zone={zone} onCancel={() => setCanceling(lesson)} />
            </li>
          ))}
        </ul>
      )}
      <LoadMore more={query.hasNextPage} busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
      {canceling && (
        <CancelLessonDialog
          lesson={{ ...canceling, member: canceling.user_name }}
          zone={zone}
          onClose={() => setCanceling(null)}
        />
      )}
    </Stack>
  );
}
