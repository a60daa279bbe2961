import { type Club, isApiError } from "@courtside/contracts/api/client.ts";
import { clubDate, clubDayLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import { Button, classNames, Empty, ErrorState, SkeletonList } from "@courtside/design-system/core.tsx";
import { useEffect, useState } from "react";
import { useClubClock, useSync } from "../../../club-day/clock.ts";
import { Outdated } from "../../../club-day/Outdated.tsx";
import { useDeskSports } from "../../../club-day/useDeskSports.ts";
import { useTodayBoards } from "../api.ts";
import { courtNow } from "../court-now.ts";
import styles from "../Idle.module.css";
import { IdleBoard } from "../IdleBoard.tsx";
import { slotAt, type TappedSlot } from "../tapped-slot.ts";

/** Of more courts the cards are smaller, so that a screen has some twenty in sight. */
const FEW = 8;

interface IdleScreenProps {
  club: NonNullable<Club>;
  /** Called with the free time that was touched, if any. */
  onBegin: (slot: TappedSlot | null) => void;
}

/** The idle kiosk: the time, and which courts are free, without names. */
export function IdleScreen({ club, onBegin }: IdleScreenProps) {
  const zone = club.time_zone;
  const clock = useClubClock();
  const { now, offset } = clock;
  const { boards, newest, failed, error, retrying, retry } = useTodayBoards(useDeskSports(), clubDate(now, zone));
  useSync(clock, newest?.grid, newest?.readAt ?? 0);
  const time = useWallTime(offset, zone);
  const offline = useShell().liveStatus === "offline";
  const courts = boards.flatMap(({ availability }) => availability?.courts ?? []);
  const free = courts.filter(({ slots }) => courtNow(slots, now).kind === "free").length;
  const isKnown = boards.some(({ availability }) => availability);
  return (
    <div className={classNames(styles.screen, courts.length > FEW && styles.many)}>
      <div className={styles.head}>
        <time className={styles.clock}>{time}</time>
        <div>
          <h1 className={styles.title}>{isKnown ? freeText(free) : "Courts today"}</h1>
          <p className={styles.day}>{clubDayLabel(now, zone)}</p>
        </div>
      </div>
      {isKnown && failed && !offline && (
        <div className={styles.outdated}>
          <Outdated error={error} onRetry={retry} />
        </div>
      )}
      {isKnown ? (
        courts.length > 0 ? (
          <IdleBoard boards={boards} zone={zone} now={now} />
        ) : (
          <Empty title="No courts available" />
        )
      ) : failed && !offline ? (
        <ErrorState
          title="Courts could not be loaded"
          cause={isApiError(error) ? error.message : "Check the connection, then try again."}
          requestId={isApiError(error) ? error.requestId : undefined}
          retrying={retrying}
          onRetry={retry}
        />
      ) : offline ? (
        <Empty title="Today's courts come with the connection" />
      ) : (
        <SkeletonList count={4} />
      )}
      {isKnown && !offline && (
        <button
          type="button"
          aria-hidden="true"
          tabIndex={-1}
          className={styles.anywhere}
          onClick={(event) => onBegin(slotAt(event.clientX, event.clientY))}
        />
      )}
      <div className={styles.foot}>
        {offline && <p>Booking waits for the connection.</p>}
        <Button
          variant="primary"
          size="large"
          block
          aria-disabled={offline || undefined}
          onClick={offline ? undefined : () => onBegin(null)}
        >
          Touch to book
        </Button>
      </div>
    </div>
  );
}

const freeText = (count: number): string =>
  count === 0 ? "No court is free now" : `${count === 1 ? "1 court" : `${count} courts`} free now`;

/** "14:05" on the club's clock, to the second when it turns. `offset` = the server's clock minus the browser's, ms. */
function useWallTime(offset: number, zone: string): string {
  const read = () => clubTime(Date.now() + offset, zone);
  const [time, setTime] = useState(read);
  useEffect(() => {
    const tick = () => setTime(clubTime(Date.now() + offset, zone));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [offset, zone]);
  return time;
}
