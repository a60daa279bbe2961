import { VisuallyHidden } from "../Text/VisuallyHidden.tsx";
import { Skeleton } from "./Skeleton.tsx";
import styles from "./SkeletonList.module.css";

export interface SkeletonListProps {
  /** How many cards or rows are expected. */
  count?: number;
}

/** Cards on their way, said once: "Loading...". */
export function SkeletonList({ count = 3 }: SkeletonListProps) {
  return (
    <div role="status" className={styles.list}>
      <VisuallyHidden>Loading...</VisuallyHidden>
      {[...Array(count).keys()].map((card) => (
        <div key={card} className={styles.card}>
          <Skeleton width={40} height={40} circle />
          <Skeleton lines={2} className={styles.lines} />
        </div>
      ))}
    </div>
  );
}
