import type { ComponentPropsWithRef, ReactNode } from "react";
import { classNames } from "../../classNames.ts";
import field from "../Field/Field.module.css";
import styles from "./Input.module.css";

export interface InputProps extends Omit<ComponentPropsWithRef<"input">, "prefix"> {
  /** An icon or a sign at the start; decorative. */
  prefix?: ReactNode;
  /** A unit or a small button at the end. */
  suffix?: ReactNode;
}

/** A line of text. `onChange` receives the event, as Form.Item expects. */
export function Input({ prefix, suffix, className, ...rest }: InputProps) {
  const input = (
    <input
      type="text"
      {...rest}
      className={classNames(
        field.control,
        Boolean(prefix) && styles.afterPrefix,
        Boolean(suffix) && styles.beforeSuffix,
        className,
      )}
    />
  );
  if (!prefix && !suffix) return input;
  return (
    <span className={styles.wrapper}>
      {prefix && <span className={styles.prefix}>{prefix}</span>}
      {input}
      {suffix && <span className={styles.suffix}>{suffix}</span>}
    </span>
  );
}
