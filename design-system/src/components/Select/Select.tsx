import type { ComponentPropsWithRef } from "react";
import { classNames } from "../../classNames.ts";
import field from "../Field/Field.module.css";
import { IconChevronDown } from "../Icon/icons.tsx";
import styles from "./Select.module.css";

export interface SelectOption<Value extends string | number> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectProps<Value extends string | number>
  extends Omit<ComponentPropsWithRef<"select">, "value" | "defaultValue" | "onChange" | "children" | "multiple"> {
  options: readonly SelectOption<Value>[];
  value?: Value | null;
  onChange?: (value: Value) => void;
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string;
}

/** One of a list: the system's own select, which every phone and screen reader knows. With search, see SearchSelect. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { options, value, onChange, placeholder, className, ...rest } = props;
  const chosen = options.findIndex((option) => option.value === value);
  return (
    <span className={styles.wrapper}>
      <select
        {...rest}
        className={classNames(field.control, styles.select, chosen < 0 && styles.unchosen, className)}
        value={chosen < 0 ? "" : String(value)}
        onChange={(event) => {
          const option = options.find((candidate) => String(candidate.value) === event.target.value);
          if (option) onChange?.(option.value);
        }}
      >
        {(placeholder !== undefined || chosen < 0) && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={String(option.value)} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <IconChevronDown className={styles.chevron} size={18} />
    </span>
  );
}
