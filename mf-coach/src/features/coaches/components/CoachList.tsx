import type { Coach, InvitedCoach } from "@courtside/contracts/api/client.ts";
import { clubDateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import {
  Avatar,
  Button,
  Card,
  Empty,
  IconButton,
  IconCoach,
  IconEdit,
  Inline,
  Link,
  LiveRegion,
  Segmented,
  Stack,
  Tag,
  Text,
} from "@courtside/design-system/core.tsx";
import { SearchInput } from "@courtside/design-system/fields.tsx";
import { type ReactNode, useState } from "react";
import styles from "./CoachList.module.css";
import { type CoachFilter, filterCoaches, sportsOf } from "./filterCoaches.ts";
import { SportTags } from "./SportTags.tsx";

interface CoachListProps {
  coaches: readonly Coach[];
  invited?: readonly InvitedCoach[];
  zone: string;
  onEdit?: ((coach: Coach) => void) | undefined;
  renderAction?: (coach: Coach) => ReactNode;
}

const NO_FILTER: CoachFilter = { search: "", sport: null };

/** The coaches as cards, filtered by search and sport; those only invited come last. */
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

const ALL = "";

interface CoachFiltersProps {
  sports: readonly string[];
  filter: CoachFilter;
  onChange: (filter: CoachFilter) => void;
}

/** Search by name or bio, and a sport. */
function CoachFilters({ sports, filter, onChange }: CoachFiltersProps) {
  const options = [
    { value: ALL, label: "All Sports" },
    ...sports.map((value) => ({ value, label: sportLabel(value) })),
  ];
  return (
    <Stack gap={12}>
      <SearchInput
        label="Search coaches by name or bio"
        placeholder="Search by name or bio"
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
      />
      {sports.length > 0 && (
        <Segmented
          label="Sport"
          look="pills"
          options={options}
          value={filter.sport ?? ALL}
          onChange={(sport) => onChange({ ...filter, sport: sport === ALL ? null : sport })}
        />
      )}
    </Stack>
  );
}

interface CoachCardProps {
  coach: Coach;
  /** For users who manage coaches. */
  onEdit?: (() => void) | undefined;
  /** The actions along the lower edge. */
  action?: ReactNode;
}

/** A coach: initials, name, sports, bio; the name links to their page. */
function CoachCard({ coach, onEdit, action }: CoachCardProps) {
  return (
    <Card
      // An item of a list, not a landmark.
      aria-labelledby={undefined}
      title={
        <Link href={`/coaches/${coach.id}`} className={styles.link}>
          <Avatar name={coach.name} size={48} />
          <span className={styles.name}>{coach.name}</span>
        </Link>
      }
      extra={onEdit && <IconButton label={`Edit ${coach.name}`} icon={<IconEdit />} onClick={onEdit} />}
      footer={action}
    >
      <Stack gap={12}>
        <SportTags sports={coach.sports} inactive={coach.inactive_sports} />
        {onEdit && coach.email && (
          <Text size="sm" tone="secondary" truncate>
            {coach.email}
          </Text>
        )}
        <Text as="p" className={styles.bio} tone={coach.bio ? "secondary" : "quiet"}>
          {coach.bio || "No bio yet."}
        </Text>
      </Stack>
    </Card>
  );
}

/** A person who was invited as a coach and has not accepted yet (docs/product/coaching.md#adding-a-coach). */
function InvitedCard({ invited, zone }: { invited: InvitedCoach; zone: string }) {
  const { name, email, sports, sent_at, status } = invited;
  return (
    <Card
      aria-labelledby={undefined}
      title={
        <Inline gap={12} nowrap>
          <Avatar name={name} size={48} />
          <span>{name}</span>
        </Inline>
      }
      extra={
        <Tag tone={status === "pending" ? "info" : "warning"}>
          {status === "pending" ? "Invited" : "Invitation expired"}
        </Tag>
      }
    >
      <Stack gap={12}>
        <SportTags sports={sports} />
        <Text size="sm" tone="secondary" truncate>
          {email}
        </Text>
        <Text as="p" size="sm" tone="quiet">
          {status === "pending"
            ? `Invited on ${clubDateLabel(sent_at, zone)}, has not accepted yet.`
            : `Invited on ${clubDateLabel(sent_at, zone)}. Add them again to send a new invitation.`}
        </Text>
      </Stack>
    </Card>
  );
}
