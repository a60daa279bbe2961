import { type ReactNode, useLayoutEffect, useRef } from "react";
import styles from "./StateGrid.module.css";
import { type Shown, showStates } from "./showStates.ts";

export interface State {
  name: string;
  part: ReactNode;
  show?: Shown;
  dir?: "rtl";
  /** As little room as a phone's column has. */
  narrow?: boolean;
}

const POINTED: readonly Omit<State, "part">[] = [
  { name: "Default" },
  { name: "Hover", show: "hover" },
  { name: "Focus", show: "focus" },
  { name: "Active", show: "active" },
];

/** A part at rest, under the pointer, focused and pressed. */
export const pointed = (part: ReactNode, variant?: string): State[] =>
  POINTED.map((state) => ({ ...state, part, name: variant ? `${state.name}, ${variant}` : state.name }));

export const longText = (part: ReactNode): State => ({ name: "Long text", part, narrow: true });
export const rightToLeft = (part: ReactNode): State => ({ name: "Right to left", part, dir: "rtl" });

/** Every state of a component beside each other, each under its name. `wide` gives a part the whole line. */
export function StateGrid({ states, wide }: { states: readonly State[]; wide?: boolean }) {
  const grid = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (grid.current) showStates(grid.current);
  });
  return (
    <div ref={grid} className={wide ? styles.wide : styles.grid}>
      {states.map(({ name, part, show, dir, narrow }) => (
        <figure key={name} className={styles.state}>
          <figcaption className={styles.name}>{name}</figcaption>
          <div data-show={show} dir={dir} className={narrow ? styles.narrow : styles.part}>
            {part}
          </div>
        </figure>
      ))}
    </div>
  );
}
