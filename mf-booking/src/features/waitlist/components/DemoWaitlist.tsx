import { Button, Card, Stack, Text } from "@courtside/design-system/core.tsx";
import { useWaitsFor } from "../useWaitsFor.ts";

interface DemoWaitlistProps {
  date: string;
  sport: string;
  onJoin: () => void;
}

/** In demo mode (docs/product/screens.md#waitlist-prompt): what happens when every court is taken, to be tried. */
export function DemoWaitlist({ date, sport, onJoin }: DemoWaitlistProps) {
  const waits = useWaitsFor(date, sport) !== undefined;
  return (
    <Card title="Demo Waitlist">
      <Stack gap={12}>
        <Text as="p" tone="secondary">
          Join the line for a time at which every court is taken. The next free slot is then held for you for 15
          minutes, to accept or to pass.
        </Text>
        <Button block disabled={waits} aria-haspopup="dialog" onClick={onJoin}>
          {waits ? "Already on Waitlist" : "Join Demo Waitlist"}
        </Button>
      </Stack>
    </Card>
  );
}
