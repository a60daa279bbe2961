import type { ReactNode } from "react";
import styles from "./FeatureCards.module.css";
import { ActivityPicture, AllowancePicture, SlotsPicture } from "./FeaturePictures.tsx";

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
