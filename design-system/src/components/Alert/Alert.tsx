import type { ReactNode } from "react";
import { classNames } from "../../classNames.ts";
import { IconButton } from "../Button/IconButton.tsx";
import { IconClose } from "../Icon/icons.tsx";
import styles from "./Alert.module.css";
import { type NoticeTone, toneIcon } from "./toneIcon.tsx";

export interface AlertProps {
  tone?: NoticeTone;
  title?: ReactNode;
  /** A button or link that resolves it. */
  action?: ReactNode;
  onClose?: () => void;
  /** "alert" when it appears in response to the user's action; silent by default. */
  role?: "alert" | "status";
  className?: string;
  children?: ReactNode;
}

/** A message that stays on the page, in the flow. For one that passes, see useToast. */
export function Alert({ tone = "info", title, action, onClose, role, className, children }: AlertProps) {
  const Icon = toneIcon[tone];
  return (
    <div role={role} className={classNames(styles.alert, styles[tone], className)}>
      <Icon className={styles.icon} size={20} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.body}>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {onClose && (
        <IconButton label="Close" icon={<IconClose />} size="small" className={styles.close} onClick={onClose} />
      )}
    </div>
  );
}
