import { IconCalendar, IconGauge } from "@courtside/design-system/components/Icon/icons.tsx";
import styles from "./ConfirmPicture.module.css";

/** The panel that confirms a booking, over the picture's corner; beneath the grid on a phone, where it is a sheet. */
export const ConfirmPicture = () => (
  <div className={styles.panel}>
    <p className={styles.title}>Book Court 2</p>
    <p className={styles.range}>10:00 - 11:00</p>
    <p className={styles.fact}>
      <IconCalendar size={16} /> Sat, Mar 8 · Tennis
    </p>
    <p className={styles.fact}>
      <IconGauge size={16} /> Uses 2 of 2 that day
    </p>
    <span className={styles.book}>Book</span>
  </div>
);
