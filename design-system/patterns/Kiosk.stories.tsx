import type { Meta, StoryObj } from "@storybook/react-vite";
import { FoundationPage, Section } from "../foundations/FoundationPage.tsx";
import { Pairs } from "../guides/Pairs.tsx";
import { RuleTable } from "../guides/RuleTable.tsx";
import { Button } from "../src/components/Button/Button.tsx";
import { Inline } from "../src/components/Layout/Layout.tsx";
import { Tooltip } from "../src/components/Tooltip/Tooltip.tsx";

const meta: Meta = {
  title: "Patterns/Kiosk",
  parameters: { layout: "fullscreen" },
  globals: { density: "kiosk" },
};
export default meta;

export const Page: StoryObj = {
  render: () => (
    <FoundationPage
      title="Kiosk"
      idea="A tablet on the wall: read from three meters, pressed at arm's length, used by the next person a minute later."
    >
      <Section title="Rules">
        <RuleTable
          heads={["What", "Rule"]}
          rows={[
            ["Size", "Text 20 px, controls 64, targets at least 56. This page is drawn so."],
            ["Input", "A finger: no hover, no right click, no tooltip that one needs."],
            ["People", "First names and initials, and only where the club shows names."],
            ["A session", "One member, 60 seconds or until Done; the rest of the time is in sight."],
            ["After it", "Everything typed is gone; the board stands again."],
            ["PIN and codes", "Digits with large keys; a wrong one says so without saying whose it is."],
            ["Without network", "Nothing is booked; check-ins are kept and sent later; the board says its time."],
            ["Leaving", "Only staff, by a PIN."],
          ]}
        />
      </Section>
      <Section title="Do and don't">
        <Pairs
          pairs={[
            {
              good: (
                <Inline>
                  <Button variant="primary">Check In</Button>
                  <Button>Done</Button>
                </Inline>
              ),
              bad: (
                <Inline>
                  <Tooltip content="Check in">
                    <Button size="small">In</Button>
                  </Tooltip>
                </Inline>
              ),
              why: "Whole words in sight: a finger cannot ask what a button means.",
            },
            {
              good: <span>Ana L.</span>,
              bad: <span>Ana Lima, ana@example.com</span>,
              why: "Everybody in the hall reads the wall.",
            },
          ]}
        />
      </Section>
    </FoundationPage>
  ),
};
