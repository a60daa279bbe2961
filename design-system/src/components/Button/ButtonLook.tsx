import type { ReactNode } from "react";
import { classNames } from "../../classNames.ts";
import styles from "./Button.module.css";

/** How a button, or a link that looks like one, is drawn. */
export interface ButtonLook {
  variant?: "primary" | "secondary" | "ghost";
  /** Deletes or removes something. */
  danger?: boolean;
  size?: "small" | "medium" | "large";
  /** As wide as its container. */
  block?: boolean;
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

export function buttonClass(look: ButtonLook, className?: string): string {
  const { variant = "secondary", danger, size = "medium", block } = look;
  return classNames(
    styles.button,
    styles[variant],
    danger && styles.danger,
    size !== "medium" && styles[size],
    block && styles.block,
    className,
  );
}

interface ButtonContentProps extends Pick<ButtonLook, "icon" | "iconEnd"> {
  busy?: boolean;
  children?: ReactNode;
}

export function ButtonContent({ icon, iconEnd, busy, children }: ButtonContentProps) {
  return (
    <>
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {children !== undefined && <span className={styles.label}>{children}</span>}
      {iconEnd}
    </>
  );
}
