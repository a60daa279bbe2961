import { clubTime, dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { Button, IconBell, slotClass, slotStates } from "@courtside/design-system/core.tsx";
import type { BookingDay } from "../../../day/booking-day.ts";
import { stateWords } from "../../../day/cell-words.ts";
import { isFullAt, windowOf } from "../../../day/full-slot.ts";
import type { GridCell } from "../../../day/grid.ts";
import { nextStep } from "../../../day/next-step.ts";
import { CancelOffer } from "./CancelOffer.tsx";
import styles from "./Details.module.css";
import { HeldOffer } from "./HeldOffer.tsx";
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
  const offer = filling?.offer;
  const times = `${clubTime(start, zone)} - ${clubTime(end, zone)}`;
  // "Booked" says as much already.
  const reason = isOwn || offer || slot.reason === messageOf("slot_conflict") ? null : slot.reason;
  return (
    <div className={styles.details}>
      <p className={styles.time}>{times}</p>
      <p className={styles.fact}>{dateLabel(availability.date)}</p>
      <p className={`${slotClass(slot.state)} ${styles.state}`}>
        <Icon size={16} />
        {stateWords(slot.state)}
      </p>
      {filling?.booked_by && <p>Booked by: {filling.booked_by}</p>}
      {offer && <HeldOffer key={offer.id} day={day} offer={offer} label={`${cell.courtName}, ${times}`} />}
      {reason && <p className={styles.reason}>{reason}</p>}
      <CancelOffer day={day} cell={cell} />
      {!isOwn && !offer?.is_yours && (
        <NextStepAction day={day} step={nextStep(cell, day.grid, availability, day.today)} />
      )}
      {day.onJoin && isFullAt(day.grid, cell) && (
        <Button block icon={<IconBell />} aria-haspopup="dialog" onClick={() => day.onJoin?.(windowOf(cell))}>
          Join Waitlist
        </Button>
      )}
    </div>
  );
}
