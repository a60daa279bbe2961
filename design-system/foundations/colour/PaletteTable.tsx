import { colors, type Mode } from "../../src/theme/colors.ts";
import styles from "./Colour.module.css";
import { Ratio, type RatioProps } from "./Ratio.tsx";

type ColorName = keyof (typeof colors)["light"];

const GROUNDS = ["layout", "container", "elevated"] as const satisfies readonly ColorName[];
const GROUND_NAMES: Record<(typeof GROUNDS)[number], string> = {
  layout: "Layout",
  container: "Container",
  elevated: "Elevated",
};

const tokenOf = (name: string) => `--cs-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

export interface PaletteTableProps {
  mode: Mode;
  caption: string;
  /** Token → what it is for. */
  rows: Partial<Record<ColorName, string>>;
  needs?: RatioProps["needs"];
  /** Writes the ratio in the colour itself, or draws a line of it. */
  as: "text" | "line";
}

/** Tokens on every ground they may stand on: each cell is its own specimen. */
export function PaletteTable({ mode, caption, rows, needs, as }: PaletteTableProps) {
  const palette = colors[mode];
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Token</th>
          {GROUNDS.map((ground) => (
            <th key={ground} scope="col" className={styles.number}>
              {GROUND_NAMES[ground]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(Object.keys(rows) as ColorName[]).map((name) => (
          <tr key={name}>
            <th scope="row">
              <span className={styles.token}>{tokenOf(name)}</span>
              <span className={styles.use}>
                {palette[name]} · {rows[name]}
              </span>
            </th>
            {GROUNDS.map((ground) => (
              <td key={ground} className={styles.specimen} style={{ background: palette[ground] }}>
                {as === "text" ? (
                  <span style={{ color: palette[name] }}>
                    <Ratio color={palette[name]} ground={palette[ground]} needs={needs} />
                  </span>
                ) : (
                  <>
                    <Ratio color={palette[name]} ground={palette[ground]} needs={needs} />
                    <span className={styles.line} style={{ background: palette[name] }} />
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
