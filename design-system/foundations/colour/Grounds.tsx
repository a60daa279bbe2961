import { colors, type Mode } from "../../src/theme/colors.ts";
import styles from "./Colour.module.css";

const Name = ({ children, hex }: { children: string; hex: string }) => (
  <span className={styles.ground}>
    <strong>{children}</strong> {hex}
  </span>
);

/** The three grounds as they lie on each other. Only what floats casts a shadow. */
export function Grounds({ mode }: { mode: Mode }) {
  const { layout, container, elevated } = colors[mode];
  return (
    <div className={styles.layout}>
      <Name hex={layout}>Layout</Name>
      <div className={styles.container}>
        <Name hex={container}>Container</Name>
        <div className={styles.elevated}>
          <Name hex={elevated}>Elevated</Name>
        </div>
      </div>
    </div>
  );
}
