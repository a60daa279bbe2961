import type { ReactNode } from "react";
import { classNames } from "../../classNames.ts";
import styles from "./Facts.module.css";

export interface FactsProps {
  items: readonly { label: ReactNode; value: ReactNode; icon?: ReactNode }[];
  /** Label over value, side by side, rather than one fact a line. */
  columns?: boolean;
}

/** Names and their values: court, time, booked by. */
export function Facts({ items, columns }: FactsProps) {
  return (
    <dl className={classNames(styles.details, columns && styles.columns)}>
      {items.map((item, place) => (
        <div key={typeof item.label === "string" ? item.label : `fact-${place + 1}`} className={styles.fact}>
          <dt className={styles.label}>
            {item.icon}
            {item.label}
          </dt>
          <dd className={styles.value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
