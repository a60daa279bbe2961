import { classNames } from "../../classNames.ts";
import styles from "./Progress.module.css";

export interface ProgressProps {
  value: number;
  max?: number;
  /** What is measured. */
  label: string;
  /** As text, for example "3 of 4 steps"; a percentage by default. */
  valueText?: string;
  tone?: "primary" | "success" | "warning" | "error";
}

/** How far, as a bar: onboarding steps, a court's utilisation. */
export function Progress({ value, max = 100, label, valueText, tone = "primary" }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={classNames(styles.track, styles[tone])}
    >
      <div className={styles.bar} style={{ width: `${share * 100}%` }} />
    </div>
  );
}
