import type { Coach, InvitedCoach } from "@courtside/contracts/api/client.ts";
import { Button, Card, Empty, IconCoach, LiveRegion, Stack } from "@courtside/design-system/core.tsx";
import { type ReactNode, useState } from "react";
import { CoachCard } from "./CoachCard.tsx";
import { CoachFilters } from "./CoachFilters.tsx";
import styles from "./CoachList.module.css";
import { type CoachFilter, filterCoaches, sportsOf } from "./filterCoaches.ts";
import { InvitedCard } from "./InvitedCard.tsx";

interface CoachListProps {
  coaches: readonly Coach[];
  invited?: readonly InvitedCoach[];
  zone: string;
  onEdit?: ((coach: Coach) => void) | undefined;
  renderAction?: (coach: Coach) => ReactNode;
}

const NO_FILTER: CoachFilter = { search: "", sport: null };

/** The coaches as cards, narrowed by search and sport; those who are only invited come last. */
export function CoachList({ coaches, invited = [], zone, onEdit, renderAction }: CoachListProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  const all = [...coaches, ...invited];
  const shown = filterCoaches(coaches, filter);
  const shownInvited = filterCoaches(invited, filter);
  const count = shown.length + shownInvited.length;
  return (
    <Stack gap={24}>
      <CoachFilters sports={sportsOf(all)} filter={filter} onChange={setFilter} />
      <LiveRegion message={`${count} of ${all.length} coaches`} />
      {count === 0 ? (
        <Card>
          <Empty
            icon={<IconCoach />}
            title="No coaches match"
            description="Try another name, or show all sports."
            action={<Button onClick={() => setFilter(NO_FILTER)}>Clear filters</Button>}
          />
        </Card>
      ) : (
        <ul className={styles.cards} aria-label="Coaches">
          {shown.map((coach) => (
            <li key={coach.id} className={styles.item}>
              <CoachCard coach={coach} onEdit={onEdit && (() => onEdit(coach))} action={renderAction?.(coach)} />
            </li>
          ))}
          {shownInvited.map((each) => (
            <li key={each.invitation_id} className={styles.item}>
              <InvitedCard invited={each} zone={zone} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
