import { LiveRegion } from "@courtside/design-system/core.tsx";
import type { GridStore } from "../../../day/grid-store.ts";
import { useGridState } from "../../../day/useGridState.ts";

/** What the grid says politely: a selection stretched, lost, free again. */
export function GridSaid({ store }: { store: GridStore }) {
  return <LiveRegion message={useGridState(store, (state) => state.said)} />;
}
