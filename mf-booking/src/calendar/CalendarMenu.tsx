import type { Booking } from "@courtside/contracts/api/client.ts";
import { Button, IconCalendarPlus } from "@courtside/design-system/core.tsx";
import { Menu } from "@courtside/design-system/overlay.tsx";
import { isForCalendar } from "./calendar-draft.ts";
import { useCalendar } from "./useCalendar.ts";

const open = (url: string) => window.open(url, "_blank", "noopener");

/** 'Add to calendar' of one booking: the file, Google, Outlook (docs/product/booking.md#calendar). */
export function CalendarMenu({ booking, size }: { booking: Booking; size?: "small" }) {
  const { google, outlook, saveFile, isSaving } = useCalendar(booking);
  if (!isForCalendar(booking)) return null;
  return (
    <Menu
      placement="bottom-start"
      trigger={
        <Button size={size} icon={<IconCalendarPlus />} busy={isSaving}>
          Add to calendar
        </Button>
      }
      items={[
        { key: "file", label: "Calendar file (.ics)", onSelect: saveFile },
        { key: "google", label: "Google Calendar", onSelect: () => open(google) },
        { key: "outlook", label: "Outlook.com", onSelect: () => open(outlook) },
      ]}
    />
  );
}
