import { theme as antd, ConfigProvider, type ThemeConfig } from "antd";
import { createContext, type ReactNode, use, useMemo } from "react";
import { metrics } from "../../theme/density.ts";
import { type Theme, useTheme } from "../../theme/ThemeContext.ts";
import { useMediaQuery, usePhone } from "../../theme/useMediaQuery.ts";
import { antdTheme } from "./antdTheme.ts";
import "./antd.css";

/** Whether antd is configured already, by a form around its fields. */
const IsConfigured = createContext(false);

/** A popup inside a modal layer belongs to that layer: anywhere else it would lie beneath it and be inert. */
const popupContainer = (trigger?: HTMLElement) => trigger?.closest<HTMLElement>("dialog, [popover]") ?? document.body;

/**
 * The only place that configures antd, in the tokens of the page's theme. Each component made of antd's renders it around
 * itself, so that pages without one load nothing of antd.
 */
export function AntdTheme({ children }: { children: ReactNode }) {
  return use(IsConfigured) ? children : <Configured>{children}</Configured>;
}

function Configured({ children }: { children: ReactNode }) {
  const theme = useTheme();
  const phone = usePhone();
  const touch = useMediaQuery("(pointer: coarse)");
  const { cspNonce } = theme;
  const csp = useMemo(() => (cspNonce ? { nonce: cspNonce } : undefined), [cspNonce]);
  return (
    <IsConfigured value>
      <ConfigProvider
        theme={configOf(theme, phone, touch)}
        csp={csp}
        getPopupContainer={popupContainer}
        wave={{ disabled: true }}
      >
        {children}
      </ConfigProvider>
    </IsConfigured>
  );
}

let last: { key: string; config: ThemeConfig } | undefined;

/** One object for the whole page, because antd derives its tokens anew from each object. */
function configOf({ mode, clubColor, density }: Theme, phone: boolean, touch: boolean): ThemeConfig {
  const key = [mode, clubColor, density, phone, touch].join();
  if (last?.key !== key) {
    const algorithm = mode === "dark" ? antd.darkAlgorithm : antd.defaultAlgorithm;
    last = { key, config: antdTheme(mode, clubColor, metrics(density, phone, touch), algorithm) };
  }
  return last.config;
}
