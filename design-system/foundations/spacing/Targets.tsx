import { IconButton } from "../../src/components/Button/IconButton.tsx";
import { IconClose } from "../../src/components/Icon/icons.tsx";
import type { Density } from "../../src/theme/density.ts";
import { useTokenValues } from "../useTokenValues.ts";
import styles from "./Spacing.module.css";

const WHO = {
  comfortable: "A member's thumb",
  compact: "Staff with a mouse",
  kiosk: "Anybody, standing",
} as const satisfies Record<Density, string>;

function Target({ density }: { density: Density }) {
  const [ref, value] = useTokenValues(["--cs-target"]);
  return (
    <div ref={ref} data-density={density} className={styles.target}>
      <span className={styles.reach}>
        <IconButton label={`Close, for ${WHO[density]}`} icon={<IconClose />} size="small" />
      </span>
      <span>
        <strong>{value("--cs-target")}</strong>
        <span className={styles.use}>{WHO[density]}</span>
      </span>
    </div>
  );
}

/** What a finger may hit, drawn around what the eye sees. */
export const Targets = () => (
  <div className={styles.radii}>
    {(Object.keys(WHO) as Density[]).map((density) => (
      <Target key={density} density={density} />
    ))}
  </div>
);
