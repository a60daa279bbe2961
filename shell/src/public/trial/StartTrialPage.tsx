import { TRIAL_DAYS } from "@courtside/contracts/domain/periods.ts";
import { ButtonLink } from "../layout/ButtonLink.tsx";
import { CheckList } from "../layout/CheckList.tsx";
import { ClosingCall } from "../layout/ClosingCall.tsx";
import { PageIntro } from "../layout/PageIntro.tsx";
import { PublicPage } from "../layout/PublicPage.tsx";
import { Section } from "../layout/Section.tsx";
import { Steps } from "../layout/Steps.tsx";
import styles from "./StartTrialPage.module.css";

const INCLUDED = [
  "Everything in Pro: up to 12 courts and 500 members",
  "Four courts and a sample coach, ready to try",
  "Live grid, waitlist, events, lessons, front desk and kiosk",
  "Invitations by mail and a join code for members",
  "Your own color, hours, sports and rules",
  "Help by mail from people who play",
];

const STEPS = [
  { title: "Today", text: "Name your club and you are in: courts, rules and a sample coach are there already." },
  {
    title: `These ${TRIAL_DAYS} days`,
    text: "Invite members and coaches, book for real, change every rule as you like.",
  },
  {
    title: "Afterwards",
    text: "Choose a plan and carry on where you are. If you do not, the club rests and nothing is charged.",
  },
];

/** `/start-trial`: what a trial is, and the button to /signup-club. */
export const StartTrialPage = () => (
  <PublicPage path="/start-trial">
    <PageIntro
      eyebrow={`${TRIAL_DAYS}-day free trial`}
      title={`Your club, free for ${TRIAL_DAYS} days`}
      lead="Courts, booking rules, coaches and members in one place. No credit card, no call with sales, no obligation."
    >
      <ButtonLink href="/signup-club" variant="primary" large>
        Create Your Club
      </ButtonLink>
      <ButtonLink href="/demo" large>
        Try Demo
      </ButtonLink>
    </PageIntro>
    <Section id="included" raised title="What is included">
      <div className={styles.included}>
        <CheckList items={INCLUDED} />
      </div>
    </Section>
    <Section id="course" title="How a trial goes">
      <Steps steps={STEPS} />
    </Section>
    <ClosingCall
      title="Two minutes from here to your first booking"
      text="A club name, your name, an email address and a password. The rest of the form can wait."
      ways={[{ href: "/signup-club", label: "Create Your Club" }]}
    />
  </PublicPage>
);
