import { IconBell, IconCalendar, IconClock, Skeleton, Stat, usePhone } from "@courtside/design-system/core.tsx";
import styles from "./WaitingTable.module.css";

interface WaitingCountsProps {
  counts: { waiting: number; requested_for_today: number; over_24_hours: number } | undefined;
}

/** The three counters of the club's waitlist (docs/product/waitlist.md#staff-list). */
export function WaitingCounts({ counts }: WaitingCountsProps) {
  const phone = usePhone();
  const shown = [
    { label: "Waiting now", icon: <IconBell />, value: counts?.waiting },
    { label: "Requested for today", icon: <IconCalendar />, value: counts?.requested_for_today },
    { label: "Waiting over 24 hours", icon: <IconClock />, value: counts?.over_24_hours },
  ];
  return (
    <div className={styles.counts}>
      {shown.map(({ label, icon, value }) => (
        <Stat key={label} label={label} icon={!phone && icon} value={value ?? <Skeleton width={40} height={32} />} />
      ))}
    </div>
  );
}
