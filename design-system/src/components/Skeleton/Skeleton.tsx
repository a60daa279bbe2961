import { classNames } from "../../classNames.ts";
import styles from "./Skeleton.module.css";

export interface SkeletonProps {
  /** px or a CSS length; as wide as the container by default. */
  width?: number | string;
  /** px or a CSS length; one line of text by default. */
  height?: number | string;
  /** Lines of text; the last is shorter. */
  lines?: number;
  circle?: boolean;
  className?: string;
}

/** The shape of what is coming, also within a text. Hidden from screen readers: `Loading` or the page says "Loading...". */
export function Skeleton({ width, height, lines = 1, circle, className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={classNames(styles.stack, className)}>
      {[...Array(lines).keys()].map((line) => (
        <span
          key={line}
          className={classNames(styles.bone, circle && styles.circle)}
          style={{ width: lines > 1 && line === lines - 1 ? "60%" : (width ?? (circle ? height : undefined)), height }}
        />
      ))}
    </span>
  );
}
