import { type ReactNode, useId } from "react";
import { classNames } from "../../classNames.ts";
import styles from "./Segmented.module.css";

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Small and quiet after the label: a count of free courts. */
  hint?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface SegmentedProps<Value extends string> {
  /** What is being chosen, for a screen reader. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** `joined` for two to four short words, `pills` for a row that may scroll sideways. */
  look?: "joined" | "pills";
  /** Shares the container's width. */
  block?: boolean;
}

/** One choice of a few, all visible: sport, court, day or week. A radio group: arrows move and choose. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, look = "joined", block } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classNames(styles[look], block && styles.block)}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.face}>
            {option.icon}
            <span>{option.label}</span>
            {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
