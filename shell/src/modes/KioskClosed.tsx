import { IconLock, Page } from "@courtside/design-system/core.tsx";
import { useEffect, useRef } from "react";
import { useScreenTitle } from "../page/useScreenTitle.ts";
import styles from "./TrialExpired.module.css";

/** Replaces the screen of a kiosk whose club has no access (docs/kiosk.md#what-it-does). Only the frame's lock leads out of it. */
export function KioskClosed() {
  useScreenTitle("Booking is closed for now");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Page width="narrow" className={styles.page}>
      <IconLock size={48} className={styles.icon} />
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        Booking is closed for now
      </h1>
      <p className={styles.text}>Please ask at the front desk.</p>
    </Page>
  );
}
