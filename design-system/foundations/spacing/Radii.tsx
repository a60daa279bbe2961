import { Code } from "../FoundationPage.tsx";
import { tokenNames } from "../tokenNames.ts";
import { useTokenValues } from "../useTokenValues.ts";
import styles from "./Spacing.module.css";

const USES: Record<string, string> = {
  "--cs-radius": "Controls, cards, dialogs",
  "--cs-radius-cell": "Slots: many beside each other",
  "--cs-radius-sheet": "The upper edge of a sheet",
};

export function Radii() {
  const radii = tokenNames("radius");
  const [ref, value] = useTokenValues(radii);
  return (
    <div ref={ref} className={styles.radii}>
      {radii.map((name) => (
        <div key={name} className={styles.radius}>
          <span className={styles.corner} style={{ borderStartStartRadius: `var(${name})` }} />
          <span>
            <strong>{value(name)}</strong> <Code>{name}</Code>
            <span className={styles.use}>{USES[name]}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
