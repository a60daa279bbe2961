import type { Availability, SlotState } from "@courtside/contracts/api/client.ts";
import { joinDay } from "@courtside/contracts/domain/club-day/join.ts";
import { type FakeDay, fakeDay } from "./fake-day.ts";

export interface FakeGrid extends FakeDay {
  /** The state of every slot that would be free. */
  instead?: { state: SlotState; reason: string };
}

/** A joined day for unit tests and stories of the grid alone. */
export function fakeAvailability({ instead, ...day }: FakeGrid = {}): Availability {
  const { shared, own } = fakeDay(day);
  const grid = joinDay(shared, own);
  for (const { slots } of grid.courts) {
    for (const slot of slots) if (slot.state === "available") Object.assign(slot, instead);
  }
  return grid;
}
