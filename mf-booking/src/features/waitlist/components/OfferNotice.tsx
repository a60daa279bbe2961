import type { WaitlistOffer } from "@courtside/contracts/api/client.ts";
import { clubDayLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Button, IconHourglass } from "@courtside/design-system/core.tsx";
import { useEffect } from "react";
import { OfferChoice } from "../../../waitlist/OfferChoice.tsx";
import { offerLabel, timeLeft } from "../../../waitlist/offer-words.ts";
import { useSecondsClock } from "../../../waitlist/useSecondsClock.ts";
import styles from "./OfferNotice.module.css";

interface OfferNoticeProps {
  offer: WaitlistOffer;
  zone: string;
  /** Server's clock minus the browser's, ms. */
  clockOffset: number;
  offline: boolean;
  /** The time ran out: whoever keeps the list reads it afresh. */
  onExpired: () => void;
  onDismiss: () => void;
}

/** A slot that the waitlist holds for the person: until when, and both answers; or that it is too late. */
export function OfferNotice({ offer, zone, clockOffset, offline, onExpired, onDismiss }: OfferNoticeProps) {
  const until = Date.parse(offer.expires_at);
  const now = useSecondsClock(until, clockOffset);
  const expired = now >= until;
  useEffect(() => {
    if (expired) onExpired();
  }, [expired, onExpired]);

  const when = `${clubDayLabel(offer.start_time, zone)}, ${clubTime(offer.start_time, zone)} - ${clubTime(offer.end_time, zone)}`;
  if (expired) {
    return (
      <section aria-label={`Offer of ${offer.court_name}`} className={`${styles.notice} ${styles.over}`}>
        <IconHourglass size={24} className={styles.icon} />
        <div className={styles.text}>
          <p className={styles.title}>The offer of {offer.court_name} has expired</p>
          <p>{when}. You keep your place in line and may be offered another slot.</p>
        </div>
        <div className={styles.choice}>
          <Button onClick={onDismiss}>Dismiss</Button>
        </div>
      </section>
    );
  }
  return (
    <section aria-label={`Offer of ${offer.court_name}`} className={styles.notice}>
      <IconHourglass size={24} className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.title}>{offer.court_name} is offered to you</p>
        <p>
          {when} · {sportLabel(offer.sport)}
        </p>
        <p className={styles.until}>
          Held until {clubTime(offer.expires_at, zone)}
          <span aria-hidden="true" className={styles.left}>
            {timeLeft(until - now)} left
          </span>
        </p>
      </div>
      <div className={styles.choice}>
        <OfferChoice offerId={offer.id} label={offerLabel(offer, zone)} offline={offline} onDone={onDismiss} />
      </div>
    </section>
  );
}
