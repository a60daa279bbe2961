import { IconCheck, IconClose, VisuallyHidden } from "@courtside/design-system/core.tsx";
import styles from "./AllowedList.module.css";
import type { Allowed } from "./allowed.ts";

const NAMES: Record<Allowed["action"], string> = {
  move: "Move",
  players: "Change players",
  leave: "Leave",
  cancel: "Cancel",
};

/** What the rules still allow, each with until when or why not. */
export function AllowedList({ allowed }: { allowed: readonly Allowed[] }) {
  return (
    <ul className={styles.list} aria-label="What the rules allow">
      {allowed.map(({ action, isAllowed, text }) => (
        <li key={action} className={styles.item}>
          {isAllowed ? <IconCheck className={styles.yes} /> : <IconClose className={styles.no} />}
          <span>
            <strong>{NAMES[action]}</strong>
            <VisuallyHidden>{isAllowed ? " is possible: " : " is not possible: "}</VisuallyHidden>
            <span className={styles.text}>{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
