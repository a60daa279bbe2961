import { cloneElement, type ReactElement, type ReactNode, useId } from "react";
import { classNames } from "../../classNames.ts";
import styles from "./Field.module.css";

interface ControlProps {
  id?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: boolean | "true" | "false";
  "aria-required"?: boolean | "true" | "false";
}

export interface FieldProps {
  label: ReactNode;
  /** Beneath the control, always there. */
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  className?: string;
  /** One control: it receives its id and descriptions. */
  children: ReactElement<ControlProps>;
}

/** Label above, control, hint, error: for a control outside a Form. Inside one, Form.Item does this. */
export function Field({ label, hint, error, required, className, children }: FieldProps) {
  const ownId = useId();
  const id = children.props.id ?? ownId;
  const describedBy = classNames(hint ? `${id}-hint` : null, error ? `${id}-error` : null);
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={classNames(styles.label, required && styles.required)}>
        {label}
      </label>
      {cloneElement(children, {
        id,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
        "aria-required": required || undefined,
      })}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && (
        <div id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </div>
      )}
    </div>
  );
}
