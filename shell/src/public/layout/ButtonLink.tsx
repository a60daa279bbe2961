import { classNames } from "@courtside/design-system/classNames.ts";
import styles from "./button.module.css";

interface ButtonLinkProps {
  href: string;
  children: string;
  variant?: "default" | "primary" | "ghost";
  large?: boolean;
}

/** A link that looks like the design system's button. */
export const ButtonLink = ({ href, children, variant = "default", large }: ButtonLinkProps) => (
  <a href={href} className={classNames(styles.button, styles[variant], large && styles.large)}>
    {children}
  </a>
);
