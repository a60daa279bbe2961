import type { ReactNode } from "react";
import { classNames } from "../../classNames.ts";
import styles from "./Banner.module.css";
import { type NoticeTone, toneIcon } from "./toneIcon.tsx";

export interface BannerProps {
  tone?: NoticeTone | "neutral";
  icon?: ReactNode;
  action?: ReactNode;
  /** "status" for one that appears by itself, such as offline. */
  role?: "status" | "alert";
  /** Its name as a landmark, for one that stands outside the page's own. */
  label?: string;
  children: ReactNode;
}

/** A full-width strip above the page for a state of the whole app: offline, QA test mode, trial. */
export function Banner({ tone = "info", icon, action, role, label, children }: BannerProps) {
  const Icon = tone === "neutral" ? undefined : toneIcon[tone];
  const className = classNames(styles.banner, styles[tone]);
  const content = (
    <>
      {icon ?? (Icon && <Icon size={18} />)}
      <div className={styles.text}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </>
  );
  if (label) {
    return (
      <section aria-label={label} className={className}>
        {content}
      </section>
    );
  }
  return (
    <div role={role} className={className}>
      {content}
    </div>
  );
}
