import { Heading, IconCalendar, IconLock, type IconProps, IconSettings } from "@courtside/design-system/core.tsx";
import type { ComponentType } from "react";
import styles from "./WhyUpgrade.module.css";

const REASONS: { Icon: ComponentType<IconProps>; title: string; text: string }[] = [
  {
    Icon: IconLock,
    title: "Never a double booking",
    text: "Two people can never hold the same court at the same time, however many tap at once.",
  },
  {
    Icon: IconSettings,
    title: "Your rules, always kept",
    text: "How far ahead, how many, how long: set once, kept for every member, on every device.",
  },
  {
    Icon: IconCalendar,
    title: "One board for everyone",
    text: "Members, coaches, front desk and admins see the same day, and see it change as it happens.",
  },
];

/** What a club gains. */
export const WhyUpgrade = () => (
  <section aria-labelledby="why-upgrade">
    <Heading id="why-upgrade" className={styles.heading}>
      Why Upgrade?
    </Heading>
    <ul className={styles.reasons}>
      {REASONS.map(({ Icon, title, text }) => (
        <li key={title}>
          <span className={styles.icon}>
            <Icon size={22} />
          </span>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
