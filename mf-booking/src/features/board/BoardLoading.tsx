import { Loading, Skeleton } from "@courtside/design-system/core.tsx";
import styles from "./BoardLoading.module.css";

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];

/** The board's place while the day loads. */
export function BoardLoading() {
  return (
    <div className={styles.board}>
      <Loading />
      <div aria-hidden="true" className={styles.rows}>
        {ROWS.map((row) => (
          <Skeleton key={row} height={44} />
        ))}
      </div>
    </div>
  );
}
