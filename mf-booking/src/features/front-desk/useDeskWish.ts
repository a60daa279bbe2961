import type { Booking, FoundMember } from "@courtside/contracts/api/client.ts";
import { clubDate, clubTime, localDateTime } from "@courtside/contracts/domain/club-clock.ts";
import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import { useState } from "react";
import type { Alternative } from "../../club-day/court-day.ts";
import { useBookFor } from "./api.ts";
import { type DeskField, type DeskWish, missingFields, NO_WISH } from "./desk-wish.ts";

/** What the front desk is about to book: filled by hand, by a tap on a free slot, or by an alternative. */
export function useDeskWish(
  date: string,
  sport: string,
  rules: ClubRules,
  onBooked?: (booking: Booking, member: FoundMember | null) => void,
) {
  const [wish, setWish] = useState<DeskWish>(NO_WISH);
  const [missing, setMissing] = useState<DeskField[]>([]);
  // A court belongs to a sport.
  const [shownSport, setShownSport] = useState(sport);
  if (shownSport !== sport) {
    setShownSport(sport);
    setWish((before) => ({ ...before, courtId: null }));
  }
  const { book, busy, failure, forget } = useBookFor((booking) => {
    onBooked?.(booking, wish.member);
    setWish(NO_WISH);
  });

  const change = (next: DeskWish) => {
    setWish(next);
    setMissing((before) => before.filter((field) => next[field] === null));
    if (failure) forget();
  };
  /** An end at midnight reads "00:00" on the clock. */
  const fill = (courtId: string, start: string, end: string) =>
    change({ ...wish, courtId, start, end: end === "00:00" ? "24:00" : end });

  const submit = () => {
    const left = missingFields(wish);
    setMissing(left);
    const { member, courtId, start, end } = wish;
    if (!member || !courtId || !start || !end) return left;
    book({
      user_id: member.id,
      court_id: courtId,
      start_time: localDateTime(date, start),
      end_time: localDateTime(date, end),
      ...(failure?.heldFor && { override_hold: true }),
    });
    return [];
  };

  const chooseAlternative = ({ court_id, start_time, end_time }: Alternative) => {
    const zone = rules.time_zone;
    if (clubDate(start_time, zone) === date) fill(court_id, clubTime(start_time, zone), clubTime(end_time, zone));
  };

  return {
    chooseSlot: fill,
    form: { wish, missing, failure, busy, onWish: change, onAlternative: chooseAlternative, onSubmit: submit },
  };
}
