import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { Mode } from "../../theme/colors.ts";
import { useTheme } from "../../theme/ThemeContext.ts";
import { applyTheme } from "./applyTheme.ts";
import styles from "./ThemeScope.module.css";

export interface ThemeScopeProps {
  mode: Mode;
  clubColor: string;
  children: ReactNode;
}

/** A piece of page in another mode or club colour, for a preview. Colours our own components; antd's keep the page's. */
export function ThemeScope({ mode, clubColor, children }: ThemeScopeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { density } = useTheme();
  useLayoutEffect(() => {
    if (ref.current) applyTheme(ref.current, mode, clubColor, density);
  }, [mode, clubColor, density]);
  return (
    <div ref={ref} data-theme={mode} className={styles.scope}>
      {children}
    </div>
  );
}
