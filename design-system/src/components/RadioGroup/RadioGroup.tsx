import { type ReactNode, useId } from "react";
import { classNames } from "../../classNames.ts";
import styles from "../Checkbox/Checkbox.module.css";

export interface RadioGroupProps<Value extends string> {
  id?: string;
  "aria-describedby"?: string;
  /** Its legend: a group needs no label of a Form.Item besides. */
  label: string;
  options: readonly { value: Value; label: ReactNode; description?: ReactNode; disabled?: boolean }[];
  value?: Value;
  onChange?: (value: Value) => void;
  disabled?: boolean;
  /** Beside each other instead of beneath. */
  inline?: boolean;
}

/** One of a few, with room to explain each. For short labels see Segmented. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { id, label, options, value, onChange, disabled, inline } = props;
  const name = useId();
  return (
    <fieldset id={id} aria-describedby={props["aria-describedby"]} className={styles.group} disabled={disabled}>
      <legend className={styles.legend}>{label}</legend>
      <div className={classNames(styles.options, !inline && styles.column)}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.box}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange?.(option.value)}
            />
            <span>
              {option.label}
              {option.description && <span className={styles.description}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
