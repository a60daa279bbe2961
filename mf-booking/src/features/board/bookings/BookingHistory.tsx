import type { BookingDetails } from "@courtside/contracts/api/client.ts";
import { clubDateLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import styles from "../Panels.module.css";
import { historyText } from "./history-text.ts";

/** What happened to a booking and who did it, the newest first. */
export function BookingHistory({ history, zone }: { history: BookingDetails["history"]; zone: string }) {
  return (
    <ol className={styles.list} aria-label="History">
      {history.toReversed().map((entry) => (
        <li key={`${entry.at} ${entry.code}`} className={styles.item}>
          <span>{historyText(entry, zone)}</span>
          <span className={styles.detail}>
            {clubDateLabel(entry.at, zone)}, {clubTime(entry.at, zone)}
            {entry.actor_name && `, ${entry.actor_name}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
