import { IconCheck, IconClose } from "../src/components/Icon/icons.tsx";
import type { Pair } from "./ComponentGuide.ts";
import styles from "./GuidePage.module.css";

/** Live examples beside each other, the reason beneath. */
export const Pairs = ({ pairs }: { pairs: readonly Pair[] }) => (
  <div className={styles.pairs}>
    {pairs.map(({ good, bad, why }) => (
      <div key={why} className={styles.pair}>
        <div className={styles.do}>
          <span className={styles.verdict}>
            <IconCheck size={14} /> Do
          </span>
          <div className={styles.example}>{good}</div>
        </div>
        <div className={styles.dont}>
          <span className={styles.verdict}>
            <IconClose size={14} /> Don't
          </span>
          <div className={styles.example}>{bad}</div>
        </div>
        <p className={styles.why}>{why}</p>
      </div>
    ))}
  </div>
);
