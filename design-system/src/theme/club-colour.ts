import { colors, DEFAULT_CLUB_COLOR, type Mode } from "./colors.ts";
import { contrast, hexToOklch, type Oklch, oklchToHex } from "./oklch.ts";

/** What the chrome needs of a club's colour in one mode. All `#RRGGBB`. */
export interface ClubColors {
  primary: string;
  hover: string;
  active: string;
  onPrimary: string;
}

const MIN_CONTRAST = 4.5;
const STATE_STEP = 0.05;
/** Below this lightness darkening cannot be seen, so hover lightens instead. */
const NEAR_BLACK = 0.2;

/** Chroma below which a colour reads as grey; dark mode shows it at `GREY_LIGHTNESS` at least, or a button looks disabled. */
const GREY_CHROMA = 0.06;
const GREY_LIGHTNESS = 0.85;

const hexOf = (clubColor: string): string =>
  /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(clubColor.trim()) ? clubColor.trim() : DEFAULT_CLUB_COLOR;

const groundOf = (mode: Mode): string => (mode === "light" ? colors.light.layout : colors.dark.elevated);

/** The lightness nearest to the colour's own that reaches 4.5:1 on `ground`, away from it. */
function legible(color: Oklch, ground: string, mode: Mode): Oklch {
  let [rejected, accepted] = [color.l, mode === "light" ? 0 : 1];
  for (let step = 0; step < 24; step++) {
    const l = (rejected + accepted) / 2;
    if (contrast(oklchToHex({ ...color, l }), ground) >= MIN_CONTRAST) accepted = l;
    else rejected = l;
  }
  return { ...color, l: accepted };
}

const looksDisabled = (color: Oklch, mode: Mode): boolean =>
  mode === "dark" && color.c < GREY_CHROMA && color.l < GREY_LIGHTNESS;

/**
 * The club's colour made legible (docs/product/screens.md#club-colour): hue kept, OKLCH lightness shifted just far enough for 4.5:1 on
 * layout (light) or elevated (dark), a grey in dark to a light one. Anything that is not a hex colour counts as the default.
 */
export function clubColors(clubColor: string, mode: Mode): ClubColors {
  const hex = hexOf(clubColor);
  const ground = groundOf(mode);
  const chosen = hexToOklch(hex);
  const readable = contrast(hex, ground) >= MIN_CONTRAST;
  const base = looksDisabled(chosen, mode)
    ? { ...chosen, l: GREY_LIGHTNESS }
    : readable
      ? chosen
      : legible(chosen, ground, mode);
  const direction = mode === "light" && base.l > NEAR_BLACK ? -1 : 1;
  const shifted = (steps: number) => oklchToHex({ ...base, l: base.l + direction * STATE_STEP * steps });
  return {
    primary: oklchToHex(base),
    hover: shifted(1),
    active: shifted(2),
    onPrimary: colors[mode].onSolid,
  };
}

/** How a club's colour comes out in one mode. Contrasts, 1 to 21, are on that mode's ground. */
export interface ClubColorReport {
  /** As it was chosen. */
  contrast: number;
  /** As it is shown: the chosen one where that is legible. */
  shown: string;
  isShifted: boolean;
  /** Legible, but a grey that would look disabled; therefore shifted. */
  isGrey: boolean;
}

/** Whether a club's colour can be shown as it is, for the form that chooses it. */
export function reportClubColor(clubColor: string, mode: Mode): ClubColorReport {
  const hex = hexOf(clubColor);
  const chosen = contrast(hex, groundOf(mode));
  const isLow = chosen < MIN_CONTRAST;
  const isGrey = !isLow && looksDisabled(hexToOklch(hex), mode);
  return { contrast: chosen, shown: clubColors(hex, mode).primary, isShifted: isLow || isGrey, isGrey };
}
