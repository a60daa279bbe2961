import type { Meta, StoryObj } from "@storybook/react-vite";
import { FoundationPage, Section } from "../foundations/FoundationPage.tsx";
import { Pairs } from "../guides/Pairs.tsx";
import { RuleTable } from "../guides/RuleTable.tsx";
import { Button } from "../src/components/Button/Button.tsx";
import { Card } from "../src/components/Card/Card.tsx";
import { Empty } from "../src/components/Empty/Empty.tsx";
import { Grid } from "../src/components/Layout/Layout.tsx";
import { SkeletonList } from "../src/components/Skeleton/SkeletonList.tsx";

const meta: Meta = { title: "Patterns/Empty", parameters: { layout: "fullscreen" } };
export default meta;

export const Page: StoryObj = {
  render: () => (
    <FoundationPage
      title="Empty"
      idea="Nothing has four reasons. Say which, and give the step that this person can take."
    >
      <Section title="Four kinds of nothing">
        <Grid minColumn={320}>
          <Card title="Not yet" level={3}>
            <Empty
              compact
              title="No courts"
              description="Members can book once there is one."
              action={<Button variant="primary">Add Court</Button>}
            />
          </Card>
          <Card title="No longer" level={3}>
            <Empty compact title="No open requests" description="All have been answered." />
          </Card>
          <Card title="Not found" level={3}>
            <Empty
              compact
              title="No member matches"
              description="2 filters are set."
              action={<Button>Clear filters</Button>}
            />
          </Card>
          <Card title="Not for you" level={3}>
            <Empty compact title="No events for members" description="Staff can add them." />
          </Card>
        </Grid>
      </Section>
      <Section title="What it is not">
        <RuleTable
          heads={["If", "Show"]}
          rows={[
            ["It is still loading", "Bones of its rows (SkeletonList): never first empty, then full."],
            ["It could not be loaded", "ErrorState with Retry: unknown is not nothing."],
            ["There is no connection, and old data is there", "The old data with its time, and the banner."],
            ["The whole screen is for another role", "AccessDenied."],
            ["A card of a dashboard would always be empty here", "No card."],
          ]}
        />
      </Section>
      <Section title="Do and don't">
        <Pairs
          pairs={[
            {
              good: (
                <Empty compact title="No upcoming bookings" action={<Button variant="primary">Book Court</Button>} />
              ),
              bad: <Empty compact title="You have no bookings :(" description="Nothing to see here." />,
              why: "The step instead of the joke.",
            },
            {
              good: <SkeletonList count={1} />,
              bad: <Empty compact title="No bookings yet..." />,
              why: "While it loads nobody knows whether there is anything.",
            },
          ]}
        />
      </Section>
    </FoundationPage>
  ),
};
