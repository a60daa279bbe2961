import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { classNames } from "../../classNames.ts";
import styles from "./Card.module.css";

export interface CardProps extends Omit<ComponentPropsWithRef<"section">, "title"> {
  title?: ReactNode;
  /** Rank of the title; 2 by default. */
  level?: 2 | 3 | 4;
  description?: ReactNode;
  /** Right of the title: an action, a tag. */
  extra?: ReactNode;
  /** Actions along the lower edge. */
  footer?: ReactNode;
  /** Body without padding, for a table or a list that reaches the edges. */
  flush?: boolean;
  /** Draws the eye: the next booking, the chosen plan. */
  highlighted?: boolean;
}

/** A titled region on the layout ground. Flat: only floating layers cast shadows. */
export function Card(props: CardProps) {
  const { title, level = 2, description, extra, footer, flush, highlighted, className, children, ...rest } = props;
  const titleId = useId();
  const Title = `h${level}` as const;
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      {...rest}
      className={classNames(styles.card, highlighted && styles.highlighted, className)}
    >
      {(title || extra) && (
        <header className={classNames(styles.header, !description && styles.level)}>
          <div className={styles.heading}>
            {title && (
              <Title id={titleId} className={styles.title}>
                {title}
              </Title>
            )}
            {description && <p className={styles.description}>{description}</p>}
          </div>
          {extra && <div className={styles.extra}>{extra}</div>}
        </header>
      )}
      {children !== undefined && <div className={flush ? styles.flush : styles.body}>{children}</div>}
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </section>
  );
}
