import type { SlotState } from "@courtside/contracts/api/client.ts";
import { type SlotState as Painted, slotClass, slotStates } from "@courtside/design-system/core.tsx";

/** A free slot at a time at which the caller plays elsewhere is painted like a past one. */
export const paintOf = (state: SlotState): Painted => (state === "own_overlap" ? "past" : state);

export const paintClass = (state: SlotState): string => slotClass(paintOf(state));

export const stateIcon = (state: SlotState) => slotStates[state === "own_overlap" ? "own" : state].Icon;
