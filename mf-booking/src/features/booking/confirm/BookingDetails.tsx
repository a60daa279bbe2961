import { clubTime, dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import { courtKindText } from "@courtside/contracts/domain/courts.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import {
  Alert,
  Button,
  IconCalendar,
  IconClock,
  IconCourt,
  IconGauge,
  Segmented,
} from "@courtside/design-system/core.tsx";
import { lazy, Suspense } from "react";
import { LengthChoice } from "../../../club-day/LengthChoice.tsx";
import { lengthLabel, lengthOptions, rangeKeys, rangeMinutes, type SlotRange } from "../../../club-day/slot-range.ts";
import { PlayersLoading } from "../../../players/PlayersLoading.tsx";
import { RepeatButton } from "../../../series/RepeatButton.tsx";
import type { BookingFailure } from "../api.ts";
import type { BookingDay } from "../booking-day.ts";
import { cellOf, columnOf } from "../grid/grid.ts";
import { Alternatives } from "./Alternatives.tsx";
import { BookFor, type ForWhom } from "./BookFor.tsx";
import styles from "./Details.module.css";
import { allowanceUse } from "./day-rules.ts";
import { alternativesTo, onCourt } from "./next-step.ts";

interface BookingDetailsProps extends ForWhom {
  day: BookingDay;
  range: SlotRange;
  lost: boolean;
  /** The time was chosen, and not the court. */
  anyCourt: boolean;
  busy: boolean;
  failure: BookingFailure | null;
  book: () => void;
}

/** Loaded when a slot is to be booked. */
const CourtPlayers = lazy(async () => ({ default: (await import("../../../players/CourtPlayers.tsx")).CourtPlayers }));

const OFFLINE = "You are offline. You can book again as soon as the connection is back.";

/** The booking to confirm: time, length, use of the limits, Book. If another booker took the slot, other slots are offered. */
export function BookingDetails(props: BookingDetailsProps) {
  const { day, range, lost, anyCourt, busy, failure, book, member, onMember, players, onPlayers } = props;
  const { availability, grid } = day;
  const { time_zone: zone, allowance, date } = availability;
  const taken = rangeKeys(range)
    .map((key) => cellOf(grid, key))
    .find((cell) => cell?.slot.state !== "available");
  // What is about a player stands beside them.
  const message = failure && failure.players.size === 0 ? failure.message : null;
  const problem = message ?? (lost ? (taken?.slot.reason ?? "This slot is no longer available") : null);
  const fromServer = failure?.alternatives ?? [];
  const isTaken = lost || fromServer.length > 0;
  const alternatives =
    isTaken && (anyCourt || fromServer.length === 0) ? alternativesTo(grid, range, { anyCourt }) : fromServer;
  const times = `${clubTime(range.start, zone)} - ${clubTime(range.end, zone)}`;
  const use = allowanceUse(allowance, date === day.today);
  const court = columnOf(grid, range.courtId)?.court;
  const kind = court && courtKindText(court);

  return (
    <div className={styles.details}>
      <p className={styles.time}>{lost ? <s>{times}</s> : times}</p>
      <p className={styles.detail}>
        <IconCalendar /> {dateYearLabel(date, zone)} · {sportLabel(day.sport)}
      </p>
      {kind && (
        <p className={styles.detail}>
          <IconCourt /> {kind}
        </p>
      )}
      {!lost && anyCourt && <Courts day={day} range={range} />}
      {!lost && <Lengths day={day} range={range} />}
      {!lost && <BookFor role={day.role} member={member} onMember={onMember} />}
      {!lost && (
        <Suspense fallback={<PlayersLoading sport={day.sport} booker={member} />}>
          <CourtPlayers
            courtId={range.courtId}
            sport={day.sport}
            booker={member}
            players={players}
            problems={failure?.players}
            onPlayers={onPlayers}
          />
        </Suspense>
      )}
      {use && !lost && (
        <p className={styles.detail}>
          <IconGauge /> {use}
        </p>
      )}
      {problem && (
        <Alert tone="error" title={problem}>
          {failure?.requestId && alternatives.length === 0 && <>Request {failure.requestId}</>}
        </Alert>
      )}
      <Alternatives day={day} ranges={alternatives} />
      {day.offline && <Alert tone="warning">{OFFLINE}</Alert>}
      {!lost && (
        <Button
          variant="primary"
          block
          data-autofocus=""
          busy={busy}
          busyLabel="Booking..."
          aria-disabled={day.offline || undefined}
          onClick={book}
          // The Enter key that opened this may still be pressed.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
        >
          Book
        </Button>
      )}
      {!lost && (
        <RepeatButton
          disabled={busy || day.offline}
          onOpen={() => {
            const { courtId, start, end } = day.store.get().range ?? range;
            const courtName = columnOf(grid, courtId)?.court.name ?? "";
            day.onRepeat({ courtId, courtName, start, end, member, players });
          }}
        />
      )}
    </div>
  );
}

/** The courts that are free at the chosen time for so long. A choice changes the newest selection, which may not be rendered yet. */
function Courts({ day: { grid, store }, range }: Pick<BookingDetailsProps, "day" | "range">) {
  const free = grid.columns.flatMap(({ court }) => onCourt(grid, range, court.court_id) ?? []);
  if (free.length < 2) return null;
  return (
    <Segmented
      label="Court"
      look="pills"
      wrap
      value={range.courtId}
      onChange={(courtId) => {
        const chosen = onCourt(grid, store.get().range ?? range, courtId);
        if (chosen) store.set({ range: chosen });
      }}
      options={free.map(({ courtId }) => ({ value: courtId, label: columnOf(grid, courtId)?.court.name }))}
    />
  );
}

function Lengths({ day, range }: Pick<BookingDetailsProps, "day" | "range">) {
  const optionsOf = ({ courtId, start }: SlotRange) =>
    lengthOptions(columnOf(day.grid, courtId)?.cells ?? [], start, day.availability.longest_booking_minutes);
  const options = optionsOf(range);
  if (options.length < 2) {
    return (
      <p className={styles.detail}>
        <IconClock /> {lengthLabel(rangeMinutes(range))}
      </p>
    );
  }
  return (
    <div className={styles.lengths}>
      <LengthChoice
        label="Length"
        value={String(rangeMinutes(range))}
        onChange={(minutes) => {
          const newest = optionsOf(day.store.get().range ?? range);
          const chosen = newest.find((option) => rangeMinutes(option) === Number(minutes));
          if (chosen) day.store.set({ range: chosen });
        }}
        options={options.map((option) => ({
          value: String(rangeMinutes(option)),
          label: lengthLabel(rangeMinutes(option)),
        }))}
      />
    </div>
  );
}
