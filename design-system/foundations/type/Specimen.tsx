import type { ReactNode } from "react";
import { Code } from "../FoundationPage.tsx";
import styles from "./Type.module.css";
import { useMeasure } from "./useMeasure.ts";

export interface SpecimenProps {
  /** Token or component. */
  name: string;
  use: string;
  /** What is measured, unless it is the first thing said. */
  text?: string;
  children: ReactNode;
}

/** A piece of real type, its measures read from it, and where it belongs. */
export function Specimen({ name, use, text, children }: SpecimenProps) {
  const [ref, measure] = useMeasure(text);
  return (
    <div className={styles.specimen}>
      <div ref={ref} className={styles.text}>
        {children}
      </div>
      <dl className={styles.details}>
        <div>
          <dt>Size / line · weight</dt>
          <dd className={styles.measure}>{measure}</dd>
        </div>
        <div>
          <dt>
            <Code>{name}</Code>
          </dt>
          <dd>{use}</dd>
        </div>
      </dl>
    </div>
  );
}
