import { useShell } from "@courtside/contracts/shell/index.tsx";
import { Card, Empty, IconTrophy, LinkButton } from "@courtside/design-system/core.tsx";

/** Of the Events tab: nothing one has registered for. */
export function NoEvents() {
  const { hasScreen } = useShell();
  return (
    <Card flush>
      <Empty
        icon={<IconTrophy />}
        title="No registered events"
        description="Events that you register for stand here: those to come first, then those that are over."
        action={hasScreen("/events") && <LinkButton href="/events">Club Events</LinkButton>}
      />
    </Card>
  );
}
