import { useState } from "react";
import { Segmented } from "../../src/components/Segmented/Segmented.tsx";
import type { Density } from "../../src/theme/density.ts";
import { tokenNames } from "../tokenNames.ts";
import { Specimen } from "./Specimen.tsx";
import styles from "./Type.module.css";

/** The sizes, largest first: each a token with a line of its own. */
const sizes = () =>
  tokenNames("line-")
    .map((line) => line.replace("--cs-line-", ""))
    .filter((step) => tokenNames(`text-${step}`).length > 0)
    .reverse();

const USES: Record<string, string> = {
  xl: "The page's title. One on a screen.",
  lg: "Titles of sections and dialogs, numbers worth a glance.",
  md: "Titles of cards; running text on a phone.",
  sm: "Running text, labels, tables, buttons.",
  xs: "Captions, legends, times in narrow cells. Never for what one must act on.",
};

const DENSITIES = [
  { value: "comfortable", label: "Desk and phone" },
  { value: "kiosk", label: "Kiosk" },
] as const satisfies { value: Density; label: string }[];

/** The scale, at a desk and at arm's length. */
export function Scale() {
  const [density, setDensity] = useState<Density>("comfortable");
  return (
    <div className={styles.scale}>
      <Segmented label="Read from" options={DENSITIES} value={density} onChange={setDensity} />
      <div data-density={density} className={styles.list}>
        {sizes().map((step) => (
          <Specimen key={step + density} name={`--cs-text-${step}`} use={USES[step] ?? ""}>
            <p style={{ fontSize: `var(--cs-text-${step})`, lineHeight: `var(--cs-line-${step})` }}>
              Court 2 is free at 18:45
            </p>
          </Specimen>
        ))}
      </div>
    </div>
  );
}
