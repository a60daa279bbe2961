import { TRIAL_DAYS } from "@courtside/contracts/domain/periods.ts";
import {
  IconBell,
  IconCalendar,
  IconCoach,
  IconGauge,
  IconHome,
  IconTrophy,
} from "@courtside/design-system/components/Icon/icons.tsx";
import { ButtonLink } from "../layout/ButtonLink.tsx";
import { CheckList } from "../layout/CheckList.tsx";
import { ClosingCall } from "../layout/ClosingCall.tsx";
import { IconDisc } from "../layout/IconDisc.tsx";
import { PageIntro } from "../layout/PageIntro.tsx";
import { PublicPage } from "../layout/PublicPage.tsx";
import styles from "./FeaturesPage.module.css";

const FEATURES = [
  {
    Icon: IconCalendar,
    title: "A live court grid",
    text: "The whole day on one board, by court and hour, in your club's own time zone.",
    points: [
      "Changes appear on every screen at once",
      "A taken slot says why, and what is free nearby",
      "Works by keyboard, touch and screen reader",
    ],
  },
  {
    Icon: IconGauge,
    title: "Fair booking rules",
    text: "You set the rules once. They hold everywhere, even when two people press at the same moment.",
    points: [
      "Window, length, daily and weekly limits",
      "Members see what is left before they book",
      "Cancellation until the hour you choose",
    ],
  },
  {
    Icon: IconBell,
    title: "A waitlist that works by itself",
    text: "When a slot frees up, the next in line gets an offer that is held while they decide.",
    points: [
      "15 minutes to accept, then the next",
      "No offers in the middle of the night",
      "Staff may assign a slot by hand",
    ],
  },
  {
    Icon: IconCoach,
    title: "Coaches and lessons",
    text: "Members ask for a lesson; the coach answers with a court, and it is on the board.",
    points: ["Weekly hours and time off", "Accepting a request books the court", "A day plan for the phone"],
  },
  {
    Icon: IconTrophy,
    title: "Events and series",
    text: "Clinics, ladders, social evenings: once or every week, with places that run out fairly.",
    points: [
      "Weekly series on one registration",
      "Capacity that is never exceeded",
      "The court is taken while the event runs",
    ],
  },
  {
    Icon: IconHome,
    title: "Front desk and kiosk",
    text: "Book for a member in a few keys, or let them book at the entrance by themselves.",
    points: [
      "Members found as you type",
      "A tablet that forgets its guest",
      "Blocks for maintenance, with notice to bookers",
    ],
  },
] as const;

/** `/features`: six cards and the way to a club of one's own. */
export const FeaturesPage = () => (
  <PublicPage path="/features">
    <PageIntro
      eyebrow="Features"
      title="Everything between the first serve and the last light"
      lead="Six things a racquet club does every day, in one place that members, coaches and staff share."
    >
      <ButtonLink href="/signup-club" variant="primary" large>
        Get Started
      </ButtonLink>
      <ButtonLink href="/demo" large>
        Try Demo
      </ButtonLink>
    </PageIntro>
    <ul className={styles.cards}>
      {FEATURES.map(({ Icon, title, text, points }) => (
        <li key={title} className={styles.card}>
          <IconDisc Icon={Icon} />
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
          <CheckList items={points} />
        </li>
      ))}
    </ul>
    <ClosingCall
      title="Put it on your own courts"
      text={`Your club opens with four courts and a sample coach. ${TRIAL_DAYS} days free, no credit card.`}
      ways={[{ href: "/signup-club", label: "Get Started" }]}
    />
  </PublicPage>
);
