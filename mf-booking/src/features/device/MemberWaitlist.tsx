import { useQueryClient } from "@courtside/contracts/shell/index.tsx";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { Button, Stack, Text } from "@courtside/design-system/core.tsx";
import { type clientWith, isOfPerson } from "./device-clients.ts";
import type { Report } from "./member-session.ts";

interface MemberWaitlistProps {
  clients: ReturnType<typeof clientWith>;
  date: string;
  sport: string;
  report: Report;
}

/** For a sport of which nothing is free any more today: the member's place in the queue, or the way into it, for any time and court. */
export function MemberWaitlist({ clients: { api }, date, sport, report }: MemberWaitlistProps) {
  const hasWaitlist = api.useQuery("get", "/me", {}, { retry: false }).data?.club?.waitlist_enabled;
  const entries = api.useQuery("get", "/waitlist-entries", {}, { retry: false, enabled: hasWaitlist === true });
  const queries = useQueryClient();
  const { keyOf, renew } = useIdempotencyKey();
  const join = api.useMutation("post", "/waitlist-entries", {
    onSuccess: async () => {
      renew();
      report.succeeded("You are on the waitlist: we let you know when a court is free");
      await queries.invalidateQueries({ predicate: ({ queryKey }) => isOfPerson(queryKey) });
    },
    onError: (error: unknown) => {
      report.failed(error);
      void entries.refetch();
    },
  });
  if (!entries.data) return <Text tone="secondary">Nothing is free any more today</Text>;
  const own = entries.data.data.find((each) => each.requested_date === date && each.sport === sport);
  if (own) return <Text>You are on the waitlist for today{own.position !== null && `, at place ${own.position}`}</Text>;
  const body = { requested_date: date, sport };
  return (
    <Stack gap={12}>
      <Text tone="secondary">Nothing is free any more today</Text>
      <Button
        size="large"
        busy={join.isPending}
        busyLabel="Joining..."
        onClick={() => join.mutate({ params: { header: { "idempotency-key": keyOf(body) } }, body })}
      >
        Join the waitlist
      </Button>
    </Stack>
  );
}
