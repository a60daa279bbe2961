import { clubDayTimesLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Alert, Button, Stack } from "@courtside/design-system/core.tsx";
import styles from "./LessonConflict.module.css";
import type { LessonRejection, OtherTime } from "./otherTimes.ts";

interface LessonConflictProps {
  rejection: LessonRejection;
  zone: string;
  onChoose: (other: OtherTime) => void;
}

/** Why the lesson was not booked, and up to three free times: a tap selects one. */
export function LessonConflict({ rejection: { message, alternatives }, zone, onChoose }: LessonConflictProps) {
  return (
    <Alert tone="error" role="alert" title={message}>
      {alternatives.length > 0 && (
        <Stack gap={8}>
          <span>Free instead:</span>
          <div className={styles.choices}>
            {alternatives.map((other) => (
              <Button key={`${other.court_id} ${other.start_time}`} onClick={() => onChoose(other)}>
                {other.court_name}, {clubDayTimesLabel(other.start_time, other.end_time, zone)}
              </Button>
            ))}
          </div>
        </Stack>
      )}
    </Alert>
  );
}
