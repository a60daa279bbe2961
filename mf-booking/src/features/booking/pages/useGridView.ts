import type { Role } from "@courtside/contracts/domain/roles.ts";
import { useMediaQuery, usePhone } from "@courtside/design-system/core.tsx";
import { useState } from "react";

/** How the grid is shown, and what can be chosen. */
export interface GridViewChoice {
  /** False on a phone, which has the strip of days. */
  canShowWeek: boolean;
  week: boolean;
  onWeek: (week: boolean) => void;
  /** For the front desk: courts down, times across (docs/product/screens.md#day-grid). */
  canTurn: boolean;
  turned: boolean;
  onTurned: (turned: boolean) => void;
}

/** Stored on the device, so that a front desk keeps its layout. */
const STORED = "courtside-courts-down";

const TURNERS: readonly Role[] = ["admin", "front_desk"];

export function useGridView(role: Role, asksWeek: boolean, onWeek: (week: boolean) => void): GridViewChoice {
  const phone = usePhone();
  const wide = useMediaQuery("(min-width: 1440px)");
  const [wanted, setWanted] = useState(() => localStorage.getItem(STORED) === "yes");
  const week = asksWeek && !phone;
  const canTurn = wide && !week && TURNERS.includes(role);

  const onTurned = (turned: boolean) => {
    localStorage.setItem(STORED, turned ? "yes" : "no");
    setWanted(turned);
  };
  return { canShowWeek: !phone, week, onWeek, canTurn, turned: canTurn && wanted, onTurned };
}

/** Stored on the device too: who looks for any court once will do so again. */
const STORED_ANY = "courtside-any-court";

/** On a phone: all courts in one list, by the address, else as it was chosen last on this device. */
export function useAnyCourt(asked: string | null, choose: (courts: "any" | "one") => void) {
  const [stored] = useState(() => localStorage.getItem(STORED_ANY) === "yes");
  const isAny = asked === null ? stored : asked === "any";
  const onAny = (next: boolean) => {
    localStorage.setItem(STORED_ANY, next ? "yes" : "no");
    choose(next ? "any" : "one");
  };
  return { isAny, onAny };
}

/**
 * Where a selection is confirmed: a sheet from below, a popover at the cell, a panel beside the grid
 * (docs/product/screens.md#selection).
 */
export type LayoutType = "sheet" | "popover" | "panel";

/** More courts than this need the full width of the screen, without a panel beside the grid. */
const MOST_BESIDE_PANEL = 8;

/** `narrowestColumn` in px is wider for touch than for a mouse. */
export function useLayoutType(courts: number): { kind: LayoutType; wide: boolean; narrowestColumn: number } {
  const phone = usePhone();
  const wide = useMediaQuery("(min-width: 1200px)");
  const kind = phone ? "sheet" : wide && courts <= MOST_BESIDE_PANEL ? "panel" : "popover";
  return { kind, wide, narrowestColumn: wide ? 96 : 132 };
}
