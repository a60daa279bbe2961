import type { Booking } from "@courtside/contracts/api/client.ts";
import {
  Button,
  Card,
  IconCalendarPlus,
  IconExternal,
  Inline,
  Link,
  LinkButton,
  Stack,
  Text,
} from "@courtside/design-system/core.tsx";
import { useCalendar } from "./useCalendar.ts";

const OUTSIDE = { target: "_blank", rel: "noopener noreferrer" } as const;

/** The ways into a calendar, all in sight (docs/product/booking.md#calendar). */
export function CalendarLinks({ booking }: { booking: Booking }) {
  const { google, outlook, saveFile, isSaving } = useCalendar(booking);
  return (
    <Card title="Add to calendar">
      <Stack gap={12}>
        <Inline>
          <Button icon={<IconCalendarPlus />} busy={isSaving} onClick={saveFile}>
            Calendar file
          </Button>
          <LinkButton {...OUTSIDE} href={google} iconEnd={<IconExternal />}>
            Google Calendar
          </LinkButton>
          <LinkButton {...OUTSIDE} href={outlook} iconEnd={<IconExternal />}>
            Outlook.com
          </LinkButton>
        </Inline>
        <Text as="p" size="sm" tone="secondary">
          All your bookings at once, always up to date:{" "}
          <Link href="/my-account?tab=mf-booking.calendar">your calendar address</Link>.
        </Text>
      </Stack>
    </Card>
  );
}
