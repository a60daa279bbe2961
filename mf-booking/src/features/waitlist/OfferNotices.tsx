import type { WaitlistOffer } from "@courtside/contracts/api/client.ts";
import { clubDate, clubTime, dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { Button, ErrorState, IconHourglass, LiveRegion } from "@courtside/design-system/core.tsx";
import { useCallback, useEffect, useState } from "react";
import { useSecondsClock } from "../../club-day/clock.ts";
import { useOwnEntries } from "./api.ts";
import { OfferChoice } from "./OfferChoice.tsx";
import styles from "./OfferNotices.module.css";
import { offerLabel, timeLeft } from "./waitlist-texts.ts";

/** The caller's open offers, at the top of the screen; one that expires while it is shown says so. */
export function OfferNotices() {
  const zone = useMe().club?.time_zone ?? "UTC";
  const { liveStatus } = useShell();
  const { entries, clockOffset, refetch } = useOwnEntries();
  const [lapsed, setLapsed] = useState<readonly WaitlistOffer[]>([]);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);

  const open = entries.flatMap(({ offer }) => offer ?? []);
  const shown = [...open, ...lapsed.filter((each) => !open.some(({ id }) => id === each.id))].filter(
    ({ id }) => !dismissed.includes(id),
  );
  const onExpired = useCallback(
    (offer: WaitlistOffer) => {
      setLapsed((before) => (before.some(({ id }) => id === offer.id) ? before : [...before, offer]));
      void refetch();
    },
    [refetch],
  );
  const said = open.map((each) => `${each.court_name} is offered to you until ${clubTime(each.expires_at, zone)}`);
  return (
    <>
      <LiveRegion message={said.join(". ")} />
      <div className={styles.list}>
        {shown.map((offer) => (
          <Watched
            key={offer.id}
            offer={offer}
            zone={zone}
            clockOffset={clockOffset}
            offline={liveStatus === "offline"}
            onExpired={onExpired}
            onDismiss={() => setDismissed((before) => [...before, offer.id])}
          />
        ))}
      </div>
    </>
  );
}

/** Says that the offers could not be read, on a screen where nothing else says it. */
export function UnreadOffers() {
  const { isError, entries, isFetching, refetch } = useOwnEntries();
  if (!isError || entries.length > 0) return null;
  return (
    <div className={styles.list}>
      <ErrorState
        compact
        title="Waitlist offers could not be loaded"
        cause="Offers are held for some minutes only."
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    </div>
  );
}

interface WatchedProps extends Omit<Parameters<typeof OfferNotice>[0], "onExpired"> {
  onExpired: (offer: WaitlistOffer) => void;
}

/** Binds `onExpired` to its offer, by a function that stays the same over renders. */
function Watched({ onExpired, ...notice }: WatchedProps) {
  const { offer } = notice;
  const [kept] = useState(offer);
  const end = useCallback(() => onExpired(kept), [onExpired, kept]);
  return <OfferNotice {...notice} onExpired={end} />;
}

interface OfferNoticeProps {
  offer: WaitlistOffer;
  zone: string;
  /** Server's clock minus the browser's, ms. */
  clockOffset: number;
  offline: boolean;
  /** The offer expired: its list is read again. */
  onExpired: () => void;
  onDismiss: () => void;
}

/** A slot that is held for the caller: until when, Accept and Pass; or that the offer has expired. */
function OfferNotice({ offer, zone, clockOffset, offline, onExpired, onDismiss }: OfferNoticeProps) {
  const until = Date.parse(offer.expires_at);
  const now = useSecondsClock(until, clockOffset);
  const expired = now >= until;
  useEffect(() => {
    if (expired) onExpired();
  }, [expired, onExpired]);

  const when = `${dateYearLabel(clubDate(offer.start_time, zone), zone)}, ${clubTime(offer.start_time, zone)} - ${clubTime(offer.end_time, zone)}`;
  if (expired) {
    return (
      <section aria-label={`Offer of ${offer.court_name}`} className={`${styles.notice} ${styles.over}`}>
        <IconHourglass size={24} className={styles.icon} />
        <div className={styles.text}>
          <p className={styles.title}>The offer of {offer.court_name} has expired</p>
          <p>
            {when}. {now >= Date.parse(offer.start_time) && "This time has begun. "}You keep your place in line and may
            be offered another slot.
          </p>
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
          {when}
          <span className={styles.more}> · {sportLabel(offer.sport)}</span>
        </p>
        <p className={styles.until}>
          <span className={styles.more}>Held until {clubTime(offer.expires_at, zone)}</span>
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
