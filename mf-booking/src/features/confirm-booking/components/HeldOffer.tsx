import type { HeldOffer as Held } from "@courtside/contracts/api/client.ts";
import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import type { BookingDay } from "../../../day/booking-day.ts";
import { OfferChoice } from "../../../waitlist/OfferChoice.tsx";
import { timeLeft } from "../../../waitlist/offer-words.ts";
import { useSecondsClock } from "../../../waitlist/useSecondsClock.ts";

interface HeldOfferProps {
  day: BookingDay;
  offer: Held;
  /** Which slot: "Court 2, 18:00 - 19:00". */
  label: string;
}

/** For whom the waitlist holds a slot, and until when; the person it is held for takes it or passes. */
export function HeldOffer({ day, offer, label }: HeldOfferProps) {
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
  if (now >= until) return <p>This offer has expired. You keep your place in line.</p>;
  return (
    <>
      <p>
        Offered to you until {time} <strong aria-hidden="true">({timeLeft(until - now)} left)</strong>
      </p>
      <OfferChoice offerId={offer.id} label={label} offline={day.offline} block onDone={day.store.clear} />
    </>
  );
}
