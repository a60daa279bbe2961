import { addDays } from "@courtside/contracts/domain/club-clock.ts";
import { localDate } from "@courtside/contracts/domain/club-time.ts";
import { takesBookings } from "@courtside/contracts/domain/courts.ts";
import { kioskName } from "@courtside/contracts/domain/kiosk-name.ts";
import type { DeviceTx } from "../../club-tx.ts";
import { selectCourts } from "../../scheduling/courts/queries.ts";
import { courtsInUse } from "../../scheduling/days/courts-in-use.ts";
import { layOutDate } from "../../scheduling/days/layout.ts";
import { type OccupancyRow, selectOccupancies } from "../../scheduling/days/queries.ts";
import { type ClubRow, selectClub } from "../../tenant/queries.ts";
import { selectPlayers } from "./queries.ts";

/** What fills a court for a time, as the wall may show it: no full names, no contact data. */
export interface Entry {
  kind: "booked" | "lesson" | "event" | "closed" | "held";
  start_time: string;
  end_time: string;
  /** An event's title, the reason of a closure, or short names if the device shows names. */
  label: string | null;
}

const KINDS: Record<OccupancyRow["kind"], Entry["kind"]> = {
  booking: "booked",
  lesson: "lesson",
  event: "event",
  block: "closed",
  offer_held: "held",
};

export const entryOf = (row: OccupancyRow): Entry => ({
  kind: KINDS[row.kind],
  start_time: row.starts_at.toISOString(),
  end_time: row.ends_at.toISOString(),
  label: row.reason ?? namesOf(row),
});

/** Read only where the device shows names. A walk-in has the name of its first guest, who is among its players. */
function namesOf({ booked_by, coach_name, players, user_id }: OccupancyRow): string | null {
  if (!booked_by) return null;
  const named = user_id === null ? (players?.indexOf(booked_by) ?? -1) : -1;
  const others = players?.filter((_, place) => place !== named) ?? [];
  return [booked_by, ...(coach_name ? [coach_name] : []), ...others].map(kioskName).join(", ");
}

/** The courts that the device shows; inactive ones only while they are in use. */
async function courtsOf({ sql, clubId, device }: DeviceTx) {
  const courts = await selectCourts(sql, clubId, undefined, false);
  const has = (list: string[], value: string) => list.length === 0 || list.includes(value);
  return courts.filter(({ id, sport }) => has(device.courtIds, id) && has(device.sports, sport));
}

type Court = Awaited<ReturnType<typeof courtsOf>>[number];

const courtResponse = ({ id, name, sport, is_active }: Court) => ({
  ...{ id, name, sport },
  ...(!takesBookings({ is_active }) && { is_active }),
});

/** What fills the courts on a date, by start. */
function readEntries(tx: DeviceTx, courts: Court[], date: string, rules: ClubRow): Promise<OccupancyRow[]> {
  const { bounds } = layOutDate(date, rules);
  const ids = courts.map(({ id }) => id);
  const [from, until] = [new Date(bounds.startsAt), new Date(bounds.endsAt)];
  return selectOccupancies(tx.sql, tx.clubId, ids, from, until, { withNames: tx.device.showsNames });
}

/** Now and next of each court, and the rest of the club's day. */
export async function readBoard(tx: DeviceTx, siteUrl: string) {
  const [rules, all] = [await selectClub(tx.sql, tx.clubId), await courtsOf(tx)];
  const date = localDate(tx.now, rules.time_zone);
  const ahead = (await readEntries(tx, all, date, rules)).filter(({ ends_at }) => ends_at.getTime() > tx.now);
  const slots = layOutDate(date, rules).slots.filter(({ endsAt }) => endsAt > tx.now);
  const { courts, occupancies } = courtsInUse(all, ahead, slots);
  const isOpen = ({ court_id }: OccupancyRow) => courts.some((court) => court.id === court_id && takesBookings(court));
  const { device } = tx;
  return {
    generated_at: new Date(tx.now).toISOString(),
    date,
    time_zone: rules.time_zone,
    club: {
      name: rules.name,
      primary_color: rules.primary_color,
      sports: rules.sports,
      waitlist_enabled: rules.waitlist_enabled,
      logo_url: rules.logo && `/api/v1/clubs/${rules.id}/logo/${rules.logo}`,
      slot_length_minutes: rules.slot_length_minutes,
      opens_at: rules.booking_hours_start,
      closes_at: rules.booking_hours_end,
    },
    device: {
      id: device.id,
      name: device.name,
      may_book: device.mayBook,
      accepts_pin: device.acceptsPin,
      shows_names: device.showsNames,
      finds_members: device.findsMembers,
    },
    book_url: `${siteUrl}/book`,
    courts: courts.map((court) => {
      const entries = occupancies.filter(({ court_id }) => court_id === court.id).map(entryOf);
      const now = entries.find(({ start_time }) => Date.parse(start_time) <= tx.now) ?? null;
      const next = entries.find((entry) => entry !== now) ?? null;
      return { ...courtResponse(court), now, next, entries };
    }),
    slots: slots.map(({ startsAt, endsAt }) => ({
      start_time: new Date(startsAt).toISOString(),
      end_time: new Date(endsAt).toISOString(),
    })),
    events: distinct(ahead.filter(({ kind }) => kind === "event")),
    closures: distinct(ahead.filter((row) => row.kind === "block" && isOpen(row))),
  };
}

/** One line for what fills several courts at once. */
function distinct(rows: OccupancyRow[]) {
  const lines = Map.groupBy(rows, (row) => `${row.starts_at.getTime()} ${row.ends_at.getTime()} ${row.reason}`);
  return [...lines.values()].flatMap(([row, ...others]) =>
    row ? [{ ...entryOf(row), court_ids: [row, ...others].map(({ court_id }) => court_id) }] : [],
  );
}

/** Today and tomorrow of the device's courts, for when the network is gone. */
export async function readDaySheet(tx: DeviceTx) {
  const [rules, all] = [await selectClub(tx.sql, tx.clubId), await courtsOf(tx)];
  const today = localDate(tx.now, rules.time_zone);
  const days = [];
  for (const date of [today, addDays(today, 1)]) {
    const { slots } = layOutDate(date, rules);
    const { courts, occupancies: rows } = courtsInUse(all, await readEntries(tx, all, date, rules), slots);
    const ids = rows.flatMap(({ booking_id }) => booking_id ?? []);
    const players = tx.device.showsNames ? await selectPlayers(tx.sql, tx.clubId, ids) : [];
    days.push({
      date,
      courts: courts.map((court) => ({
        ...courtResponse(court),
        entries: rows
          .filter(({ court_id }) => court_id === court.id)
          .map((row) => ({
            ...entryOf(row),
            booking_id: row.booking_id,
            checked_in_at: row.checked_in_at?.toISOString() ?? null,
            players: players
              .filter(({ booking_id }) => booking_id === row.booking_id)
              .map(({ user_id, full_name }) => ({ user_id, name: kioskName(full_name) })),
          })),
      })),
    });
  }
  return { generated_at: new Date(tx.now).toISOString(), time_zone: rules.time_zone, club_name: rules.name, days };
}
