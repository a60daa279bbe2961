import type { ReactNode } from "react";
import { classNames } from "../../classNames.ts";
import { IconCourt } from "../Icon/icons.tsx";
import styles from "./Empty.module.css";

export interface EmptyProps {
  icon?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  /** What to do about it. */
  action?: ReactNode;
  /** For a card or a panel rather than a page. */
  compact?: boolean;
}

/** Nothing here, said kindly, with the next step. */
export function Empty({ icon = <IconCourt />, title, description, action, compact }: EmptyProps) {
  return (
    <div className={classNames(styles.empty, compact && styles.compact)}>
      <span className={styles.icon}>{icon}</span>
      <p className={styles.title}>{title}</p>
      {description && <p className={styles.description}>{description}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
