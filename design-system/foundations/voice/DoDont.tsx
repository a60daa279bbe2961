import { IconCheck, IconClose } from "../../src/components/Icon/icons.tsx";
import styles from "./Voice.module.css";

export interface DoDontProps {
  pairs: readonly { good: string; bad: string; why: string }[];
}

/** What we write, what we do not, and why. */
export const DoDont = ({ pairs }: DoDontProps) => (
  <div className={styles.pairs}>
    {pairs.map(({ good, bad, why }) => (
      <div key={good} className={styles.pair}>
        <div className={styles.do}>
          <span className={styles.verdict}>
            <IconCheck size={14} /> Do
          </span>
          {good}
        </div>
        <div className={styles.dont}>
          <span className={styles.verdict}>
            <IconClose size={14} /> Don't
          </span>
          <span>{bad}</span>
          <span className={styles.quiet}>{why}</span>
        </div>
      </div>
    ))}
  </div>
);
