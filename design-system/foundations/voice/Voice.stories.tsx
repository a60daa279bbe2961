import { messageOf } from "@courtside/contracts/domain/messages.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Alert } from "../../src/components/Alert/Alert.tsx";
import { Button } from "../../src/components/Button/Button.tsx";
import { Card } from "../../src/components/Card/Card.tsx";
import { Empty } from "../../src/components/Empty/Empty.tsx";
import { ErrorState } from "../../src/components/ErrorState/ErrorState.tsx";
import { FoundationPage, Section } from "../FoundationPage.tsx";
import { DoDont } from "./DoDont.tsx";
import { Formats } from "./Formats.tsx";
import { Rejections } from "./Rejections.tsx";
import { Text } from "./Text.tsx";
import styles from "./Voice.module.css";

const meta: Meta = { title: "Foundations/Voice", parameters: { layout: "fullscreen" } };
export default meta;

const PRINCIPLES = [
  { name: "Plain", text: "The words of the club: court, slot, booking. A sentence one could say across the desk." },
  {
    name: "Exact",
    text: "With the number, the court, the time. 'Daily limit reached (2 bookings per day)', not 'Limit'.",
  },
  {
    name: "Calm",
    text: "No exclamation mark in a rejection, no blame, no empty apology. Joy only where something was won.",
  },
  {
    name: "Onward",
    text: "Every rejection, empty list and failure names the next step, and the step is there to press.",
  },
];

const BUTTONS = [
  { good: "Book Court", bad: "Submit", why: "A verb and its object: what will happen." },
  {
    good: "Cancel Booking · Keep Booking",
    bad: "Yes · Cancel",
    why: "Each answer can be understood without its question.",
  },
  {
    good: "Canceling...",
    bad: "Please wait",
    why: "While busy: the same verb, still going on. The button keeps its width.",
  },
  { good: "Remove Ana Ruiz?", bad: "Are you sure?", why: "A confirmation names the thing that would be lost." },
];

const SENTENCES = [
  { good: messageOf("slot_conflict"), bad: "Error 409: conflict", why: "What happened, in the person's terms." },
  {
    good: "Your session has ended. Please sign in again.",
    bad: "Unauthorized",
    why: "What happened, then what to do.",
  },
  {
    good: "Check your connection, then try again.",
    bad: "Oops! Something went wrong :(",
    why: "A cause one can act on.",
  },
  { good: "Booking Confirmed! 🎾", bad: "🎉 Yay, success! 🎉", why: "One ball, for a court won. Nowhere else." },
];

export const Voice: StoryObj = {
  render: () => (
    <FoundationPage
      title="Voice"
      idea="We sound like a good front desk: quick, exact, friendly without chatter. Say what happened, then what can be done."
    >
      <Section title="Four habits">
        <div className={styles.cards}>
          {PRINCIPLES.map(({ name, text }) => (
            <div key={name} className={styles.principle}>
              <strong>{name}</strong>
              <span className={styles.quiet}>{text}</span>
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="Titles and buttons"
        rule="Titles and buttons have capitals, as on a scoreboard: Book Court, My Bookings. Everything else is a sentence; a full one ends with a full stop, a label does not."
      >
        <DoDont pairs={BUTTONS} />
      </Section>
      <Section
        title="Rejections"
        rule="The server says why, with the rule's own numbers, and every screen shows those very words. The screen adds the way on."
      >
        <Rejections />
      </Section>
      <Section
        title="Failures and nothing"
        rule="Broken, empty and offline are screens like any other: cause, next step, nothing lost."
      >
        <div className={styles.specimens}>
          <Card title="Broken" level={3}>
            <ErrorState
              compact
              title="Error loading bookings."
              cause="Check your connection, then try again."
              onRetry={() => undefined}
              requestId="req_7f3a"
            />
          </Card>
          <Card title="Empty" level={3}>
            <Empty
              compact
              title="No upcoming bookings"
              description="You don't have any upcoming court reservations."
              action={<Button variant="primary">Book Court</Button>}
            />
          </Card>
          <Alert tone="warning" title="You are offline">
            Times as of 10:02. Booking is possible again once you are connected.
          </Alert>
        </div>
      </Section>
      <Section title="Sentences">
        <DoDont pairs={SENTENCES} />
      </Section>
      <Section
        title="Times, dates, money"
        rule="Always by the club's clock, wherever the browser stands; the zone is named where it differs. Dollars from cents, never rounded."
      >
        <Formats />
      </Section>
      <Section title="Words" rule="One thing, one word: on screens, in mails, in code.">
        <Text />
      </Section>
    </FoundationPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Daily limit reached (2 bookings per day)")).toBeVisible();
    await expect(canvas.getByText("Mar 8, 2026, 18:00 - 19:00")).toBeVisible();
    await expect(canvas.getByText("Admin, Coach, Front Desk, Member")).toBeVisible();
  },
};
