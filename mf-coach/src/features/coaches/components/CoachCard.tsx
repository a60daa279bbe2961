import type { Coach } from "@courtside/contracts/api/client.ts";
import { Avatar, Card, IconButton, IconEdit, Link, Stack, Text } from "@courtside/design-system/core.tsx";
import type { ReactNode } from "react";
import styles from "./CoachCard.module.css";
import { SportTags } from "./SportTags.tsx";

interface CoachCardProps {
  coach: Coach;
  /** For those who manage coaches. */
  onEdit?: (() => void) | undefined;
  /** What can be done from here, along the lower edge. */
  action?: ReactNode;
}

/** A coach: initials, name, sports, bio; the name leads to their page. */
export function CoachCard({ coach, onEdit, action }: CoachCardProps) {
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
