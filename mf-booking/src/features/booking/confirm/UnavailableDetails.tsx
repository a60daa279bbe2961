import type { FoundMember } from "@courtside/contracts/api/client.ts";
import { cancelViolation } from "@courtside/contracts/domain/booking-rules.ts";
import { clubTime, dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { moveViolation } from "@courtside/contracts/domain/move-rules.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { Alert, Button, IconArrowRight, LinkButton } from "@courtside/design-system/core.tsx";
import { lazy, Suspense, useId, useMemo, useState } from "react";
import { useCreateBooking } from "../api.ts";
import type { BookingDay } from "../booking-day.ts";
import { ownLesson, stateText } from "../grid/cell.ts";
import type { GridCell } from "../grid/grid.ts";
import { isMovable } from "../grid/grid-actions.ts";
import { NO_PLAYERS } from "../grid/grid-store.ts";
import { paintClass, stateIcon } from "../grid/slot-paint.ts";
import { Alternatives } from "./Alternatives.tsx";
import { BookFor } from "./BookFor.tsx";
import styles from "./Details.module.css";
import { type NextStep, nextStep } from "./next-step.ts";
import { isWaitableAt } from "./waitable.ts";

interface UnavailableDetailsProps {
  day: BookingDay;
  cell: GridCell;
}

/** Why a slot cannot be booked, and the next step. Staff see the booker; the caller's own booking can be canceled. */
export function UnavailableDetails({ day, cell }: UnavailableDetailsProps) {
  const { availability, slotWaitlist } = day;
  const { slot, filling } = cell;
  const Icon = stateIcon(slot.state);
  const zone = availability.time_zone;
  const booking = useBookingOf(cell, slot.state === "own" || can(day.role, "bookings:see-names"));
  const waits = day.onJoin !== null && isWaitableAt(day.grid, cell);
  const { start_time: start, end_time: end } = slot.state === "join_waitlist" ? slot : (filling ?? slot);
  const isOwn = slot.state === "own";
  const offer = filling?.offer;
  const lesson = ownLesson(cell);
  const times = `${clubTime(start, zone)} - ${clubTime(end, zone)}`;
  // The state "Booked" already says it.
  const reason = isOwn || offer || slot.reason === messageOf("slot_conflict") ? null : slot.reason;
  return (
    <div className={styles.details}>
      <p className={styles.time}>{times}</p>
      <p className={styles.detail}>{dateYearLabel(availability.date, zone)}</p>
      <p className={`${paintClass(slot.state)} ${styles.state}`}>
        <Icon size={16} />
        {stateText(slot.state)}
      </p>
      {lesson ? <p>{lesson}</p> : filling?.booked_by && <p>Booked by: {filling.booked_by}</p>}
      {filling?.series_label && <p>Series: {filling.series_label}</p>}
      {offer && <slotWaitlist.HeldOffer key={offer.id} day={day} offer={offer} label={`${cell.courtName}, ${times}`} />}
      {reason && <p className={styles.reason}>{reason}</p>}
      {booking && (
        <Suspense>
          <BookingPlayers booking={booking} zone={zone} />
        </Suspense>
      )}
      {/* Only its booker and staff move or cancel a booking; the players leave it, which their list offers. */}
      {filling?.is_booker === false ? (
        <LinkButton href={`/my-bookings/${filling.booking_id}`} iconEnd={<IconArrowRight />}>
          Open Booking
        </LinkButton>
      ) : (
        <>
          <MoveOffer day={day} cell={cell} />
          <CancelOffer day={day} cell={cell} />
        </>
      )}
      {offer && !offer.is_yours && can(day.role, "waitlist:manage") && <BookOverHold day={day} cell={cell} />}
      {waits && <slotWaitlist.JoinHere day={day} cell={cell} />}
      {!isOwn && !offer?.is_yours && (
        <NextStepAction day={day} step={nextStep(cell, day.grid, availability, day.today)} />
      )}
    </div>
  );
}

/** Loaded when somebody looks at a booking. */
const BookingPlayers = lazy(async () => ({
  default: (await import("../../../players/BookingPlayers.tsx")).BookingPlayers,
}));

/** The booking of a cell with its players, for those who may read it. */
function useBookingOf({ filling }: GridCell, mayRead: boolean) {
  const id = filling?.booking_id ?? "";
  const enabled = mayRead && id !== "" && filling?.coach_name === undefined;
  return useApi().useQuery("get", "/bookings/{id}", { params: { path: { id } } }, { enabled }).data;
}

/** 'Move' for the caller's own booking, for staff any booking, while a rule allows it. */
function MoveOffer({ day, cell }: CancelOfferProps) {
  const { filling } = cell;
  if (!filling || !isMovable(cell)) return null;
  const rejection = moveViolation({
    ...{ role: day.role, rules: day.rules, now: Date.now() + day.clockOffset },
    ...{ startsAt: Date.parse(filling.start_time), endsAt: Date.parse(filling.end_time) },
    ...{ status: "confirmed", keepsPlace: false },
  });
  if (rejection) return null;
  const move = () => {
    day.store.clear();
    day.onMove(cell);
  };
  return (
    <Button aria-disabled={day.offline || undefined} onClick={() => !day.offline && move()}>
      Move
    </Button>
  );
}

interface CancelOfferProps {
  day: BookingDay;
  cell: GridCell;
}

/** 'Cancel Booking' for the caller's own booking, for staff any booking; or why it is too late. */
function CancelOffer({ day, cell }: CancelOfferProps) {
  const { filling, slot, courtName } = cell;
  const isOwn = slot.state === "own";
  if (!filling?.booking_id || !(isOwn || can(day.role, "bookings:cancel-any"))) return null;
  const { booking_id: bookingId, start_time: start, end_time: end, booked_by, is_coach: isCoach } = filling;
  const rejection = cancelViolation({
    // A coach calls off a lesson under the rules of staff.
    role: isCoach ? "front_desk" : day.role,
    rules: day.rules,
    now: Date.now() + day.clockOffset,
    startsAt: Date.parse(start),
    status: "confirmed",
  });
  if (rejection) return isOwn && rejection.code === "cancel_cutoff" ? <TooLate reason={rejection.message} /> : null;
  return (
    <Button
      danger
      data-autofocus=""
      aria-disabled={day.offline || undefined}
      onClick={() =>
        !day.offline &&
        day.onCancel({
          ...{ bookingId, courtName, start, end },
          ...((!isOwn || isCoach) && booked_by && { othersName: booked_by }),
        })
      }
    >
      Cancel Booking
    </Button>
  );
}

function TooLate({ reason }: { reason: string }) {
  const id = useId();
  return (
    <>
      <Button danger aria-disabled aria-describedby={id}>
        Cancel Booking
      </Button>
      <div id={id}>
        <Alert>{reason}</Alert>
      </div>
    </>
  );
}

interface BookOverHoldProps {
  day: BookingDay;
  cell: GridCell;
}

/** Staff may book a slot that is held for an offer, after a warning (docs/product/waitlist.md#staff-and-held-slots). */
function BookOverHold({ day, cell: { courtId, slot } }: BookOverHoldProps) {
  const { start_time: start, end_time: end } = slot;
  const range = useMemo(() => ({ courtId, start, end, starts: [start] }), [courtId, start, end]);
  const [member, setMember] = useState<FoundMember | null>(null);
  const { book, busy, failure } = useCreateBooking(day, range, { member, players: NO_PLAYERS }, { overrideHold: true });
  return (
    <>
      <Alert tone="warning">
        If you book it anyway, it is no longer held for them, and they are notified. If they are on the waitlist, they
        keep their place in line.
      </Alert>
      <BookFor role={day.role} member={member} onMember={setMember} />
      {failure && <Alert tone="error" title={failure.message} role="alert" />}
      <Button
        variant="primary"
        danger
        block
        busy={busy}
        busyLabel="Booking..."
        aria-disabled={day.offline || undefined}
        onClick={() => book()}
      >
        Book Anyway
      </Button>
    </>
  );
}

interface NextStepActionProps {
  day: BookingDay;
  step: NextStep;
}

/** The next step as a button, a link, or other slots. */
function NextStepAction({ day, step }: NextStepActionProps) {
  switch (step.kind) {
    case "last-day":
    case "today":
      return (
        <Button data-autofocus="" iconEnd={<IconArrowRight />} onClick={() => day.onDate(step.date)}>
          {step.kind === "today"
            ? "Go to today"
            : `Last bookable day: ${dateYearLabel(step.date, day.availability.time_zone)}`}
        </Button>
      );
    case "now":
      return (
        <Button data-autofocus="" iconEnd={<IconArrowRight />} onClick={day.onNow}>
          Go to now
        </Button>
      );
    case "my-bookings":
      return can(day.role, "bookings:cancel-own") ? (
        <LinkButton data-autofocus="" href="/my-bookings" iconEnd={<IconArrowRight />}>
          My Bookings
        </LinkButton>
      ) : null;
    case "free":
      return <Alternatives day={day} ranges={step.ranges} />;
  }
}
