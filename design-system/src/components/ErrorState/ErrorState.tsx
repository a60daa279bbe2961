import type { ReactNode } from "react";
import { classNames } from "../../classNames.ts";
import { Button } from "../Button/Button.tsx";
import { IconRefresh, IconWarning } from "../Icon/icons.tsx";
import styles from "./ErrorState.module.css";

export interface ErrorStateProps {
  title?: ReactNode;
  /** Why, in text that a member understands. */
  cause?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** From the error's `requestId`, so that support can find it. */
  requestId?: string;
  /** Other ways on, beside Retry. */
  action?: ReactNode;
  compact?: boolean;
}

/** A part of the page that could not be shown: cause, Retry, request id. */
export function ErrorState(props: ErrorStateProps) {
  const { title = "Something went wrong", cause, onRetry, retrying, requestId, action, compact } = props;
  return (
    <div role="alert" className={classNames(styles.error, compact && styles.compact)}>
      <span className={styles.icon}>
        <IconWarning />
      </span>
      <p className={styles.title}>{title}</p>
      {cause && <p className={styles.cause}>{cause}</p>}
      {(onRetry || action) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button icon={<IconRefresh />} onClick={onRetry} busy={retrying}>
              Retry
            </Button>
          )}
          {action}
        </div>
      )}
      {requestId && (
        <p className={styles.request}>
          Request <code>{requestId}</code>
        </p>
      )}
    </div>
  );
}
