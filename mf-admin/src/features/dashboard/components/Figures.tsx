import { Grid, Progress, Stack, Stat } from "@courtside/design-system/core.tsx";
import type { TodayFigures } from "../todayFigures.ts";

/** Today's utilisation first, then what it is made of. */
export function Figures({ figures }: { figures: TodayFigures }) {
  const { utilisation, bookedHours, openHours, bookings, next, courts } = figures;
  return (
    <Grid minColumn={200} gap={16}>
      <Stat
        label="Court time booked today"
        value={`${utilisation}%`}
        hint={
          <Stack gap={8}>
            <Progress label="Court time booked today" value={utilisation} />
            {`${hoursText(bookedHours)} of ${hoursText(openHours)} court hours`}
          </Stack>
        }
      />
      <Stat label="Bookings today" value={bookings} hint={`${next.length} still to play`} />
      <Stat label="Open courts" value={courts} hint="take bookings now" />
    </Grid>
  );
}

const hoursText = (hours: number) => hours.toLocaleString("en-US");
