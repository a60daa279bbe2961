import { useShell } from "@courtside/contracts/shell/index.tsx";
import { LinkButton } from "@courtside/design-system/core.tsx";
import { useEvents } from "../../events/api.ts";
import { EventList } from "../../events/components/EventList.tsx";

/** The events to come that a coach leads, with everything that can be done to them. */
export function LedEventsTab({ coachId, zone }: { coachId: string; zone: string }) {
  const { hasScreen } = useShell();
  const query = useEvents({ when: "upcoming", coachId });
  return (
    <EventList
      label="Upcoming events"
      query={query}
      zone={zone}
      empty={{
        title: "No upcoming events",
        description: "Events that you lead stand here.",
        action: hasScreen("/events") && <LinkButton href="/events">Club Events</LinkButton>,
      }}
      failed="Events could not be loaded"
    />
  );
}
