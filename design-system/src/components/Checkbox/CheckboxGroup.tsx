import { useId } from "react";
import { classNames } from "../../classNames.ts";
import field from "../Field/Field.module.css";
import styles from "./Checkbox.module.css";
import { Checkbox } from "./Checkbox.tsx";

export interface CheckboxGroupProps<Value extends string> {
  id?: string;
  "aria-describedby"?: string;
  /** Its legend: a group needs no label of a Form.Item besides. */
  label: string;
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  value?: readonly Value[];
  onChange?: (values: Value[]) => void;
  /** Beneath the choices. */
  error?: string | undefined;
  disabled?: boolean;
}

/** Several of a few: sports, week days. The values keep the options' order. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { id, label, options, value = [], onChange, error, disabled } = props;
  const errorId = useId();
  const describedBy = classNames(props["aria-describedby"], error ? errorId : null);
  const toggle = (changed: Value, checked: boolean) =>
    onChange?.(
      options
        .map((option) => option.value)
        .filter((candidate) => (candidate === changed ? checked : value.includes(candidate))),
    );
  return (
    <fieldset
      id={id}
      aria-describedby={describedBy || undefined}
      data-invalid={error ? "" : undefined}
      className={styles.group}
      disabled={disabled}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.grid}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            checked={value.includes(option.value)}
            disabled={option.disabled}
            onChange={(checked) => toggle(option.value, checked)}
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
      {error && (
        <div id={errorId} role="alert" className={field.error}>
          {error}
        </div>
      )}
    </fieldset>
  );
}
