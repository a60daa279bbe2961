import { Card, IconButton, IconClose } from "@courtside/design-system/core.tsx";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import type { BookingDay } from "../../../day/booking-day.ts";
import { useCreateBooking } from "../api/useCreateBooking.ts";
import { useSubject } from "../useSubject.ts";
import { SubjectDetails } from "./SubjectDetails.tsx";

interface BookingPanelProps {
  day: BookingDay;
  /** Shown while nothing is selected. */
  children: ReactNode;
}

/** Beside the grid on a wide screen: the selection to confirm, why a slot is refused, else the booking rules. */
export function BookingPanel({ day, children }: BookingPanelProps) {
  const { subject, isOpen, byKeyboard } = useSubject(day);
  const booking = useCreateBooking(day, subject.kind === "booking" ? subject.range : null);
  const panel = useRef<HTMLElement>(null);
  const takesFocus = isOpen && byKeyboard;
  const about = subject.kind === "booking" ? subject.range : subject.kind === "refused" ? subject.cell.key : null;

  useEffect(() => {
    if (!takesFocus || about === null) return;
    const target = panel.current?.querySelector<HTMLElement>("[data-autofocus]") ?? panel.current;
    target?.focus();
  }, [takesFocus, about]);

  if (subject.kind === "none") return children;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") day.store.clear();
  };
  return (
    <Card
      ref={panel}
      tabIndex={-1}
      title={subject.title}
      extra={<IconButton label="Clear selection" icon={<IconClose />} size="small" onClick={day.store.clear} />}
      onKeyDown={onKeyDown}
    >
      <SubjectDetails day={day} subject={subject} booking={booking} />
    </Card>
  );
}
