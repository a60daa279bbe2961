import { classNames } from "../../classNames.ts";
import styles from "./Loading.module.css";

export interface LoadingProps {
  /** "Loading..." unless the screen has a text of its own. */
  label?: string;
  /** Fills the height it is given, for a whole page. */
  page?: boolean;
}

/** A spinner with its label, for content whose shape is unknown. Use Skeleton when the shape is known. */
export function Loading({ label = "Loading...", page }: LoadingProps) {
  return (
    <div role="status" className={classNames(styles.loading, page && styles.page)}>
      <span aria-hidden="true" className={styles.spinner} />
      <span>{label}</span>
    </div>
  );
}
