import type { ComponentPropsWithRef, ReactNode } from "react";
import { classNames } from "../../classNames.ts";
import styles from "./Switch.module.css";

export interface SwitchProps extends Omit<ComponentPropsWithRef<"input">, "type" | "onChange" | "value"> {
  /** In a Form.Item, set `valuePropName="checked"`. */
  onChange?: (checked: boolean) => void;
  description?: ReactNode;
  /** Its label; without one give `aria-label`. */
  children?: ReactNode;
}

/** The native box carries the state, so no aria-checked. */
const SWITCH = { role: "switch" };

/** On or off, at once or with the form. */
export function Switch({ onChange, description, className, children, ...rest }: SwitchProps) {
  return (
    <label className={classNames(styles.option, className)}>
      {children && (
        <span className={styles.text}>
          {children}
          {description && <span className={styles.description}>{description}</span>}
        </span>
      )}
      <input
        {...rest}
        type="checkbox"
        {...SWITCH}
        className={styles.switch}
        onChange={(event) => onChange?.(event.target.checked)}
      />
    </label>
  );
}
