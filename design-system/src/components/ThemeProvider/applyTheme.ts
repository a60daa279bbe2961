import { clubColors } from "../../theme/club-colour.ts";
import type { Mode } from "../../theme/colors.ts";
import type { Density } from "../../theme/density.ts";

/** Marks `element` with mode and density and gives it the club's colour; tokens.css does the rest. */
export function applyTheme(element: HTMLElement, mode: Mode, clubColor: string, density: Density): void {
  const club = clubColors(clubColor, mode);
  element.dataset.theme = mode;
  element.dataset.density = density;
  element.style.setProperty("--cs-primary", club.primary);
  element.style.setProperty("--cs-primary-hover", club.hover);
  element.style.setProperty("--cs-primary-active", club.active);
  element.style.setProperty("--cs-on-primary", club.onPrimary);
}
