import { type ComponentPropsWithRef, type ComponentType, createContext, useContext } from "react";
import { DEFAULT_CLUB_COLOR, type Mode } from "./colors.ts";
import type { Density } from "./density.ts";

/** What a component may ask of the theme. */
export interface Theme {
  mode: Mode;
  density: Density;
  /** The club's own colour as stored, not yet made legible. */
  clubColor: string;
  /** The page's style nonce, for rules that are written at run time. */
  cspNonce?: string | undefined;
  /** Renders every internal link; the shell passes its router's. Receives `href`. */
  linkComponent: ComponentType<ComponentPropsWithRef<"a">> | "a";
}

export const ThemeContext = createContext<Theme>({
  mode: "light",
  density: "comfortable",
  clubColor: DEFAULT_CLUB_COLOR,
  linkComponent: "a",
});

export const useTheme = () => useContext(ThemeContext);
