import type { Club } from "@courtside/contracts/api/client.ts";
import { clubTime, dateLabel, dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import { takesBookings } from "@courtside/contracts/domain/courts.ts";
import { can, type Role } from "@courtside/contracts/domain/roles.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { useMediaQuery, usePhone } from "@courtside/design-system/core.tsx";
import { useMemo } from "react";
import { useClubClock, useSync } from "../../club-day/clock.ts";
import { earliestStart } from "../../club-day/earliest-start.ts";
import { useDeskSports } from "../../club-day/useDeskSports.ts";
import { useBoardDay } from "./api.ts";
import type { BoardDay } from "./board-day.ts";
import { ownCourts } from "./own-courts.ts";
import { useBoardAddress } from "./useBoardAddress.ts";
import { useBoardWeek } from "./week/useBoardWeek.ts";
import { datesOfWeek } from "./week/week-days.ts";

/** With more courts the board takes the whole width, and panels open over it. */
const MOST_BESIDE = 16;

/** What the board shows: the day of the address with its courts, the clock, and how much room there is. */
export function useBoardView(club: NonNullable<Club>, role: Role) {
  const { profile } = useMe();
  const { liveStatus } = useShell();
  const zone = club.time_zone;
  const clock = useClubClock();
  const allSports = useDeskSports();
  const address = useBoardAddress(allSports, club.slot_length_minutes, zone, clock.now);
  const { date, today, sport, isWeek } = address;
  const sports = useMemo(() => (sport ? [sport] : allSports), [sport, allSports]);
  const { day, ...query } = useBoardDay(date, sports);
  useSync(clock, day ?? undefined, query.updatedAt);
  const dates = useMemo(() => (isWeek ? datesOfWeek(date) : []), [isWeek, date]);
  const week = useBoardWeek(dates, sports);
  /** The desk sees all courts; a coach those where they are, until they ask for all. */
  const isDesk = can(role, "bookings:create-for-others");
  const all = day?.courts ?? [];
  const courts = isDesk || address.showsAll ? all : ownCourts(all);
  const phone = usePhone();
  const wide = useMediaQuery("(min-width: 1200px)");

  const axis = day?.axis ?? null;
  /** The days on which a booking can be put down. */
  const days = isWeek
    ? week.days.flatMap(({ courts, axis }): BoardDay[] => (courts && axis ? [{ courts, axis }] : []))
    : axis
      ? [{ courts, axis }]
      : [];
  const several = new Set(all.map((each) => each.sport)).size > 1;
  return {
    club,
    role,
    userId: profile.id,
    zone,
    clock,
    address,
    /** The sports to choose from. */
    allSports,
    /** Those whose courts are shown. */
    sports,
    query,
    isLoaded: day !== null,
    courts,
    isDesk,
    axis,
    week,
    days,
    phone,
    beside: wide && courts.length <= MOST_BESIDE,
    offline: liveStatus === "offline",
    mayBlock: can(role, "blocks:manage"),
    /** The courts as the forms list them. */
    choices: all
      .filter(({ court }) => takesBookings(court))
      .map(({ court, sport: of }) => ({
        court_id: court.court_id,
        name: several ? `${court.name} (${sportLabel(of)})` : court.name,
      })),
    nameOf: (courtId: string) => all.find(({ court }) => court.court_id === courtId)?.court.name ?? "",
    dayLabel: date === today ? `Today, ${dateLabel(date)}` : dateYearLabel(date, zone),
    /** The first start that a form may choose, "HH:MM". */
    earliest: (chosen: string | null) =>
      earliestStart(date, { today, time: clubTime(clock.now, zone), opening: club.booking_hours_start, chosen }),
  };
}

export type BoardView = ReturnType<typeof useBoardView>;
