import { addDays, dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Button, IconButton, IconChevronLeft, IconChevronRight, Inline, Text } from "@courtside/design-system/core.tsx";

interface WeekNavProps {
  /** The Sunday on the screen, and that of today. */
  sunday: string;
  current: string;
  onSunday: (date: string) => void;
}

/** A week back, a week on, this week. */
export function WeekNav({ sunday, current, onSunday }: WeekNavProps) {
  return (
    <Inline gap={8}>
      <IconButton
        variant="secondary"
        label="Previous week"
        icon={<IconChevronLeft />}
        onClick={() => onSunday(addDays(sunday, -7))}
      />
      <IconButton
        variant="secondary"
        label="Next week"
        icon={<IconChevronRight />}
        onClick={() => onSunday(addDays(sunday, 7))}
      />
      <Text strong aria-live="polite">
        {dayOf(sunday)} - {dayOf(addDays(sunday, 6))}
      </Text>
      {sunday !== current && (
        <Button variant="ghost" onClick={() => onSunday(current)}>
          This week
        </Button>
      )}
    </Inline>
  );
}

/** "Mar 9": the week begins on Sunday anyhow. */
const dayOf = (date: string) => dateLabel(date).split(", ")[1];
