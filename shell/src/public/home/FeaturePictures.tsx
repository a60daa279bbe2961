import { classNames } from "@courtside/design-system/classNames.ts";
import { AllowanceMeter } from "@courtside/design-system/components/AllowanceMeter/AllowanceMeter.tsx";
import { IconBook, IconCheck, IconCourt, IconLock, IconStop } from "@courtside/design-system/components/Icon/icons.tsx";
import { slotClass } from "@courtside/design-system/components/Slot/slotStates.ts";
import styles from "./FeaturePictures.module.css";

/** Three slots, one of them just taken. */
export const SlotsPicture = () => (
  <div className={styles.stack}>
    <span className={classNames(slotClass("booked"), styles.slot)}>
      <IconLock size={16} /> Booked <span className={styles.end}>17:00</span>
    </span>
    <span className={classNames(slotClass("own"), styles.slot)}>
      <IconCheck size={16} /> Your booking <span className={styles.end}>18:00</span>
    </span>
    <span className={classNames(slotClass("available"), styles.slot)}>
      19:00 <span className={styles.end}>Court 3</span>
    </span>
  </div>
);

/** What is left of a day and of a week. */
export const AllowancePicture = () => (
  <div className={classNames(styles.stack, styles.sheet)}>
    <AllowanceMeter label="Today" used={1} limit={2} />
    <AllowanceMeter label="This week" used={5} limit={7} />
    <p className={styles.rule}>Up to 14 days ahead, 2 hours long</p>
  </div>
);

const NEWS = [
  { Icon: IconCourt, text: "Front desk booked Court 2", time: "now" },
  { Icon: IconBook, text: "Coach Maria accepted a lesson", time: "1 min" },
  { Icon: IconStop, text: "Court 4 blocked for resurfacing", time: "4 min" },
];

/** What others did, as it happens. */
export const ActivityPicture = () => (
  <div className={styles.stack}>
    {NEWS.map(({ Icon, text, time }) => (
      <span key={text} className={styles.news}>
        <Icon size={16} /> {text} <span className={styles.end}>{time}</span>
      </span>
    ))}
  </div>
);
