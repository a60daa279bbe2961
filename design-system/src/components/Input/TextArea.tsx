import type { ComponentPropsWithRef } from "react";
import { classNames } from "../../classNames.ts";
import field from "../Field/Field.module.css";
import styles from "./Input.module.css";

export type TextAreaProps = ComponentPropsWithRef<"textarea">;

/** Several lines of text; grows with them. */
export function TextArea({ rows = 3, className, ...rest }: TextAreaProps) {
  return <textarea rows={rows} {...rest} className={classNames(field.control, styles.area, className)} />;
}
