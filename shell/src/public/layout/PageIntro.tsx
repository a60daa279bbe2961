import type { ReactNode } from "react";
import { CourtLines } from "./CourtLines.tsx";
import styles from "./PageIntro.module.css";

interface PageIntroProps {
  eyebrow?: string;
  title: string;
  lead: string;
  /** The buttons. */
  children?: ReactNode;
}

/** The head of a public page that has more to say. */
export function PageIntro({ eyebrow, title, lead, children }: PageIntroProps) {
  return (
    <div className={styles.intro}>
      <CourtLines />
      <div className={styles.inner}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </div>
  );
}
