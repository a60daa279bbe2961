import type { Coach } from "@courtside/contracts/api/client.ts";
import { Button, Card, Empty, Grid, IconCoach, LiveRegion, Stack } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { CoachCard } from "./CoachCard.tsx";
import { CoachFilters } from "./CoachFilters.tsx";
import { type CoachFilter, filterCoaches, sportsOf } from "./filterCoaches.ts";

const NO_FILTER: CoachFilter = { search: "", sport: null };

/** The coaches as cards, narrowed by search and sport. */
export function CoachList({ coaches }: { coaches: readonly Coach[] }) {
  const [filter, setFilter] = useState(NO_FILTER);
  const shown = filterCoaches(coaches, filter);
  return (
    <Stack gap={24}>
      <CoachFilters sports={sportsOf(coaches)} filter={filter} onChange={setFilter} />
      <LiveRegion message={`${shown.length} of ${coaches.length} coaches`} />
      {shown.length === 0 ? (
        <Card>
          <Empty
            icon={<IconCoach />}
            title="No coaches match"
            description="Try another name, or show all sports."
            action={<Button onClick={() => setFilter(NO_FILTER)}>Clear filters</Button>}
          />
        </Card>
      ) : (
        <Grid minColumn={300}>
          {shown.map((coach) => (
            <CoachCard key={coach.id} coach={coach} />
          ))}
        </Grid>
      )}
    </Stack>
  );
}
