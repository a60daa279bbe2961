import { TRIAL_DAYS } from "@courtside/contracts/domain/periods.ts";
import { SPORTS, sportLabel } from "@courtside/contracts/domain/sports.ts";
import { classNames } from "@courtside/design-system/classNames.ts";
import { IconChevronDown } from "@courtside/design-system/components/Icon/icons.tsx";
import { CONTACT } from "../contact.ts";
import { ButtonLink } from "../layout/ButtonLink.tsx";
import { CheckList } from "../layout/CheckList.tsx";
import { ClosingCall } from "../layout/ClosingCall.tsx";
import { PublicPage } from "../layout/PublicPage.tsx";
import { Section } from "../layout/Section.tsx";
import { Steps } from "../layout/Steps.tsx";
import { FeatureCards } from "./FeatureCards.tsx";
import { Hero } from "./Hero.tsx";
import styles from "./HomePage.module.css";
import { Places } from "./Places.tsx";
import { QUESTIONS } from "./questions.ts";

const STEPS = [
  {
    title: "Create your club",
    text: "A club name, your name, an email address and a password are enough. Your club opens with four courts and a sample coach, ready to try.",
  },
  {
    title: "Set your rules",
    text: "Hours, slot length, how far ahead, how many a day. Every screen and the kiosk keep to them from then on.",
  },
  {
    title: "Invite your members",
    text: "Send invitations by mail or hand out a join code. They see what is free and book it in two taps.",
  },
];

/** `/`: what Courtside is, shown by the product itself. */
export function HomePage() {
  return (
    <PublicPage path="/">
      <Hero />
      <Section
        id="features"
        raised
        title="Built for the whole club"
        lead="Members, coaches, front desk and admins work from one live board. What one changes, all see at once."
      >
        <FeatureCards />
      </Section>
      <Section id="how" title="Open for bookings today" lead="Three steps, no installation, no import to wait for.">
        <Steps steps={STEPS} />
      </Section>
      <Section
        id="sports"
        raised
        title="Every court you run"
        lead="Eight sports from the start, and your club's own besides."
      >
        <Sports />
      </Section>
      <Section
        id="places"
        title="At the door and on the court"
        lead="Two more screens of the same club, made for the people who stand in front of them."
      >
        <Places />
      </Section>
      <Section
        id="plans"
        raised
        title="Plans that follow your club"
        lead={`${TRIAL_DAYS} days free with everything in Pro, no credit card. Then one price for the club, however often it books.`}
      >
        <PlansTeaser />
      </Section>
      <Section id="questions" title="Questions">
        <Questions />
      </Section>
      <ClosingCall
        title="See your own courts on the board"
        text="Start with a club of your own, or walk through ours first: the demo asks for nothing."
        ways={[
          { href: "/start-trial", label: "Start Free Trial" },
          { href: "/demo", label: "Try Demo" },
        ]}
      />
    </PublicPage>
  );
}

/** The lines inside each court from above; its edge is 64 × 32 units at 4, 4. */
const COURTS: Record<(typeof SPORTS)[number], string> = {
  tennis: "M4 9h64M4 31h64M36 4v32M20 9v22M52 9v22M20 20h32",
  pickleball: "M36 4v32M26 4v32M46 4v32M4 20h22M46 20h22",
  squash: "M40 4v32M40 20h28M40 4h10v11H40M40 25h10v11H40",
  badminton: "M4 8h64M4 32h64M36 4v32M28 4v32M44 4v32M9 4v32M63 4v32M4 20h24M44 20h24",
  racquetball: "M36 4v32M26 4v32M26 9h10M26 31h10",
  basketball:
    "M36 4v32M36 14a6 6 0 1 1 0 12a6 6 0 0 1 0-12M4 14h13v12H4M68 14H55v12h13M4 7h6a13 13 0 0 1 0 26H4M68 7h-6a13 13 0 0 0 0 26h6",
  volleyball: "M36 4v32M25.5 4v32M46.5 4v32",
  padel: "M36 4v32M14 4v32M58 4v32M14 20h44",
};

/** The catalogue, each sport by its court. */
const Sports = () => (
  <ul className={styles.sports}>
    {SPORTS.map((sport) => (
      <li key={sport} className={styles.sport}>
        <svg className={styles.court} viewBox="0 0 72 40" aria-hidden="true" focusable="false">
          <rect x={4} y={4} width={64} height={32} />
          <path d={COURTS[sport]} />
        </svg>
        {sportLabel(sport)}
      </li>
    ))}
  </ul>
);

const upTo = (most: number | null, what: string) => (most === null ? `Unlimited ${what}` : `Up to ${most} ${what}`);

/** Three plans with their prices; the whole story is at /upgrade. */
const PlansTeaser = () => (
  <>
    <ul className={styles.plans}>
      {PLANS.map(({ name, monthly, yearly, courts, members, more }) => {
        const isTrial = name === "Pro";
        return (
          <li key={name} className={classNames(styles.plan, isTrial && styles.chosen)}>
            <h3 className={styles.name}>
              {name}
              {isTrial && <span className={styles.badge}>In your trial</span>}
            </h3>
            <p className={styles.price}>
              <strong>${monthly}</strong> a month
            </p>
            <p className={styles.yearly}>or ${yearly.toLocaleString("en-US")} a year</p>
            <CheckList items={[upTo(courts, "courts"), upTo(members, "members"), more]} />
          </li>
        );
      })}
    </ul>
    <p className={styles.ways}>
      <ButtonLink href="/start-trial" large>
        Start Free Trial
      </ButtonLink>
      <ButtonLink href="/upgrade" variant="ghost" large>
        Compare plans
      </ButtonLink>
    </p>
  </>
);

/**
 * The plans in brief (docs/product/billing.md#plans). US dollars; `null` = unlimited. The api's plans are the truth: tests/e2e
 * compares.
 */
const PLANS = [
  { name: "Starter", monthly: 29, yearly: 290, courts: 4, members: 100, more: "Every feature, email support" },
  { name: "Pro", monthly: 79, yearly: 790, courts: 12, members: 500, more: "Every feature, priority support" },
  { name: "Elite", monthly: 149, yearly: 1428, courts: null, members: null, more: "Help with moving your club over" },
] as const;

const Questions = () => (
  <div className={styles.questions}>
    {QUESTIONS.map(({ question, response }) => (
      <details key={question} className={styles.item}>
        <summary>
          {question}
          <IconChevronDown size={20} />
        </summary>
        <p>{response}</p>
      </details>
    ))}
    <p className={styles.more}>
      Something else? Write to <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>.
    </p>
  </div>
);
