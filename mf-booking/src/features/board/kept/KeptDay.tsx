import type { Club } from "@courtside/contracts/api/client.ts";
import { clubDate, clubDateLabel, clubTime, dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Alert, Button, Inline, Skeleton, Stack, ThemeScope } from "@courtside/design-system/core.tsx";
import { type ReactNode, useEffect, useState } from "react";
import styles from "../sheet/CourtSheet.module.css";
import { CourtSheet } from "../sheet/CourtSheet.tsx";
import { CheckInList } from "./CheckInList.tsx";
import { type DeskDays, withoutPast } from "./desk-days.ts";
import { readDeskDays } from "./desk-store.ts";

interface KeptDayProps {
  club: NonNullable<Club>;
  date: string;
  onRetry: () => void;
  retrying: boolean;
  /** In its place if nothing of the date is kept. */
  children: ReactNode;
}

const nowOf = ({ offset = 0 }: DeskDays): number => Date.now() + offset;

/** The days that this browser has kept for the desk; null: none, undefined: not known yet. */
function useKeptDays(club: NonNullable<Club>): DeskDays | null | undefined {
  const { profile } = useMe();
  const [kept, setKept] = useState<DeskDays | null>();
  useEffect(() => {
    readDeskDays(profile.id, club.id).then(
      (read) => setKept((read && withoutPast(read, clubDate(nowOf(read), club.time_zone))) ?? null),
      (error: unknown) => {
        console.debug("What was kept cannot be read", error);
        setKept(null);
      },
    );
  }, [profile.id, club]);
  return kept;
}

/** Check-in beside a day that was loaded before the network went. */
export function KeptCheckIn({ club }: { club: NonNullable<Club> }) {
  const kept = useKeptDays(club);
  return kept && <CheckInList club={club} kept={kept} />;
}

/** The day as this browser has kept it, in place of one that could not be read. */
export function KeptDay({ club, date, onRetry, retrying, children }: KeptDayProps) {
  const kept = useKeptDays(club);
  const day = kept?.days.find((each) => each.date === date);
  if (kept === undefined) return <Skeleton height={320} />;
  if (!kept || !day) return children;
  const zone = club.time_zone;
  const isOfToday = clubDate(Date.parse(kept.readAt), zone) === clubDate(nowOf(kept), zone);
  const time = `${isOfToday ? "" : `${clubDateLabel(kept.readAt, zone)}, `}${clubTime(kept.readAt, zone)}`;
  return (
    <Stack gap={20}>
      <Alert
        tone="warning"
        title={`No connection: ${dateLabel(date)} as of ${time}`}
        action={
          <Inline gap={8}>
            <Button onClick={() => window.print()}>Print</Button>
            <Button onClick={onRetry} busy={retrying}>
              Retry
            </Button>
          </Inline>
        }
      >
        Names are short. You can check in; everything else that changes a booking needs the network.
      </Alert>
      <CheckInList club={club} kept={kept} />
      <ThemeScope mode="light" clubColor={club.primary_color}>
        <div className={styles.sheets} data-day-sheet="">
          {day.courts.map((each) => (
            <CourtSheet key={each.court.court_id} {...each} club={club} date={date} asOf={time} />
          ))}
        </div>
      </ThemeScope>
    </Stack>
  );
}
