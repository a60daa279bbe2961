import type { DigestTime } from "@courtside/contracts/domain/notifications.ts";
import { timeZoneLabel, timeZoneNames } from "@courtside/contracts/domain/time-zones.ts";
import { Card } from "@courtside/design-system/core.tsx";
import { TimeSelect } from "@courtside/design-system/dates.tsx";
import { Field, Select } from "@courtside/design-system/fields.tsx";
import styles from "./NotificationsTab.module.css";

interface DailyMailCardProps {
  time: DigestTime;
  onChange: (change: Partial<DigestTime>) => void;
}

/** When the mails come that were chosen to come together (docs/product/notifications.md#daily-mail). */
export function DailyMailCard({ time, onChange }: DailyMailCardProps) {
  return (
    <Card
      title="Daily Email"
      description="What you choose under 'Daily email' comes together, once a day. Courts that close within 12 hours, and what would come too late, come at once."
    >
      <div className={styles.times}>
        <Field label="At">
          <TimeSelect value={time.at} onChange={(at) => onChange({ at })} />
        </Field>
        <Field label="Daily Email Time Zone">
          <Select
            value={time.time_zone}
            options={timeZoneNames(time.time_zone).map((zone) => ({ value: zone, label: timeZoneLabel(zone) }))}
            onChange={(time_zone) => onChange({ time_zone })}
          />
        </Field>
      </div>
    </Card>
  );
}
