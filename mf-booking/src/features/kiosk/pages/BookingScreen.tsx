import type { Booking, Club } from "@courtside/contracts/api/client.ts";
import { clubDate, clubTime, dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { kioskName } from "@courtside/contracts/domain/kiosk-name.ts";
import { mostPlayers } from "@courtside/contracts/domain/players.ts";
import { useApi, useShell } from "@courtside/contracts/shell/index.tsx";
import { useEffect, useState } from "react";
import { useAvailability } from "../../../club-day/api.ts";
import { useClubClock, useSync } from "../../../club-day/clock.ts";
import { useChosenDay } from "../../../club-day/useChosenDay.ts";
import { DeskAlternatives } from "../../../desk/DeskAlternatives.tsx";
import type { DeskRequest } from "../../../desk/desk-request.ts";
import { useDeskRequest } from "../../../desk/useDeskRequest.ts";
import { withPlayers } from "../../../players/player-draft.ts";
import { BookingStep } from "../BookingStep.tsx";
import { KioskPlayers } from "../KioskPlayers.tsx";
import { BookedStep, KioskStep } from "../KioskStep.tsx";
import { slotChoice } from "../slot-choice.ts";
import type { TappedSlot } from "../tapped-slot.ts";
import { TimesStep } from "./TimesStep.tsx";

interface BookingScreenProps {
  club: NonNullable<Club>;
  /** Today's time that was touched on the board; `onTaken` runs once it is chosen. */
  tapped: TappedSlot | null;
  onTaken: () => void;
  onDone: () => void;
}

interface Booked {
  booking: Booking;
  input: DeskRequest;
}

/** Books at the kiosk: time, member, result. Full names are shown on the front desk's console only. */
export function BookingScreen({ club, tapped, onTaken, onDone }: BookingScreenProps) {
  const zone = club.time_zone;
  const clock = useClubClock();
  const { sport, date, today, choose } = useChosenDay(club.sports, zone, clock.now);
  const query = useAvailability(date, sport);
  const { availability } = query;
  useSync(clock, availability, query.readAt);
  const offline = useShell().liveStatus === "offline";
  const [booked, setBooked] = useState<Booked | null>(null);
  const desk = useDeskRequest(date, sport, club, (booking, made) => setBooked({ booking, input: made }));
  const { input, failure, busy } = desk.form;
  const courts = useApi().useQuery("get", "/courts");
  const { chooseSlot } = desk;
  useEffect(() => {
    if (!tapped) return;
    // A change of sport would drop the court.
    if (sport !== tapped.sport || date !== today) return choose({ sport: tapped.sport, date: today });
    chooseSlot(tapped.courtId, tapped.start, tapped.end);
    onTaken();
  }, [tapped, sport, date, today, choose, chooseSlot, onTaken]);
  const dayName = (day: string) => (day === today ? `Today, ${dateLabel(day)}` : dateLabel(day));

  if (booked) {
    const { court_name, start_time, end_time } = booked.booking;
    return (
      <BookedStep
        courtName={court_name}
        when={`${dayName(clubDate(start_time, zone))}, ${clubTime(start_time, zone)} - ${clubTime(end_time, zone)}`}
        who={namesOf(booked.input)}
        onMore={() => setBooked(null)}
        onDone={onDone}
      />
    );
  }
  const { courtId, start, end } = input;
  const court = availability?.courts.find(({ court_id }) => court_id === courtId);
  if (!courtId || !start || !end) {
    return (
      <KioskStep key="times" title="Choose a time" onDone={onDone}>
        <TimesStep
          club={club}
          sport={sport}
          date={date}
          today={today}
          now={clock.now}
          query={query}
          offline={offline}
          choose={choose}
          onSlot={(...slot) => {
            // Midnight may pass before the booking is sent: it stays on the chosen day.
            choose({ date });
            desk.chooseSlot(...slot);
          }}
        />
      </KioskStep>
    );
  }
  const max = mostPlayers(sport, {
    ofCourt: courts.data?.data.find(({ id }) => id === courtId)?.max_players ?? null,
    bySport: club.max_players,
  });
  const longestMinutes = Math.max(club.slot_length_minutes, club.max_booking_length_minutes);
  const { lengths, isFree } = slotChoice({ court, start, end, zone, longestMinutes });
  return (
    <KioskStep key="booking" narrow title={`Book ${court?.name ?? "a court"}`} onDone={onDone}>
      <BookingStep
        when={`${dayName(date)}, ${start} - ${end}`}
        member={input.member}
        lengths={lengths}
        end={end}
        players={
          max > 1 && (
            <KioskPlayers
              players={input.players}
              max={max}
              problems={failure?.players}
              onPlayers={(players) => desk.form.onRequest({ ...input, players })}
            />
          )
        }
        failure={failure && failure.players.size === 0 ? failure.message : null}
        alternatives={
          failure && (
            <DeskAlternatives alternatives={failure.alternatives} zone={zone} onChoose={desk.form.onAlternative} />
          )
        }
        taken={availability !== undefined && !isFree && !busy && !failure?.unanswered}
        offline={offline}
        busy={busy}
        onMember={(member) => desk.form.onRequest({ ...input, member })}
        onEnd={(next) => desk.form.onRequest({ ...input, end: next })}
        onBack={() => desk.form.onRequest({ ...input, courtId: null, start: null, end: null })}
        onBook={desk.form.onSubmit}
      />
    </KioskStep>
  );
}

/** "Ana R. with Ben O." */
function namesOf({ member, players }: DeskRequest): string {
  const others = players.map(({ name }) => ({ name: kioskName(name), is_me: false }));
  return [kioskName(member?.name ?? ""), withPlayers(others)].filter(Boolean).join(" ");
}
