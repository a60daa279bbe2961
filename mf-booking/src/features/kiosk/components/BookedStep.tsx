import { Button, IconSuccess, Page } from "@courtside/design-system/core.tsx";
import { useReadFirst } from "../useReadFirst.ts";
import styles from "./Kiosk.module.css";

interface BookedStepProps {
  courtName: string;
  when: string;
  /** First name and initial. */
  who: string;
  onMore: () => void;
  onDone: () => void;
}

/** What came of it, to be read at a glance. */
export function BookedStep({ courtName, when, who, onMore, onDone }: BookedStepProps) {
  return (
    <Page className={styles.done}>
      <IconSuccess />
      <h1 ref={useReadFirst()} tabIndex={-1} className={styles.title}>
        {courtName} is booked
      </h1>
      <p className={styles.facts}>
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
