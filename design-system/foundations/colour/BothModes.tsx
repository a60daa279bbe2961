import type { ReactNode } from "react";
import { ThemeScope } from "../../src/components/ThemeProvider/ThemeScope.tsx";
import type { Mode } from "../../src/theme/colors.ts";
import { useTheme } from "../../src/theme/ThemeContext.ts";
import styles from "./Colour.module.css";

const MODES = { light: "Light", dark: "Dark" } as const;

/** The same specimen in light and in dark, beside each other: they are designed as a pair. */
export function BothModes({ children }: { children: (mode: Mode) => ReactNode }) {
  const { clubColor } = useTheme();
  return (
    <div className={styles.modes}>
      {(["light", "dark"] as const).map((mode) => (
        <ThemeScope key={mode} mode={mode} clubColor={clubColor}>
          <div className={styles.mode}>
            <h3 className={styles.modeName}>{MODES[mode]}</h3>
            {children(mode)}
          </div>
        </ThemeScope>
      ))}
    </div>
  );
}
