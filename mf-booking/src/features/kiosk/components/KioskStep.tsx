import { Button, classNames, Page } from "@courtside/design-system/core.tsx";
import type { ReactNode } from "react";
import { useReadFirst } from "../useReadFirst.ts";
import styles from "./Kiosk.module.css";

interface KioskStepProps {
  title: string;
  /** A form, not a board: as wide as a hand reaches. */
  narrow?: boolean;
  onDone: () => void;
  children: ReactNode;
}

/** One step on the way to a booking; its title is read first. */
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
