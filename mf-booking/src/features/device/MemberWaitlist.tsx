import { Button, Stack, Text } from "@courtside/design-system/core.tsx";
import { useWaitlist } from "./api.ts";
import type { PersonClients } from "./device-clients.ts";
import type { Report } from "./member-session.ts";

interface MemberWaitlistProps {
  clients: PersonClients;
  /** Whether the club has a waitlist. */
  isOpen: boolean;
  date: string;
  sport: string;
  report: Report;
}

/** For a sport of which nothing is free any more today: the member's place in the queue, or the way into it, for any time and court. */
export function MemberWaitlist({ clients, isOpen, date, sport, report }: MemberWaitlistProps) {
  const { entries, join, busy } = useWaitlist(clients, isOpen, report);
  if (!entries) return <Text tone="secondary">Nothing is free any more today</Text>;
  const own = entries.find((each) => each.requested_date === date && each.sport === sport);
  if (own) return <Text>You are on the waitlist for today{own.position !== null && `, at place ${own.position}`}</Text>;
  return (
    <Stack gap={12}>
      <Text tone="secondary">Nothing is free any more today</Text>
      <Button size="large" busy={busy} busyLabel="Joining..." onClick={() => join({ requested_date: date, sport })}>
        Join the waitlist
      </Button>
    </Stack>
  );
}
