import { type CSSProperties, type ReactNode, useState } from "react";
import { Button } from "../../src/components/Button/Button.tsx";
import { IconRefresh } from "../../src/components/Icon/icons.tsx";
import { tokenNames } from "../tokenNames.ts";
import { useTokenValues } from "../useTokenValues.ts";
import styles from "./Motion.module.css";

export interface DemoProps {
  title: string;
  use: string;
  /** Times as long as in the product, so that the eye can follow. */
  slow: number;
  /** How often it was played: a new number plays it again. */
  children: (round: number) => ReactNode;
}

/** A movement of the product, from the part's own styles, to be played again. */
export function Demo({ title, use, slow, children }: DemoProps) {
  const [round, setRound] = useState(0);
  const durations = tokenNames("motion-");
  const [ref, value] = useTokenValues(durations);
  const slowed = Object.fromEntries(durations.map((name) => [name, `calc(${value(name) || "0ms"} * ${slow})`]));
  return (
    <div ref={ref} className={styles.demo}>
      <div className={styles.stage} style={slowed as CSSProperties}>
        {children(round)}
      </div>
      <div className={styles.under}>
        <div>
          <h3 className={styles.name}>{title}</h3>
          <p className={styles.use}>{use}</p>
        </div>
        <Button size="small" icon={<IconRefresh />} onClick={() => setRound((played) => played + 1)}>
          Replay
        </Button>
      </div>
    </div>
  );
}
