import type { Coach } from "@courtside/contracts/api/client.ts";
import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { LinkButton } from "@courtside/design-system/core.tsx";
import { useEvents } from "../../events/api.ts";
import { EventList } from "../../events/components/EventList.tsx";

/** The events to come that a coach leads. */
export function CoachEventsTab({ coach }: { coach: Coach }) {
  const zone = useMe().club?.time_zone ?? "UTC";
  const { hasScreen } = useShell();
  const query = useEvents({ when: "upcoming", coachId: coach.id });
  return (
    <EventList
      label={`Upcoming events with ${coach.name}`}
      query={query}
      zone={zone}
      empty={{
        title: "No upcoming events",
        description: `Events that ${coach.name} leads stand here.`,
        action: hasScreen("/events") && <LinkButton href="/events">Club Events</LinkButton>,
      }}
      failed="Events could not be loaded"
    />
  );
}
