import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { Button } from "@courtside/design-system/core.tsx";
import { Sheet } from "@courtside/design-system/overlay.tsx";
import type { BookingDay } from "../../../day/booking-day.ts";
import { columnOf } from "../../../day/grid.ts";
import { lengthLabel } from "../../../day/length-options.ts";
import { rangeMinutes, type SlotRange } from "../../../day/slot-range.ts";
import { useCreateBooking } from "../api/useCreateBooking.ts";
import { useSubject } from "../useSubject.ts";
import styles from "./Containers.module.css";
import { SubjectDetails } from "./SubjectDetails.tsx";

/** On a phone: the sticky Book bar of a selection, and the sheet from below that confirms or explains. */
export function BookingSheet({ day }: { day: BookingDay }) {
  const { subject, isOpen } = useSubject(day);
  const booking = useCreateBooking(day, subject.kind === "booking" ? subject.range : null);
  const { store } = day;
  return (
    <>
      {subject.kind === "booking" && <BookBar day={day} range={subject.range} lost={subject.lost} />}
      <Sheet
        open={isOpen}
        side="bottom"
        busy={booking.busy}
        title={subject.kind === "none" ? "" : subject.title}
        onClose={() => store.set({ opened: null })}
      >
        <SubjectDetails day={day} subject={subject} booking={booking} />
      </Sheet>
    </>
  );
}

function BookBar({ day, range, lost }: { day: BookingDay; range: SlotRange; lost: boolean }) {
  const zone = day.availability.time_zone;
  const times = `${clubTime(range.start, zone)} - ${clubTime(range.end, zone)}`;
  return (
    <div className={styles.bar}>
      <p className={styles.summary}>
        <strong>{columnOf(day.grid, range.courtId)?.court.name}</strong>
        <span>{lost ? <s>{times}</s> : `${times} · ${lengthLabel(rangeMinutes(range))}`}</span>
      </p>
      <Button
        variant="primary"
        aria-haspopup="dialog"
        onClick={() => day.store.set({ opened: { kind: "confirm" }, byKeyboard: false })}
      >
        {lost ? "See other times" : "Book"}
      </Button>
    </div>
  );
}
