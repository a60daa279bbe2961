import { classNames, IconClock, LiveRegion } from "@courtside/design-system/core.tsx";
import { clockText, demoTone } from "./countdown.ts";
import styles from "./DemoBadge.module.css";
import { useCountdown } from "./useCountdown.ts";

interface DemoBadgeProps {
  /** The server's instant (access.demo_expires_at). */
  expiresAt: string;
  onEnd: () => void;
}

/** The rest of a visitor's demo, m:ss (docs/product/access.md#demo). Screen readers announce changes of colour only. */
export function DemoBadge({ expiresAt, onEnd }: DemoBadgeProps) {
  const seconds = useCountdown(expiresAt, onEnd) ?? 0;
  const tone = demoTone(seconds);
  return (
    <>
      <span
        role="timer"
        aria-label={`Demo time left ${clockText(seconds)}`}
        className={classNames(styles.badge, styles[tone])}
      >
        <IconClock size={16} />
        {clockText(seconds)}
      </span>
      <LiveRegion message={SPOKEN[tone]} />
    </>
  );
}

const SPOKEN = {
  success: "",
  warning: "10 minutes of the demo are left",
  error: "5 minutes of the demo are left",
};
