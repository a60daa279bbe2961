import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { LinkButton, Segmented, Stack } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { type EventTab, useEvents } from "../api.ts";
import { EventList } from "../components/EventList.tsx";

const OPTIONS = [
  { value: "upcoming", label: "Upcoming" },
  { value: "past", label: "Past" },
] as const;

const EMPTY = {
  upcoming: { title: "No registered events", description: "Events that you register for stand here." },
  past: { title: "No past events", description: "Events that you were registered for stand here once they are over." },
};

/**
 * The Events tab of the member's dashboard (docs/product/screens.md#member-dashboard): upcoming registered ones, with Unregister,
 * and past ones.
 */
export default function EventsSlot() {
  const zone = useMe().club?.time_zone ?? "UTC";
  const { hasScreen } = useShell();
  const [when, setWhen] = useState<EventTab>("upcoming");
  const query = useEvents({ when, scope: "registered" });
  return (
    <Stack gap={16}>
      <Segmented label="Registered events" options={OPTIONS} value={when} onChange={setWhen} />
      <EventList
        label={when === "upcoming" ? "Upcoming registered events" : "Past registered events"}
        query={query}
        zone={zone}
        empty={{ ...EMPTY[when], action: hasScreen("/events") && <LinkButton href="/events">Club Events</LinkButton> }}
        failed="Failed to load registered events"
      />
    </Stack>
  );
}
