import { Heading } from "@courtside/design-system/core.tsx";
import { Popover } from "@courtside/design-system/overlay.tsx";
import { useMemo } from "react";
import type { BookingDay } from "../../../day/booking-day.ts";
import { slotKey } from "../../../day/slot-range.ts";
import { useCreateBooking } from "../api/useCreateBooking.ts";
import { useSubject } from "../useSubject.ts";
import styles from "./Containers.module.css";
import { SubjectDetails } from "./SubjectDetails.tsx";

const findCell = (key: string): HTMLElement | null => document.querySelector(`[data-cell="${CSS.escape(key)}"]`);

/** Beside the chosen cell on a tablet. Closing it drops the selection. */
export function BookingPopover({ day }: { day: BookingDay }) {
  const { subject, isOpen } = useSubject(day);
  const booking = useCreateBooking(day, subject.kind === "booking" ? subject.range : null);
  const key =
    subject.kind === "booking"
      ? slotKey(subject.range.courtId, subject.range.start)
      : subject.kind === "refused"
        ? subject.cell.key
        : "";
  const anchor = useMemo(() => ({ current: isOpen ? findCell(key) : null }), [isOpen, key]);
  return (
    <Popover
      key={key}
      open={isOpen && subject.kind !== "none"}
      onClose={() => !booking.busy && day.store.clear()}
      anchor={anchor}
      label={subject.kind === "none" ? "" : subject.title}
      placement="right"
    >
      <div className={styles.popover}>
        {subject.kind !== "none" && <Heading level={2}>{subject.title}</Heading>}
        <SubjectDetails day={day} subject={subject} booking={booking} />
      </div>
    </Popover>
  );
}
