import { classNames } from "@courtside/design-system/classNames.ts";
import type { ReactNode } from "react";
import styles from "./Section.module.css";

interface SectionProps {
  /** For links to the section, and for its heading's id. */
  id: string;
  title: string;
  lead?: string;
  /** Every second section has a white background. */
  raised?: boolean;
  children: ReactNode;
}

/** A band of a public page under a heading. */
export function Section({ id, title, lead, raised, children }: SectionProps) {
  return (
    <section id={id} className={classNames(styles.section, raised && styles.raised)} aria-labelledby={`${id}-title`}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
