import { Button } from "../../src/components/Button/Button.tsx";
import { Descriptions } from "../../src/components/Descriptions/Descriptions.tsx";
import { Input } from "../../src/components/Input/Input.tsx";
import { slotClass } from "../../src/components/Slot/slotStates.ts";
import type { Density } from "../../src/theme/density.ts";
import { useTokenValues } from "../useTokenValues.ts";
import styles from "./Spacing.module.css";

const MEASURES = {
  "--cs-font-size": "Text",
  "--cs-control": "Control",
  "--cs-control-small": "Small control",
  "--cs-slot-row": "Slot row",
  "--cs-target": "Target",
} as const;

const NAMES = Object.keys(MEASURES);

export interface DensityColumnProps {
  density: Density;
  title: string;
  use: string;
}

/** One density: its measures, and what they make of the same parts. */
export function DensityColumn({ density, title, use }: DensityColumnProps) {
  const [ref, value] = useTokenValues(NAMES);
  return (
    <div ref={ref} data-density={density} className={styles.density}>
      <div>
        <h3 className={styles.densityName}>{title}</h3>
        <p className={styles.densityUse}>{use}</p>
      </div>
      <div className={styles.parts}>
        <Button variant="primary">Book Court</Button>
        <Input aria-label={`Search in ${title}`} defaultValue="Ana Ruiz" />
        <div className={`${slotClass("available")} ${styles.slot}`}>10:00</div>
        <div className={`${slotClass("own")} ${styles.slot}`}>Your booking</div>
      </div>
      <Descriptions items={Object.entries(MEASURES).map(([name, label]) => ({ label, value: value(name) }))} />
    </div>
  );
}
