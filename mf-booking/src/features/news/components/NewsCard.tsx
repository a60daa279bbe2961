import type { News } from "@courtside/contracts/api/client.ts";
import { clubDayLabel } from "@courtside/contracts/domain/club-clock.ts";
import { NEWS_TYPE_LABELS, type NewsType } from "@courtside/contracts/domain/news.ts";
import { Card, IconCalendar, IconInfo, type IconProps, IconUsers, Tag } from "@courtside/design-system/core.tsx";
import type { ComponentType } from "react";
import styles from "./NewsCard.module.css";

const ICONS: Record<NewsType, ComponentType<IconProps>> = { info: IconInfo, event: IconCalendar, social: IconUsers };

/** One announcement of the club (docs/product/screens.md#news). */
export function NewsCard({ item, zone }: { item: News; zone: string }) {
  const Icon = ICONS[item.type];
  return (
    <Card
      // An item of a list, not a landmark.
      aria-labelledby={undefined}
      title={item.title}
      description={clubDayLabel(item.published_at, zone)}
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
