import type { CoachAvailability } from "@courtside/contracts/api/client.ts";
import { WEEKDAYS, weekdayLabel } from "@courtside/contracts/domain/weekly-availability.ts";
import { Card, Empty, IconClock, SkeletonList, Text } from "@courtside/design-system/core.tsx";
import type { ReactNode } from "react";
import { LoadFailed } from "../../../components/LoadFailed.tsx";
import { useHours } from "../api.ts";
import styles from "./AvailabilityTab.module.css";

/** When a coach is available, read-only. */
export function AvailabilityTab({ coachId, action }: { coachId: string; action?: ReactNode }) {
  const hours = useHours(coachId);
  if (hours.isPending) return <SkeletonList />;
  if (!hours.data) return <LoadFailed title="The weekly hours could not be loaded" query={hours} />;
  return <WeekHours hours={hours.data} action={action} />;
}

interface WeekHoursProps {
  hours: CoachAvailability;
  /** Shown if there are none. */
  action?: ReactNode;
}

/** A coach's weekly hours, read-only. */
function WeekHours({ hours: { rows, time_zone }, action }: WeekHoursProps) {
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
              {rows
                .filter(({ day_of_week }) => day_of_week === day)
                .map(({ start_time, end_time }) => `${start_time} - ${end_time}`)
                .join(", ") || <Text tone="quiet">Not available</Text>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
