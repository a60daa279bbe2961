import { Button, IconCalendar, Loading, usePhone } from "@courtside/design-system/core.tsx";
import { Popover, Sheet } from "@courtside/design-system/overlay.tsx";
import { lazy, Suspense, useRef, useState } from "react";

/** Loaded when it is opened. */
const Calendar = lazy(async () => ({ default: (await import("@courtside/design-system/dates.tsx")).Calendar }));

interface CalendarButtonProps {
  date: string;
  today: string;
  lastBookable: string | null;
  /** Earlier days can be chosen too. */
  past?: boolean;
  onDate: (date: string) => void;
}

/** 'Pick a date': any day from today to the last bookable one; on request earlier ones. */
export function CalendarButton({ date, today, lastBookable, past = false, onDate }: CalendarButtonProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const phone = usePhone();
  const close = () => setOpen(false);

  const month = (
    <Suspense fallback={<Loading />}>
      <Calendar
        autoFocus
        value={date}
        today={today}
        {...(!past && { min: today })}
        {...(lastBookable && { max: lastBookable })}
        onChange={(day) => {
          onDate(day);
          close();
        }}
      />
    </Suspense>
  );

  return (
    <>
      <Button
        ref={anchor}
        icon={<IconCalendar />}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label="Pick a date"
        onClick={() => setOpen(!open)}
      >
        {phone ? undefined : "Pick a date"}
      </Button>
      {phone ? (
        <Sheet open={open} onClose={close} title="Pick a date">
          {month}
        </Sheet>
      ) : (
        <Popover open={open} onClose={close} anchor={anchor} label="Pick a date" placement="bottom-end">
          {month}
        </Popover>
      )}
    </>
  );
}
