import type { Closure } from "@courtside/contracts/api/client.ts";
import { clubSpanLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Tag, Text } from "@courtside/design-system/core.tsx";
import { doneText, stateText } from "./closure-text.ts";
import styles from "./PreviewList.module.css";

interface SeriesDatesProps {
  series: NonNullable<Closure["series"]>;
  zone: string;
}

/** The dates of a repeated closure with their states, folded. */
export function SeriesDates({ series: { dates }, zone }: SeriesDatesProps) {
  const left = dates.filter(({ is_over }) => !is_over).length;
  return (
    <details>
      <summary className={styles.summary}>{`${left} of ${dates.length} dates to come`}</summary>
      <ul className={styles.list} aria-label="Dates of the closure">
        {dates.map((date) => (
          <li key={date.id} className={styles.item}>
            <span className={styles.what}>
              {clubSpanLabel(date.start_time, date.end_time, zone)}
              <Text tone="secondary" size="sm">
                {doneText(date)}
              </Text>
            </span>
            <Tag tone={date.is_over ? "neutral" : "warning"}>{stateText(date)}</Tag>
          </li>
        ))}
      </ul>
    </details>
  );
}
