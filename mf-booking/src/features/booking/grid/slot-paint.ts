import type { SlotState } from "@courtside/contracts/api/client.ts";
import { type SlotState as Painted, slotClass, slotStates } from "@courtside/design-system/core.tsx";

/** A free court that a person cannot take, for they play elsewhere then, is as quiet as what is past. */
export const paintOf = (state: SlotState): Painted => (state === "own_overlap" ? "past" : state);

export const paintClass = (state: SlotState): string => slotClass(paintOf(state));

export const stateIcon = (state: SlotState) => slotStates[state === "own_overlap" ? "own" : state].Icon;
