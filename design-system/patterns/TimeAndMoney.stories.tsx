import type { Meta, StoryObj } from "@storybook/react-vite";
import { FoundationPage, Section } from "../foundations/FoundationPage.tsx";
import { Formats } from "../foundations/voice/Formats.tsx";
import { Pairs } from "../guides/Pairs.tsx";
import { RuleTable } from "../guides/RuleTable.tsx";
import { Text } from "../src/components/Text/Text.tsx";

const meta: Meta = { title: "Patterns/Time and money", parameters: { layout: "fullscreen" } };
export default meta;

export const Page: StoryObj = {
  render: () => (
    <FoundationPage
      title="Time and money"
      idea="A time is the club's, wherever the browser stands. Money is exact, from cents, with its currency and period."
    >
      <Section title="How they look" rule="Made by the functions of contracts/domain/club-clock.ts, as in the product.">
        <Formats />
      </Section>
      <Section title="Time">
        <RuleTable
          heads={["Case", "Rule"]}
          rows={[
            ["The browser is in another zone", "The club's time, and the zone's name once on the screen."],
            [
              "The clock changes",
              "A time that does not exist is rejected; one that exists twice is shown with its zone.",
            ],
            ["How long ago", "Hours below 24, then days; the exact time on hover or beside."],
            ["A deadline", "The time, not only the rest: until Friday 18:00."],
            ["A countdown", "Only where seconds count: an offer, a session at the wall."],
            ["Chosen by a person", "DatePicker and TimeSelect; never typed as 11/12/26."],
          ]}
        />
      </Section>
      <Section title="Money">
        <RuleTable
          heads={["Case", "Rule"]}
          rows={[
            ["An amount", "$12.00: sign before, two decimals, thousands with a comma."],
            ["A price", "With its period in words: $79.00 per month."],
            ["In a table", "At the end of the column, figures of one width."],
            ["Before a payment", "What is charged now, what later, and when it ends."],
          ]}
        />
      </Section>
      <Section title="Do and don't">
        <Pairs
          pairs={[
            {
              good: <Text>Sat, Nov 21, 18:00 - 19:00</Text>,
              bad: <Text>11/21 6-7 PM</Text>,
              why: "The week day is what people plan by, and 24 hours cannot be read wrongly.",
            },
            {
              good: <Text>$79.00 per month</Text>,
              bad: <Text>79$/mo</Text>,
              why: "Read aloud it is a sentence.",
            },
          ]}
        />
      </Section>
    </FoundationPage>
  ),
};
