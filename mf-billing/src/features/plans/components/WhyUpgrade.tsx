import { Card, Grid, Heading, Stack, Text } from "@courtside/design-system/core.tsx";

const REASONS = [
  { title: "Never a double booking", text: "Two people can never hold the same court at the same time." },
  { title: "Your rules, always kept", text: "How far ahead, how many, how long: set once, kept for every member." },
  { title: "One board for everyone", text: "Members, coaches, front desk and admins see the same day, live." },
];

/** What a club gains (O §2.17). */
export const WhyUpgrade = () => (
  <Stack>
    <Heading>Why Upgrade?</Heading>
    <Grid minColumn={340}>
      {REASONS.map(({ title, text }) => (
        <Card key={title} title={title} level={3}>
          <Text as="p" tone="secondary">
            {text}
          </Text>
        </Card>
      ))}
    </Grid>
  </Stack>
);
