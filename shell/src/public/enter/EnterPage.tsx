import type { ReactNode } from "react";
import { CourtLines } from "../layout/CourtLines.tsx";
import { PublicPage } from "../layout/PublicPage.tsx";
import styles from "./EnterPage.module.css";

interface EnterPageProps {
  path: string;
  eyebrow: string;
  title: string;
  lead: string;
  /** Beside the text, or beneath it on a phone. */
  card: ReactNode;
  /** Under the text. */
  children: ReactNode;
}

/** A page with text on one side and the start button on the other. */
export const EnterPage = ({ path, eyebrow, title, lead, card, children }: EnterPageProps) => (
  <PublicPage path={path}>
    <div className={styles.stage}>
      <CourtLines />
      <div className={styles.columns}>
        <div className={styles.text}>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.card}>{card}</div>
        <div className={styles.more}>{children}</div>
      </div>
    </div>
  </PublicPage>
);
