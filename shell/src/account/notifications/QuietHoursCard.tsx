import type { QuietHours } from "@courtside/contracts/domain/notifications.ts";
import { timeZoneLabel, timeZoneNames } from "@courtside/contracts/domain/time-zones.ts";
import { Card, Stack } from "@courtside/design-system/core.tsx";
import { TimeSelect } from "@courtside/design-system/dates.tsx";
import { Field, Select, Switch } from "@courtside/design-system/fields.tsx";
import styles from "./NotificationsTab.module.css";

/** What a first switch sets: the device's zone. */
const startingHours = (): QuietHours => ({
  from: "22:00",
  until: "07:00",
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

interface QuietHoursCardProps {
  quietHours: QuietHours | null;
  onChange: (next: QuietHours | null) => void;
}

/** When mails, push messages and texts wait (docs/product/notifications.md#quiet-hours). */
export function QuietHoursCard({ quietHours, onChange }: QuietHoursCardProps) {
  return (
    <Card title="Quiet Hours">
      <Stack gap={12}>
        <Switch
          checked={quietHours !== null}
          description="Emails, push messages and texts wait until they end. Waitlist offers, closed courts within 12 hours, and what would come too late do not wait."
          onChange={(on) => onChange(on ? startingHours() : null)}
        >
          Do not disturb me at night
        </Switch>
        {quietHours && (
          <div className={styles.times}>
            <Field label="From">
              <TimeSelect value={quietHours.from} onChange={(from) => onChange({ ...quietHours, from })} />
            </Field>
            <Field label="Until">
              <TimeSelect value={quietHours.until} onChange={(until) => onChange({ ...quietHours, until })} />
            </Field>
            <Field label="Time Zone">
              <Select
                value={quietHours.time_zone}
                options={timeZoneNames(quietHours.time_zone).map((zone) => ({
                  value: zone,
                  label: timeZoneLabel(zone),
                }))}
                onChange={(time_zone) => onChange({ ...quietHours, time_zone })}
              />
            </Field>
          </div>
        )}
      </Stack>
    </Card>
  );
}
