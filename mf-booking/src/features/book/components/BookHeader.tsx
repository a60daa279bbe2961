import { ROLE_LABELS, type Role } from "@courtside/contracts/domain/roles.ts";
import { Tag } from "@courtside/design-system/core.tsx";
import type { ReactNode } from "react";
import styles from "./BookHeader.module.css";

interface BookHeaderProps {
  name: string;
  /** The role an admin previews, if so. */
  viewingAs: Role | null;
  /** The allowance. */
  children: ReactNode;
}

/** The screen's name, whom it greets, and what is left of their limits. */
export function BookHeader({ name, viewingAs, children }: BookHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.text}>
        <p className={styles.eyebrow}>Court Booking System</p>
        <h1 className={styles.title}>
          Book Your Court Time
          {viewingAs && <Tag tone="info">Viewing as {ROLE_LABELS[viewingAs]}</Tag>}
        </h1>
        <p className={styles.welcome}>Welcome, {name}</p>
      </div>
      {children}
    </header>
  );
}
