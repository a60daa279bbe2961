import { classNames } from "../../classNames.ts";
import styles from "./AllowanceMeter.module.css";

export interface AllowanceMeterProps {
  /** What the limit is for: "Today", "This week"; absent where it stands beside already. */
  label?: string;
  /** Bookings that count. */
  used: number;
  /** 0 means no limit. */
  limit: number;
}

/** More pips than this say nothing a glance can take in. */
const MAX_PIPS = 10;

/** How much of a booking limit is used: pips, "1 / 2", 'N slots left'. Yellow when full. */
export function AllowanceMeter({ label, used, limit }: AllowanceMeterProps) {
  const left = Math.max(0, limit - used);
  const full = limit > 0 && left === 0;
  return (
    <div className={classNames(styles.meter, full && styles.full)}>
      {label && <span className={styles.label}>{label}</span>}
      <span className={styles.count}>{limit > 0 ? `${used} / ${limit}` : used}</span>
      {limit > 0 && limit <= MAX_PIPS && (
        <span className={styles.pips} aria-hidden="true">
          {[...Array(limit).keys()].map((pip) => (
            <span key={pip} className={classNames(styles.pip, pip < used && styles.used)} />
          ))}
        </span>
      )}
      {limit > 0 && <span className={styles.badge}>{`${left} ${left === 1 ? "slot" : "slots"} left`}</span>}
    </div>
  );
}
