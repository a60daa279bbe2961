import { clubTime, dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import type { BookingDay } from "../../../day/booking-day.ts";
import { stateWords } from "../../../day/cell-words.ts";
import { isWaitableAt } from "../../../day/full-slot.ts";
import type { GridCell } from "../../../day/grid.ts";
import { nextStep } from "../../../day/next-step.ts";
import { paintClass, stateIcon } from "../../../day/slot-paint.ts";
import { BookOverHold } from "./BookOverHold.tsx";
import { CancelOffer } from "./CancelOffer.tsx";
import styles from "./Details.module.css";
import { HeldOffer } from "./HeldOffer.tsx";
import { JoinHere } from "./JoinHere.tsx";
import { NextStepAction } from "./NextStepAction.tsx";

interface RefusedDetailsProps {
  day: BookingDay;
  cell: GridCell;
}

/** A slot that cannot be booked: why, and the next step. Staff see by whom; one's own can be canceled. */
export function RefusedDetails({ day, cell }: RefusedDetailsProps) {
  const { availability } = day;
  const { slot, filling } = cell;
  const Icon = stateIcon(slot.state);
  const zone = availability.time_zone;
  const waits = day.onJoin !== null && isWaitableAt(day.grid, cell);
  const { start_time: start, end_time: end } = slot.state === "join_waitlist" ? slot : (filling ?? slot);
  const isOwn = slot.state === "own";
  const offer = filling?.offer;
  const times = `${clubTime(start, zone)} - ${clubTime(end, zone)}`;
  // "Booked" says as much already.
  const reason = isOwn || offer || slot.reason === messageOf("slot_conflict") ? null : slot.reason;
  return (
    <div className={styles.details}>
      <p className={styles.time}>{times}</p>
      <p className={styles.fact}>{dateLabel(availability.date)}</p>
      <p className={`${paintClass(slot.state)} ${styles.state}`}>
        <Icon size={16} />
        {stateWords(slot.state)}
      </p>
      {filling?.booked_by && <p>Booked by: {filling.booked_by}</p>}
      {offer && <HeldOffer key={offer.id} day={day} offer={offer} label={`${cell.courtName}, ${times}`} />}
      {reason && <p className={styles.reason}>{reason}</p>}
      <CancelOffer day={day} cell={cell} />
      {offer && !offer.is_yours && can(day.role, "waitlist:manage") && <BookOverHold day={day} cell={cell} />}
      {waits && <JoinHere day={day} cell={cell} />}
      {!isOwn && !offer?.is_yours && (
        <NextStepAction day={day} step={nextStep(cell, day.grid, availability, day.today)} />
      )}
    </div>
  );
}
