import { classNames } from "@courtside/design-system/classNames.ts";
import { IconError } from "@courtside/design-system/components/Icon/icons.tsx";
import type { ReactNode } from "react";
import button from "../layout/button.module.css";
import styles from "./EnterForm.module.css";

interface EnterFormProps {
  /** The call that responds with a session: a path under /api/v1. Fields of the form are its body. */
  call: string;
  /** Where the session leads; a chosen radio's `data-landing` wins. */
  landing: string;
  label: string;
  busyLabel: string;
  /** The failure's title. */
  failure: string;
  children?: ReactNode;
}

/** Starts a session without a password. assets/enter.js does it, for these pages carry no framework. */
export const EnterForm = ({ call, landing, label, busyLabel, failure, children }: EnterFormProps) => (
  <form className={styles.form} data-enter={`/api/v1${call}`} data-landing={landing}>
    {children}
    <button type="submit" className={classNames(button.button, button.primary, button.large, styles.start)}>
      <span className={styles.idle}>{label}</span>
      <span className={styles.busy}>{busyLabel}</span>
    </button>
    <div className={styles.failure} role="alert" hidden>
      <IconError size={20} />
      <div>
        <p className={styles.title}>{failure}</p>
        <p data-reason="">Please try again.</p>
      </div>
    </div>
    <p className={styles.signedIn}>
      You are signed in on this device. Starting here signs you out of that account first.
    </p>
    <noscript>
      <p className={styles.note}>This needs JavaScript: without it there is no session to start.</p>
    </noscript>
  </form>
);
