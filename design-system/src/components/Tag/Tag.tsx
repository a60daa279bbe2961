import type { ReactNode } from "react";
import { classNames } from "../../classNames.ts";
import type { Tone } from "../tone.ts";
import styles from "./Tag.module.css";

export interface TagProps {
  tone?: Tone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A short state as text: "Active", "Pending", "Admin". The text carries the meaning; the tone supports it. */
export function Tag({ tone = "neutral", icon, className, children }: TagProps) {
  return (
    <span className={classNames(styles.tag, styles[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
