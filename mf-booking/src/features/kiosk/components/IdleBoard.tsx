import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Heading } from "@courtside/design-system/core.tsx";
import type { SportBoard } from "../api/useTodayBoards.ts";
import styles from "./Idle.module.css";
import { IdleCourt } from "./IdleCourt.tsx";

interface IdleBoardProps {
  boards: readonly SportBoard[];
  zone: string;
  now: number;
}

/** Today by sport and court. */
export function IdleBoard({ boards, zone, now }: IdleBoardProps) {
  const shown = boards.filter(({ availability }) => availability && availability.courts.length > 0);
  return shown.map(({ sport, availability }) => (
    <section key={sport} aria-label={sportLabel(sport)} className={styles.sport}>
      {shown.length > 1 && <Heading>{sportLabel(sport)}</Heading>}
      <ul className={styles.courts}>
        {availability?.courts.map((court) => (
          <IdleCourt key={court.court_id} sport={sport} court={court} zone={zone} now={now} />
        ))}
      </ul>
    </section>
  ));
}
