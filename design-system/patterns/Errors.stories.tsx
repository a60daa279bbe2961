import { messageOf } from "@courtside/contracts/domain/messages.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { FoundationPage, Section } from "../foundations/FoundationPage.tsx";
import { Pairs } from "../guides/Pairs.tsx";
import { RuleTable } from "../guides/RuleTable.tsx";
import { Alert } from "../src/components/Alert/Alert.tsx";
import { Button } from "../src/components/Button/Button.tsx";
import { Card } from "../src/components/Card/Card.tsx";
import { ErrorState } from "../src/components/ErrorState/ErrorState.tsx";
import { Grid } from "../src/components/Layout/Layout.tsx";

const meta: Meta = { title: "Patterns/Errors", parameters: { layout: "fullscreen" } };
export default meta;

export const Page: StoryObj = {
  render: () => (
    <FoundationPage
      title="Errors"
      idea="A rejection has a rule and a way on. A failure has a cause and a Retry. Both cost as little of the screen as they can, and nothing that was typed."
    >
      <Section title="Which is it">
        <RuleTable
          heads={["What happened", "What is shown"]}
          rows={[
            ["A rule of the club forbids it", "The server's sentence with the rule's numbers, and the next step."],
            ["Another person was faster", "The sentence, the selection struck, three alternatives."],
            ["A field is wrong", "At the field: Patterns, Forms."],
            ["A part could not be loaded", "ErrorState in its place; the rest of the page stands."],
            [
              "A change was not made",
              "A toast titled Error that stays; in a dialog an Alert, and the dialog stays open.",
            ],
            ["A remote is missing or too old", "Its screens say so; sidebar and other screens stand."],
            ["No connection", "The banner, the old data with its time, actions that need the network say why not."],
            ["The session ended", "The sign-in page, and afterwards the same page with its input."],
          ]}
        />
      </Section>
      <Section title="Side by side">
        <Grid minColumn={320}>
          <Card title="Rejected" level={3}>
            <Alert
              tone="warning"
              title={messageOf("daily_limit", { n: 2 })}
              action={<Button size="small">My Bookings</Button>}
            />
          </Card>
          <Card title="Failed" level={3}>
            <ErrorState
              compact
              title="Error loading bookings."
              cause="Check your connection, then try again."
              onRetry={() => undefined}
              requestId="01JD3Z8M6Q"
            />
          </Card>
        </Grid>
      </Section>
      <Section title="Do and don't">
        <Pairs
          pairs={[
            {
              good: (
                <Alert tone="warning" title={messageOf("slot_conflict")} action={<Button size="small">11:00</Button>} />
              ),
              bad: <Alert tone="error" title="Conflict (409)" />,
              why: "A person can act on a time. A status is for the log.",
            },
            {
              good: (
                <Alert tone="error" title="The connection was lost" action={<Button size="small">Send Again</Button>}>
                  Your booking cannot be duplicated.
                </Alert>
              ),
              bad: (
                <Alert tone="error" title="Something went wrong">
                  Please refresh the page.
                </Alert>
              ),
              why: "Says what is safe. A reload would cost what was typed.",
            },
          ]}
        />
      </Section>
    </FoundationPage>
  ),
};
