import { classNames } from "@courtside/design-system/classNames.ts";
import { AllowanceMeter } from "@courtside/design-system/components/AllowanceMeter/AllowanceMeter.tsx";
import { IconBook, IconCheck, IconCourt, IconLock, IconStop } from "@courtside/design-system/components/Icon/icons.tsx";
import { slotClass } from "@courtside/design-system/components/Slot/slotStates.ts";
import type { ReactNode } from "react";
import styles from "./FeatureCards.module.css";

/** Three slots, one of them just taken. */
const SlotsPicture = () => (
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
const AllowancePicture = () => (
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
const ActivityPicture = () => (
  <div className={styles.stack}>
    {NEWS.map(({ Icon, text, time }) => (
      <span key={text} className={styles.news}>
        <Icon size={16} /> {text} <span className={styles.end}>{time}</span>
      </span>
    ))}
  </div>
);

interface Feature {
  title: string;
  text: string;
  picture: ReactNode;
}

const FEATURES: Feature[] = [
  {
    title: "Book a court in seconds",
    text: "One grid of the day shows what is free, what is taken and why. Two people can never hold the same slot.",
    picture: <SlotsPicture />,
  },
  {
    title: "Fair rules, kept for you",
    text: "How far ahead, how many a day, how long: your club decides once, and members see what is left before they book.",
    picture: <AllowancePicture />,
  },
  {
    title: "Staff and coaches in step",
    text: "Front desk books for members, coaches answer lesson requests, admins set courts and hours, all on one board.",
    picture: <ActivityPicture />,
  },
];

/** The three feature cards of the home page. */
export const FeatureCards = () => (
  <ul className={styles.cards}>
    {FEATURES.map(({ title, text, picture }) => (
      <li key={title} className={styles.card}>
        <div className={styles.picture} aria-hidden="true">
          {picture}
        </div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </li>
    ))}
  </ul>
);
