import type { Club } from "@courtside/contracts/api/client.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Empty } from "@courtside/design-system/core.tsx";
import type { BookingDay } from "../../../day/booking-day.ts";
import type { Alternative } from "../../../day/server-alternatives.ts";
import { WaitlistPrompt } from "../../waitlist/components/WaitlistPrompt.tsx";
import { ANY_TIME, type Asked } from "../useAsked.ts";
import { AskedDialogs } from "./AskedDialogs.tsx";
import styles from "./DayArea.module.css";

interface NoCourtsProps {
  day: BookingDay;
  club: NonNullable<Club>;
  asked: Asked;
  onFreeSlot: (slot: Alternative, sport: string) => void;
}

/** A sport without an open court (docs/product/screens.md#book-court); the waitlist's prompt stays. */
export function NoCourts({ day, club, asked, onFreeSlot }: NoCourtsProps) {
  return (
    <div className={styles.layout}>
      <Empty title={`No courts available for ${sportLabel(day.sport)}`} />
      {club.waitlist_enabled && (
        <WaitlistPrompt
          role={day.role}
          date={day.availability.date}
          sport={day.sport}
          onJoin={() => asked.onJoin(ANY_TIME)}
        />
      )}
      <AskedDialogs asked={asked} day={day} club={club} onFreeSlot={onFreeSlot} />
    </div>
  );
}
