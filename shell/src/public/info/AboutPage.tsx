import { TRIAL_DAYS } from "@courtside/contracts/domain/periods.ts";
import { IconMail, IconPhone, IconPin } from "@courtside/design-system/components/Icon/icons.tsx";
import { CONTACT } from "../contact.ts";
import { ClosingCall } from "../layout/ClosingCall.tsx";
import { IconDisc } from "../layout/IconDisc.tsx";
import { PageIntro } from "../layout/PageIntro.tsx";
import { PublicPage } from "../layout/PublicPage.tsx";
import { Section } from "../layout/Section.tsx";
import styles from "./AboutPage.module.css";

const VALUES = [
  {
    title: "The court comes first",
    text: "The board is the product. What is free has to be plain at a glance, on a phone in the sun as well as behind the desk.",
  },
  {
    title: "Fair for everybody",
    text: "Rules count for each member in the same way, and a limit is shown before it is met. Nobody wins by refreshing a page.",
  },
  {
    title: "Your club's data is your club's",
    text: "We do not track, advertise or sell. Each club's data is separate from every other club's, and other members learn who booked only if they play too.",
  },
];

const WAYS = [
  { Icon: IconMail, label: "Email", text: CONTACT.email, href: `mailto:${CONTACT.email}` },
  { Icon: IconPhone, label: "Phone", text: CONTACT.phone, href: CONTACT.phoneHref },
  { Icon: IconPin, label: "Office", text: CONTACT.city, href: null },
];

/** `/about`: mission, contact, and the way to a trial. */
export const AboutPage = () => (
  <PublicPage path="/about">
    <PageIntro
      eyebrow="About"
      title="More time on court, less time arranging it"
      lead="Our mission is to give every racquet club, from four courts behind the school to twenty under glass, a board that members trust and staff never have to argue about."
    />
    <Section id="values" raised title="What we hold to">
      <ul className={styles.values}>
        {VALUES.map(({ title, text }) => (
          <li key={title}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
    <Section id="contact" title="Talk to us" lead="A person answers, on weekdays within a day.">
      <dl className={styles.ways}>
        {WAYS.map(({ Icon, label, text, href }) => (
          <div key={label} className={styles.way}>
            <dt>
              <IconDisc Icon={Icon} centered />
              {label}
            </dt>
            <dd>{href ? <a href={href}>{text}</a> : text}</dd>
          </div>
        ))}
      </dl>
    </Section>
    <ClosingCall
      title="Run your club on Courtside"
      text={`Free for ${TRIAL_DAYS} days with everything in Pro. No credit card.`}
      ways={[{ href: "/signup-club", label: "Start Free Trial" }]}
    />
  </PublicPage>
);
