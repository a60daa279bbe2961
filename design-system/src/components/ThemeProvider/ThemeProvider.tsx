import { theme as antd, ConfigProvider } from "antd";
import { type ReactNode, useLayoutEffect, useMemo } from "react";
import { antdTheme } from "../../theme/antd-theme.ts";
import { DEFAULT_CLUB_COLOR, type Mode } from "../../theme/colors.ts";
import { type Density, metrics } from "../../theme/density.ts";
import { useMediaQuery, usePhone } from "../../theme/useMediaQuery.ts";
import { watchHistory } from "../Modal/layerHistory.ts";
import { ToastRegion } from "../Toast/ToastRegion.tsx";
import { applyTheme } from "./applyTheme.ts";
import { type Theme, ThemeContext } from "./ThemeContext.ts";

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

/** A popup inside a modal layer belongs to that layer: anywhere else it would lie beneath it and be inert. */
const popupContainer = (trigger?: HTMLElement) => trigger?.closest<HTMLElement>("dialog, [popover]") ?? document.body;

/** The one provider of theme, density and toasts, and the only place that configures antd. The shell renders it once. */
export function ThemeProvider(props: ThemeProviderProps) {
  const { mode = "light", clubColor = DEFAULT_CLUB_COLOR, linkComponent = "a", cspNonce, children } = props;
  const phone = usePhone();
  const touch = useMediaQuery("(pointer: coarse)");
  const density = props.density === "compact" && touch ? "comfortable" : (props.density ?? "comfortable");

  useLayoutEffect(watchHistory, []);
  useLayoutEffect(() => applyTheme(document.documentElement, mode, clubColor, density), [mode, clubColor, density]);

  const theme = useMemo(() => ({ mode, density, clubColor, linkComponent }), [mode, density, clubColor, linkComponent]);
  const antdConfig = useMemo(
    () =>
      antdTheme(
        mode,
        clubColor,
        metrics(density, phone, touch),
        mode === "dark" ? antd.darkAlgorithm : antd.defaultAlgorithm,
      ),
    [mode, clubColor, density, phone, touch],
  );
  const csp = useMemo(() => (cspNonce ? { nonce: cspNonce } : undefined), [cspNonce]);

  return (
    <ThemeContext value={theme}>
      <ConfigProvider theme={antdConfig} csp={csp} getPopupContainer={popupContainer} wave={{ disabled: true }}>
        {children}
        <ToastRegion />
      </ConfigProvider>
    </ThemeContext>
  );
}
