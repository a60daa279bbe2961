import type { ReactNode } from "react";
import { IconArrowLeft } from "../Icon/icons.tsx";
import { Link } from "../Link/Link.tsx";
import styles from "./PageHeader.module.css";

export interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** At most one of them primary. */
  actions?: ReactNode;
  back?: { href: string; label: string };
  /** Beside the title: a count, a state. */
  tag?: ReactNode;
}

/** The page's `h1` and what can be done here. */
export function PageHeader({ title, description, actions, back, tag }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {back && (
        <Link href={back.href} className={styles.back}>
          <IconArrowLeft size={16} />
          {back.label}
        </Link>
      )}
      <div className={styles.row}>
        <div className={styles.text}>
          <h1 className={styles.title}>
            {title}
            {tag}
          </h1>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
