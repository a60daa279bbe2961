import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { classNames, slotClass, VisuallyHidden } from "@courtside/design-system/core.tsx";
import type { CSSProperties } from "react";
import type { DayItem } from "./coachWeek.ts";
import { ITEM_STATE } from "./itemLook.ts";
import styles from "./WeekBoard.module.css";

interface BoardItemProps {
  each: DayItem;
  zone: string;
  /** Where it stands in its column. */
  style: CSSProperties;
  /** Too low for more than one line. */
  isLow: boolean;
  onOpen: () => void;
}

/** A lesson, event or court on the board; a press tells more. */
export function BoardItem({ each: { item, lane, lanes }, zone, style, isLow, onOpen }: BoardItemProps) {
  return (
    <li className={styles.item} style={{ ...style, left: `${(lane / lanes) * 100}%`, width: `${100 / lanes}%` }}>
      <button
        type="button"
        className={classNames(slotClass(ITEM_STATE[item.kind]), styles.face, isLow && styles.low)}
        onClick={onOpen}
      >
        <span className={styles.time}>{clubTime(item.start_time, zone)}</span>{" "}
        <span className={styles.title}>{item.title}</span> <span className={styles.court}>{item.court_name}</span>
        <VisuallyHidden>{` (${item.kind} until ${clubTime(item.end_time, zone)})`}</VisuallyHidden>
      </button>
    </li>
  );
}
