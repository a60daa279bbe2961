import { contrast } from "../../src/theme/oklch.ts";
import styles from "./Colour.module.css";

export interface RatioProps {
  /** Hex. */
  color: string;
  ground: string;
  /** WCAG 2: 4.5 for text, 3 for edges and icons; nothing is asked of decoration. */
  needs?: 4.5 | 3;
}

/** The contrast of two colours, computed here and now. */
export function Ratio({ color, ground, needs }: RatioProps) {
  const ratio = contrast(color, ground);
  const fails = needs !== undefined && ratio < needs;
  return (
    <span className={fails ? styles.fails : undefined} data-contrast={fails ? "fails" : "holds"}>
      {/* Cut, not rounded: 4.46 must not read as 4.5. */}
      {(Math.floor(ratio * 10) / 10).toFixed(1)}
      {fails && `, needs ${needs}`}
    </span>
  );
}
