import { useMediaQuery, usePhone } from "@courtside/design-system/core.tsx";

/**
 * Where a selection is confirmed: a sheet from below, a popover at the cell, a panel beside the grid
 * (docs/product/screens.md#selection).
 */
export type LayoutKind = "sheet" | "popover" | "panel";

/** More courts than this need the grid's full width: the panel's place is above them. */
const MOST_BESIDE_PANEL = 8;

/** `narrowestColumn` in px: a finger needs more than a mouse. */
export function useLayoutKind(courts: number): { kind: LayoutKind; wide: boolean; narrowestColumn: number } {
  const phone = usePhone();
  const wide = useMediaQuery("(min-width: 1200px)");
  const kind = phone ? "sheet" : wide && courts <= MOST_BESIDE_PANEL ? "panel" : "popover";
  return { kind, wide, narrowestColumn: wide ? 96 : 132 };
}
