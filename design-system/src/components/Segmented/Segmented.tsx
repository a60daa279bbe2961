import { type ReactNode, useId, useState } from "react";
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
  /** Shows the label above, as fields of a form do. */
  legend?: boolean;
  options: readonly SegmentedOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** `joined` for two to four short labels, `pills` for a row that may scroll sideways, `tiles` for equal columns: days of a week. */
  look?: "joined" | "pills" | "tiles";
  /** Pills go on in further rows instead of scrolling. */
  wrap?: boolean;
  /** Shares the container's width. */
  block?: boolean;
}

/** One choice of a few, all visible: sport, court, day or week. A radio group: arrows move and choose. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, legend, options, value, onChange, look = "joined", wrap, block } = props;
  const name = useId();
  const [shown, pick] = useShown(value);
  const group = (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(styles[look], wrap && styles.wrap, block && styles.block)}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            checked={option.value === shown}
            disabled={option.disabled}
            onChange={() => {
              pick(option.value);
              onChange(option.value);
            }}
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
  if (!legend) return group;
  return (
    <div>
      <div className={styles.legend} aria-hidden="true">
        {label}
      </div>
      {group}
    </div>
  );
}

/** The choice shows at the click; an owner that keeps it in the address follows when its screen is ready. */
function useShown<Value>(value: Value | undefined) {
  const [picked, setPicked] = useState<{ value: Value; before: Value | undefined }>();
  if (picked && picked.before !== value) setPicked(undefined);
  const shown = picked && picked.before === value ? picked.value : value;
  return [shown, (next: Value) => setPicked({ value: next, before: value })] as const;
}
