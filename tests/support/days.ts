import type { DayGrid } from "@courtside/contracts/domain/club-day/day-grid.ts";
import { joinDay } from "@courtside/contracts/domain/club-day/join.ts";
import type { OwnDay } from "@courtside/contracts/domain/club-day/own-day.ts";
import type { SharedDay } from "@courtside/contracts/domain/club-day/shared-day.ts";
import { call } from "./call.ts";
import type { TestPerson } from "./world.ts";

type Asking = Pick<TestPerson, "token"> & { url?: string };

/** GET /days/{date} for tennis. */
export const sharedDay = ({ token, ...at }: Asking, date: string, headers: Record<string, string> = {}) =>
  call(`/days/${date}`, { token, query: { sport: "tennis" }, headers, ...at });

export const dayOf = async (person: Asking, date: string) =>
  (await sharedDay(person, date)).body as unknown as SharedDay;

/** GET /me/days/{date} for tennis. */
export const ownDay = ({ token, ...at }: Asking, date: string) =>
  call(`/me/days/${date}`, { token, query: { sport: "tennis" }, ...at });

/** The grid as a browser joins it from the two. */
export async function joinedGrid(person: Asking, date: string): Promise<DayGrid> {
  const [shared, own] = await Promise.all([dayOf(person, date), ownDay(person, date)]);
  return joinDay(shared, own.body as unknown as OwnDay);
}

/** Without the ids of occupancies, which the shared day does not have, and the clock of the request. */
export const withoutIds = ({ courts, now: _now, ...rest }: DayGrid) => ({
  ...rest,
  courts: courts.map(({ slots, occupancies, ...court }) => ({
    ...court,
    slots: slots.map(({ occupancy_id, ...cell }) => ({ ...cell, isTaken: occupancy_id !== undefined })),
    occupancies: occupancies.map(({ id: _id, ...occupancy }) => JSON.parse(JSON.stringify(occupancy))),
  })),
});
