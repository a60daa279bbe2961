import type { Availability } from "@courtside/contracts/api/client.ts";
import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { classNames, Skeleton, usePhone, VisuallyHidden } from "@courtside/design-system/core.tsx";
import type { CSSProperties } from "react";
import styles from "./DayGrid.module.css";
import shimmer from "./GridLoading.module.css";

interface GridLoadingProps {
  /** Courts and times as last known, so that the head is shown while the cells load. */
  courts: readonly string[];
  times: readonly string[];
  /** One court, as on a phone. */
  single?: boolean;
  narrowestColumn: number;
}

const EXPECTED_COURTS = 4;
const EXPECTED_ROWS = 10;
const MOST_CELLS = 200;

/** The day grid while it loads: known headers and shimmering cells. */
export function GridLoading({ courts, times, single, narrowestColumn }: GridLoadingProps) {
  const names: (string | undefined)[] = courts.length > 0 ? [...courts] : Array(EXPECTED_COURTS).fill(undefined);
  const shown = single ? names.slice(0, 1) : names;
  const rows: (string | undefined)[] = times.length > 0 ? [...times] : Array(EXPECTED_ROWS).fill(undefined);
  const most = Math.max(EXPECTED_ROWS, Math.floor(MOST_CELLS / shown.length));
  const vars = { "--columns": shown.length, "--column": `minmax(${narrowestColumn}px, 1fr)` } as CSSProperties;
  return (
    <div role="status" className={classNames(styles.scroller, shimmer.still, single && styles.single)} style={vars}>
      <VisuallyHidden>Loading...</VisuallyHidden>
      <div className={styles.canvas} aria-hidden="true">
        <div className={styles.top}>
          <div className={styles.head}>
            <div className={styles.corner}>Time</div>
            {shown.map((name, at) => (
              <div key={name ?? at} className={styles.court}>
                {name ? <span className={styles.name}>{name}</span> : <Skeleton width={72} />}
              </div>
            ))}
          </div>
        </div>
        {rows.slice(0, most).map((time, row) => (
          <div key={time ?? row} className={styles.row}>
            <div className={styles.time}>{time ?? <Skeleton width={36} />}</div>
            {shown.map((name, at) => (
              <div key={name ?? at} className={shimmer.cell} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

interface DaySkeletonProps {
  /** The last known day of the sport, for its courts and times. */
  shape: Availability | undefined;
  zone: string;
}

export function DaySkeleton({ shape, zone }: DaySkeletonProps) {
  const phone = usePhone();
  const courts = shape?.courts.map((court) => court.name) ?? [];
  return (
    <GridLoading
      courts={courts}
      times={shape?.courts[0]?.slots.map((slot) => clubTime(slot.start_time, zone)) ?? []}
      single={phone}
      narrowestColumn={phone ? 0 : 96}
    />
  );
}
