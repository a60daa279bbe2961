import type { ComponentPropsWithRef } from "react";
import { classNames } from "../../classNames.ts";
import styles from "./Layout.module.css";

/** Steps of the 4 px scale. */
type Gap = 0 | 4 | 8 | 12 | 16 | 20 | 24 | 32 | 48;

interface Gapped {
  /** px */
  gap?: Gap;
}

export interface StackProps extends ComponentPropsWithRef<"div">, Gapped {}

/** Children beneath each other. */
export function Stack({ gap = 16, className, style, ...rest }: StackProps) {
  return <div {...rest} className={classNames(styles.stack, className)} style={{ gap, ...style }} />;
}

export interface InlineProps extends ComponentPropsWithRef<"div">, Gapped {
  align?: "start" | "center" | "end" | "baseline";
  justify?: "start" | "end" | "between" | "center";
  nowrap?: boolean;
}

/** Children beside each other, wrapping. */
export function Inline(props: InlineProps) {
  const { gap = 8, align = "center", justify = "start", nowrap, className, style, ...rest } = props;
  return (
    <div
      {...rest}
      className={classNames(styles.inline, nowrap && styles.nowrap, className)}
      style={{
        gap,
        alignItems: align === "center" || align === "baseline" ? align : `flex-${align}`,
        justifyContent: justify === "between" ? "space-between" : justify === "center" ? "center" : `flex-${justify}`,
        ...style,
      }}
    />
  );
}

export interface GridProps extends ComponentPropsWithRef<"div">, Gapped {
  /** px: no column gets narrower, as many stand side by side as fit. */
  minColumn?: number;
}

/** Equal columns: cards of a dashboard, of plans. */
export function Grid({ gap = 16, minColumn = 280, className, style, ...rest }: GridProps) {
  return (
    <div
      {...rest}
      className={classNames(styles.grid, className)}
      style={{ gap, gridTemplateColumns: `repeat(auto-fill, minmax(min(${minColumn}px, 100%), 1fr))`, ...style }}
    />
  );
}

export interface PageProps extends ComponentPropsWithRef<"div"> {
  /** `narrow` for forms and text, `full` for boards. */
  width?: "narrow" | "normal" | "full";
}

/** The padded column a screen's content stands in. */
export function Page({ width = "normal", className, ...rest }: PageProps) {
  return <div {...rest} className={classNames(styles.page, styles[width], className)} />;
}

export const Divider = () => <hr className={styles.divider} />;
