import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { Alert, Button, IconBell } from "@courtside/design-system/core.tsx";
import type { ComponentProps } from "react";
import { useSecondsClock } from "../../../club-day/clock.ts";
import { useJoinWaitlist } from "../../waitlist/api.ts";
import { OfferChoice } from "../../waitlist/OfferChoice.tsx";
import { timeLeft } from "../../waitlist/waitlist-texts.ts";
import type { SlotWaitlist } from "../booking-day.ts";
import { Alternatives } from "../confirm/Alternatives.tsx";
import styles from "../confirm/Details.module.css";
import { rangeOf } from "../confirm/next-step.ts";
import { windowOf } from "../confirm/waitable.ts";

/** The member a slot is held for, and until when; that member accepts the offer or passes. */
function HeldOffer({ day, offer, label }: ComponentProps<SlotWaitlist["HeldOffer"]>) {
  const until = Date.parse(offer.expires_at);
  const now = useSecondsClock(until, day.clockOffset);
  const time = clubTime(offer.expires_at, day.availability.time_zone);
  if (!offer.is_yours) {
    return (
      <p>
        Offer held for: {offer.offered_to ?? "Unknown"}, until {time}
      </p>
    );
  }
  if (now >= until) {
    return (
      <p>
        {offer.is_alternative
          ? "This time is no longer held for you."
          : "This offer has expired. You keep your place in line."}
      </p>
    );
  }
  return (
    <>
      <p>
        Offered to you until {time} <strong aria-hidden="true">({timeLeft(until - now)} left)</strong>
      </p>
      <OfferChoice offerId={offer.id} label={label} offline={day.offline} block onDone={day.store.clear} />
    </>
  );
}

/** 'Join Waitlist' for the time of a cell, on any court. If a court has become free meanwhile, it is offered instead. */
function JoinHere({ day, cell }: ComponentProps<SlotWaitlist["JoinHere"]>) {
  const { join, busy, rejection } = useJoinWaitlist(day.availability.date, day.store.clear);
  const free = (rejection?.freeSlots ?? []).map((slot) => rangeOf(slot, day.grid));
  return (
    <>
      <p className={styles.reason}>
        Every court is taken at this time. Join the waitlist to be notified when courts become available.
      </p>
      <Button
        variant="primary"
        block
        data-autofocus=""
        icon={<IconBell />}
        busy={busy}
        busyLabel="Joining..."
        aria-disabled={day.offline || undefined}
        onClick={() => !day.offline && join({ sport: day.sport, courtId: null, ...windowOf(cell) })}
      >
        Join Waitlist
      </Button>
      {rejection && <Alert tone={free.length > 0 ? "info" : "error"} title={rejection.message} role="alert" />}
      <Alternatives day={day} ranges={free} />
    </>
  );
}

export const slotWaitlist: SlotWaitlist = { HeldOffer, JoinHere };
