import type { ComponentPropsWithRef, ReactNode } from "react";
import { classNames } from "../../classNames.ts";
import styles from "./Checkbox.module.css";

export interface CheckboxProps extends Omit<ComponentPropsWithRef<"input">, "type" | "onChange" | "value"> {
  /** In a Form.Item, set `valuePropName="checked"`. */
  onChange?: (checked: boolean) => void;
  /** Quieter, beneath. */
  description?: ReactNode;
  children: ReactNode;
}

/** Yes or no, or one of several that may all be true. */
export function Checkbox({ onChange, description, className, children, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(styles.option, className)}>
      <input {...rest} type="checkbox" className={styles.box} onChange={(event) => onChange?.(event.target.checked)} />
      <span>
        {children}
        {description && <span className={styles.description}>{description}</span>}
      </span>
    </label>
  );
}
