import { clubTime, dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { slotClass, slotStates } from "@courtside/design-system/core.tsx";
import type { BookingDay } from "../../../day/booking-day.ts";
import { stateWords } from "../../../day/cell-words.ts";
import type { GridCell } from "../../../day/grid.ts";
import { nextStep } from "../../../day/next-step.ts";
import { CancelOffer } from "./CancelOffer.tsx";
import styles from "./Details.module.css";
import { NextStepAction } from "./NextStepAction.tsx";

interface RefusedDetailsProps {
  day: BookingDay;
  cell: GridCell;
}

/** A slot that cannot be booked: why, and the next step. Staff see by whom; one's own can be canceled. */
export function RefusedDetails({ day, cell }: RefusedDetailsProps) {
  const { availability } = day;
  const { slot, filling } = cell;
  const { Icon } = slotStates[slot.state];
  const zone = availability.time_zone;
  const start = filling?.start_time ?? slot.start_time;
  const end = filling?.end_time ?? slot.end_time;
  const isOwn = slot.state === "own";
  // "Booked" says as much already.
  const reason = isOwn || slot.reason === messageOf("slot_conflict") ? null : slot.reason;
  return (
    <div className={styles.details}>
      <p className={styles.time}>
        {clubTime(start, zone)} - {clubTime(end, zone)}
      </p>
      <p className={styles.fact}>{dateLabel(availability.date)}</p>
      <p className={`${slotClass(slot.state)} ${styles.state}`}>
        <Icon size={16} />
        {stateWords(slot.state)}
      </p>
      {filling?.booked_by && <p>Booked by: {filling.booked_by}</p>}
      {reason && <p className={styles.reason}>{reason}</p>}
      <CancelOffer day={day} cell={cell} />
      {!isOwn && <NextStepAction day={day} step={nextStep(cell, day.grid, availability, day.today)} />}
    </div>
  );
}
