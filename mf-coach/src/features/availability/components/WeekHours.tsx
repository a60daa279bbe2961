import type { CoachAvailability } from "@courtside/contracts/api/client.ts";
import { WEEKDAYS, weekdayLabel } from "@courtside/contracts/domain/weekly-availability.ts";
import { Card, Empty, IconClock, Text } from "@courtside/design-system/core.tsx";
import type { ReactNode } from "react";
import styles from "./WeekHours.module.css";
import { hoursOf } from "./weekDraft.ts";

interface WeekHoursProps {
  hours: CoachAvailability;
  /** Where there are none. */
  action?: ReactNode;
}

/** A coach's weekly hours to read. */
export function WeekHours({ hours: { rows, time_zone }, action }: WeekHoursProps) {
  if (rows.length === 0) {
    return (
      <Card>
        <Empty
          icon={<IconClock />}
          title="No weekly hours yet"
          description="Lessons can be asked for at any time."
          action={action}
        />
      </Card>
    );
  }
  return (
    <Card title="Weekly hours" description={`In the club's time (${time_zone.replace("_", " ")}).`}>
      <dl className={styles.week}>
        {WEEKDAYS.map((day) => (
          <div key={day} className={styles.day}>
            <dt>{weekdayLabel(day)}</dt>
            <dd>
              {hoursOf(rows, day)
                .map(({ start_time, end_time }) => `${start_time} - ${end_time}`)
                .join(", ") || <Text tone="quiet">Not available</Text>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
