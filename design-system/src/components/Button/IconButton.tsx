import type { ReactNode } from "react";
import { classNames } from "../../classNames.ts";
import styles from "./Button.module.css";
import { Button, type ButtonProps } from "./Button.tsx";

export interface IconButtonProps extends Omit<ButtonProps, "icon" | "iconEnd" | "children" | "block" | "busyLabel"> {
  /** The button's name, also shown on hover. */
  label: string;
  icon: ReactNode;
}

/** A square button of one icon. Its name is never optional. */
export function IconButton({ label, variant = "ghost", className, ...rest }: IconButtonProps) {
  return (
    <Button
      aria-label={label}
      title={label}
      variant={variant}
      className={classNames(styles.square, className)}
      {...rest}
    />
  );
}
