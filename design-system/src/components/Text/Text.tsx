import type { ComponentPropsWithoutRef, ComponentPropsWithRef } from "react";
import { classNames } from "../../classNames.ts";
import styles from "./Text.module.css";

export interface TextProps extends ComponentPropsWithoutRef<"span"> {
  as?: "span" | "p" | "strong" | "div" | "time";
  size?: "xs" | "sm" | "md" | "lg" | "xl";
  tone?: "text" | "secondary" | "quiet" | "error" | "success" | "warning";
  strong?: boolean;
  /** One line, cut with an ellipsis. */
  truncate?: boolean;
}

/** Running text in one of the scale's sizes; the surrounding size by default. */
export function Text({ as: Element = "span", size, tone, strong, truncate, className, ...rest }: TextProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        size && styles[size],
        tone && styles[tone],
        strong && styles.strong,
        truncate && styles.truncate,
        className,
      )}
    />
  );
}

export interface HeadingProps extends ComponentPropsWithRef<"h2"> {
  /** Rank in the page's outline; `h1` belongs to PageHeader. */
  level?: 2 | 3 | 4;
}

/** The title of a section that is not a Card. */
export function Heading({ level = 2, className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...rest} className={classNames(styles.heading, styles[`h${level}`], className)} />;
}
