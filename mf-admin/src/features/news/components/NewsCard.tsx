import type { News } from "@courtside/contracts/api/client.ts";
import { clubDayLabel } from "@courtside/contracts/domain/club-clock.ts";
import { NEWS_PRIORITY_LABELS, NEWS_TYPE_LABELS } from "@courtside/contracts/domain/news.ts";
import { Button, Card, IconEdit, IconUndo, Tag } from "@courtside/design-system/core.tsx";
import styles from "./NewsCard.module.css";

interface NewsCardProps {
  item: News;
  /** The club's. */
  zone: string;
  /** Being retired or brought back now. */
  moving: boolean;
  onEdit: () => void;
  /** Retires a current item, publishes a retired one again. */
  onMove: () => void;
}

/** One item as members read it, with what only admins see: who wrote it, and what can be done. */
export function NewsCard({ item, zone, moving, onEdit, onMove }: NewsCardProps) {
  const retired = item.retired_at !== null;
  const when = `${clubDayLabel(item.published_at, zone)} by ${item.author_name}`;
  return (
    <Card
      // An item of a list, not a landmark.
      aria-labelledby={undefined}
      title={item.title}
      description={item.retired_at ? `${when}, retired ${clubDayLabel(item.retired_at, zone)}` : when}
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
