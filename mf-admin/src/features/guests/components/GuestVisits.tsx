import type { GuestDetails } from "@courtside/contracts/api/client.ts";
import { clubDayYearLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { Heading, Stack, Tag, Text } from "@courtside/design-system/core.tsx";
import { Checkbox } from "@courtside/design-system/fields.tsx";
import { useState } from "react";
import { moneyText } from "../money-text.ts";
import styles from "./GuestVisits.module.css";
import { SplitForm } from "./SplitForm.tsx";

interface GuestVisitsProps {
  guest: GuestDetails;
  zone: string;
  onSplit: () => void;
}

/** The visits, of which some can be said to be another person's. */
export function GuestVisits({ guest, zone, onSplit }: GuestVisitsProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { visits, visits_total: total } = guest;
  const toggle = (id: string, isChosen: boolean) => {
    const others = [...chosen].filter((each) => each !== id);
    setChosen(new Set(isChosen ? [...others, id] : others));
  };
  if (visits.length === 0) return <Text tone="secondary">No visits.</Text>;
  return (
    <section aria-label="Visits">
      <Stack gap={12}>
        <Heading level={3}>Visits</Heading>
        {total > visits.length && (
          <Text as="p" tone="secondary">{`The latest ${visits.length} of ${total.toLocaleString("en-US")}`}</Text>
        )}
        <ul className={styles.visits}>
          {visits.map((visit) => (
            <li key={visit.booking_id} className={styles.visit}>
              <Checkbox
                checked={chosen.has(visit.booking_id)}
                onChange={(isChosen) => toggle(visit.booking_id, isChosen)}
                description={[
                  visit.host_name ? `with ${visit.host_name}` : "Walk-in",
                  ...(visit.guest_name === guest.name ? [] : [`as ${visit.guest_name}`]),
                  ...(visit.fee_cents > 0 ? [`${moneyText(visit.fee_cents)} due`] : []),
                ].join(", ")}
              >
                {clubDayYearLabel(visit.start_time, zone)}, {clubTime(visit.start_time, zone)}, {visit.court_name}
              </Checkbox>
              {visit.status === "canceled" && <Tag>Canceled</Tag>}
            </li>
          ))}
        </ul>
        {chosen.size > 0 && (
          <SplitForm
            guest={guest}
            visits={visits.filter(({ booking_id }) => chosen.has(booking_id))}
            onDone={onSplit}
          />
        )}
      </Stack>
    </section>
  );
}
