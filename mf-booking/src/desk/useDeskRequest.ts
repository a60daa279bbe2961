import type { Booking } from "@courtside/contracts/api/client.ts";
import { clubDate, clubTime, localDateTime } from "@courtside/contracts/domain/club-clock.ts";
import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import { useState } from "react";
import type { Alternative } from "../club-day/court-day.ts";
import { playerInputs } from "../players/player-draft.ts";
import { useBookFor } from "./api.ts";
import { type DeskRequest, missingFields, NO_INPUT, sentPlayers } from "./desk-request.ts";

/** The form's state: filled by hand, by a tap on a free slot, or by an alternative. */
export function useDeskRequest(
  date: string,
  sport: string,
  rules: ClubRules,
  onBooked?: (booking: Booking, made: DeskRequest) => void,
) {
  const [input, setInput] = useState<DeskRequest>(NO_INPUT);
  /** Sent with something missing: from then on every change is checked. */
  const [isChecked, setChecked] = useState(false);
  // A court belongs to one sport.
  const [shownSport, setShownSport] = useState(sport);
  if (shownSport !== sport) {
    setShownSport(sport);
    setInput((before) => ({ ...before, courtId: null }));
  }
  const { book, busy, failure, forget } = useBookFor((booking) => {
    setInput(NO_INPUT);
    onBooked?.(booking, input);
  });

  const change = (next: DeskRequest) => {
    setInput(next);
    if (next === NO_INPUT) setChecked(false);
    if (failure) forget();
  };
  /** An end at midnight reads "00:00" on the clock. */
  const fill = (courtId: string, start: string, end: string) =>
    change({ ...input, courtId, start, end: end === "00:00" ? "24:00" : end });

  const submit = () => {
    const left = missingFields(input);
    setChecked(left.length > 0);
    const { member, walkIn, courtId, start, end } = input;
    if (left.length > 0 || !courtId || !start || !end) return left;
    const players = sentPlayers(input);
    book(players, {
      ...(walkIn ? { walk_in: true as const } : member && { user_id: member.id }),
      ...(players.length > 0 && { players: playerInputs(players) }),
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
    form: {
      input,
      missing: isChecked ? missingFields(input) : [],
      failure,
      busy,
      onRequest: change,
      onAlternative: chooseAlternative,
      onSubmit: submit,
    },
  };
}
