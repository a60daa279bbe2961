import { ClosingCall } from "../layout/ClosingCall.tsx";
import { PublicPage } from "../layout/PublicPage.tsx";
import { Section } from "../layout/Section.tsx";
import { Steps } from "../layout/Steps.tsx";
import { FeatureCards } from "./FeatureCards.tsx";
import { Hero } from "./Hero.tsx";
import { Places } from "./Places.tsx";
import { PlansTeaser } from "./PlansTeaser.tsx";
import { Questions } from "./Questions.tsx";
import { Sports } from "./Sports.tsx";

const STEPS = [
  {
    title: "Create your club",
    text: "A name and an email address are enough. Your club opens with four courts and a sample coach, ready to try.",
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
        lead="14 days free with everything in Pro, no credit card. Then one price for the club, however often it books."
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
