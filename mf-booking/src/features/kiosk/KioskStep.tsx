import { Button, classNames, IconSuccess, Page } from "@courtside/design-system/core.tsx";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./Kiosk.module.css";

interface KioskStepProps {
  title: string;
  /** The width of a form, not of a board. */
  narrow?: boolean;
  onDone: () => void;
  children: ReactNode;
}

/** One step of a booking; its title takes the focus. */
export function KioskStep({ title, narrow, onDone, children }: KioskStepProps) {
  const heading = useReadFirst();
  return (
    <Page width="full" className={classNames(styles.step, narrow && styles.narrow)}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <Button onClick={onDone}>Start over</Button>
      </header>
      {children}
    </Page>
  );
}

interface BookedStepProps {
  courtName: string;
  when: string;
  /** First name and initial. */
  who: string;
  onMore: () => void;
  onDone: () => void;
}

/** The result, large. */
export function BookedStep({ courtName, when, who, onMore, onDone }: BookedStepProps) {
  return (
    <Page className={styles.done}>
      <IconSuccess />
      <h1 ref={useReadFirst()} tabIndex={-1} className={styles.title}>
        {courtName} is booked
      </h1>
      <p className={styles.details}>
        {when}, for {who}
      </p>
      <div className={styles.doneActions}>
        <Button variant="primary" size="large" block onClick={onDone}>
          Done
        </Button>
        <Button size="large" block onClick={onMore}>
          Book another
        </Button>
      </div>
    </Page>
  );
}

/** For the heading of a step: focuses it when the step appears, and scrolls the page to its top. */
function useReadFirst() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return heading;
}
