import { type CoachAvailability, messageOf } from "@courtside/contracts/api/client.ts";
import { type AvailableHours, weekdayLabel } from "@courtside/contracts/domain/weekly-availability.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import { Card, IconButton, IconTrash, LinkButton, Stack, Text } from "@courtside/design-system/core.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { useOneHours } from "../api.ts";
import { HoursForm } from "./HoursForm.tsx";
import styles from "./HoursList.module.css";

interface HoursListProps {
  coachId: string;
  hours: CoachAvailability;
}

/** A coach's hours one by one, each saved at once; the coach's own page edits the whole week. */
export default function HoursList({ coachId, hours: { rows, times } }: HoursListProps) {
  const offline = useShell().liveStatus === "offline";
  const { add, adding, error, remove, removing } = useOneHours(coachId);
  const [doomed, setDoomed] = useState<{ id: string; name: string } | null>(null);
  return (
    <Card
      title="Set Your Weekly Availability"
      description="Members see these hours when they ask for a lesson."
      extra={<LinkButton href={`/coaches/${coachId}?tab=edit-schedule`}>Edit Week</LinkButton>}
    >
      <Stack gap={20}>
        {rows.length === 0 ? (
          <Text tone="secondary">No hours yet. Add the first below.</Text>
        ) : (
          <ul className={styles.list} aria-label="Weekly hours">
            {rows.map(({ id, day_of_week, start_time, end_time }) => (
              <li key={id} className={styles.row}>
                <span className={styles.day}>{weekdayLabel(day_of_week)}</span>
                <span className={styles.time}>
                  {start_time} - {end_time}
                </span>
                <IconButton
                  label={`Delete ${nameOf({ day_of_week, start_time, end_time })}`}
                  icon={<IconTrash />}
                  size="large"
                  disabled={offline}
                  busy={removing === id}
                  onClick={() => setDoomed({ id, name: nameOf({ day_of_week, start_time, end_time }) })}
                />
              </li>
            ))}
          </ul>
        )}
        <HoursForm times={times} busy={adding} rejection={error ? messageOf(error) : undefined} onAdd={add} />
      </Stack>
      {doomed && (
        <ConfirmDialog
          open
          danger
          title={`Delete ${doomed.name}?`}
          description="Members are not offered these hours any more. Lessons that are booked stay."
          confirmLabel="Delete Hours"
          cancelLabel="Keep Hours"
          onConfirm={() => {
            remove(doomed.id);
            setDoomed(null);
          }}
          onClose={() => setDoomed(null)}
        />
      )}
    </Card>
  );
}

const nameOf = ({ day_of_week, start_time, end_time }: AvailableHours) =>
  `${weekdayLabel(day_of_week)}, ${start_time} - ${end_time}`;
