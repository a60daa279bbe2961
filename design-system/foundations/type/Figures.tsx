import { Text } from "../../src/components/Text/Text.tsx";
import styles from "./Type.module.css";

const TIMES = ["08:00", "11:15", "17:45", "21:10"];
const PRICES = ["$29.00", "$111.00", "$790.00", "$1,428.00"];

const Column = ({ figures }: { figures: readonly string[] }) => (
  <ul className={styles.column}>
    {figures.map((figure) => (
      <li key={figure}>{figure}</li>
    ))}
  </ul>
);

/** The same columns with figures of one width and without. */
export const Figures = () => (
  <div className={styles.pair}>
    <figure className={styles.figure}>
      <div className={styles.columns}>
        <Column figures={TIMES} />
        <Column figures={PRICES} />
      </div>
      <Text as="div" size="xs" tone="secondary">
        <figcaption>Do: tabular, for times and columns of figures</figcaption>
      </Text>
    </figure>
    <figure className={styles.figure}>
      <div className={`${styles.columns} ${styles.proportional}`}>
        <Column figures={TIMES} />
        <Column figures={PRICES} />
      </div>
      <Text as="div" size="xs" tone="secondary">
        <figcaption>Don't: proportional, digits step out of line</figcaption>
      </Text>
    </figure>
  </div>
);
