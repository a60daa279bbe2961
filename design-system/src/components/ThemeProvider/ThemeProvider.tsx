import { type ReactNode, useLayoutEffect, useMemo } from "react";
import { DEFAULT_CLUB_COLOR, type Mode } from "../../theme/colors.ts";
import type { Density } from "../../theme/density.ts";
import { type Theme, ThemeContext } from "../../theme/ThemeContext.ts";
import { useMediaQuery } from "../../theme/useMediaQuery.ts";
import { watchHistory } from "../Modal/layerHistory.ts";
import { ToastRegion } from "../Toast/ToastRegion.tsx";
import { applyTheme } from "./applyTheme.ts";

export interface ThemeProviderProps {
  mode?: Mode;
  /** Hex, as the club stored it. */
  clubColor?: string;
  /** `compact` is honoured where the pointer is fine; a finger always gets `comfortable`. */
  density?: Density;
  /** The page's style nonce: antd writes its rules at run time. */
  cspNonce?: string;
  /** The router's link, receiving `href`; plain `a` without it. */
  linkComponent?: Theme["linkComponent"];
  children: ReactNode;
}

/** The one provider of theme, density and toasts. The shell renders it once. */
export function ThemeProvider(props: ThemeProviderProps) {
  const { mode = "light", clubColor = DEFAULT_CLUB_COLOR, linkComponent = "a", cspNonce, children } = props;
  const touch = useMediaQuery("(pointer: coarse)");
  const density = props.density === "compact" && touch ? "comfortable" : (props.density ?? "comfortable");

  useLayoutEffect(watchHistory, []);
  useLayoutEffect(() => applyTheme(document.documentElement, mode, clubColor, density), [mode, clubColor, density]);

  const theme = useMemo(
    () => ({ mode, density, clubColor, cspNonce, linkComponent }),
    [mode, density, clubColor, cspNonce, linkComponent],
  );
  return (
    <ThemeContext value={theme}>
      {children}
      <ToastRegion />
    </ThemeContext>
  );
}
