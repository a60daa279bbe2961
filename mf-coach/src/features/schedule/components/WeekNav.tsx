import { addDays, dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Button, IconButton, IconChevronLeft, IconChevronRight, Inline, Text } from "@courtside/design-system/core.tsx";

interface WeekNavProps {
  /** The Monday on the screen, and that of today. */
  monday: string;
  current: string;
  onMonday: (date: string) => void;
}

/** A week back, a week on, this week. */
export function WeekNav({ monday, current, onMonday }: WeekNavProps) {
  return (
    <Inline gap={8}>
      <IconButton
        variant="secondary"
        label="Previous week"
        icon={<IconChevronLeft />}
        onClick={() => onMonday(addDays(monday, -7))}
      />
      <IconButton
        variant="secondary"
        label="Next week"
        icon={<IconChevronRight />}
        onClick={() => onMonday(addDays(monday, 7))}
      />
      <Text strong aria-live="polite">
        {dayOf(monday)} - {dayOf(addDays(monday, 6))}
      </Text>
      {monday !== current && (
        <Button variant="ghost" onClick={() => onMonday(current)}>
          This week
        </Button>
      )}
    </Inline>
  );
}

/** "Mar 9": the week begins on Monday anyhow. */
const dayOf = (date: string) => dateLabel(date).split(", ")[1];
