import type { ReactNode } from "react";
import { classNames } from "../../classNames.ts";
import styles from "./Descriptions.module.css";

export interface DescriptionsProps {
  items: readonly { label: ReactNode; value: ReactNode; icon?: ReactNode }[];
  /** Label over value, side by side, rather than one pair a line. */
  columns?: boolean;
}

/** Names and their values: court, time, booked by. */
export function Descriptions({ items, columns }: DescriptionsProps) {
  return (
    <dl className={classNames(styles.details, columns && styles.columns)}>
      {items.map((item, place) => (
        <div key={typeof item.label === "string" ? item.label : `item-${place + 1}`} className={styles.item}>
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
