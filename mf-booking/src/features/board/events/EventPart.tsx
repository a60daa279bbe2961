import type { Attendee, ClubEvent } from "@courtside/contracts/api/client.ts";
import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import { Button, Inline, Stack, Text } from "@courtside/design-system/core.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { Suspense, useState } from "react";
import styles from "../Panels.module.css";
import { useEventOf, useUnregisterMember } from "./api.ts";

const RegisterMember = lazyScreen(() => import("../staff/RegisterMember.tsx"));

interface EventPartProps {
  id: string;
  offline: boolean;
}

/** Places and people of an event, whom staff register and unregister (docs/product/events.md#registration-by-staff). */
export function EventPart({ id, offline }: EventPartProps) {
  const { event, people, isError, retry } = useEventOf(id);
  if (event && people) return <Registrations event={event} people={people} offline={offline} />;
  if (!isError) return <Text tone="secondary">Loading...</Text>;
  return (
    <Inline gap={8}>
      <Text tone="secondary">The event could not be loaded.</Text>
      <Button size="small" onClick={retry}>
        Retry
      </Button>
    </Inline>
  );
}

interface RegistrationsProps {
  event: ClubEvent;
  people: readonly Attendee[];
  offline: boolean;
}

function Registrations({ event, people, offline }: RegistrationsProps) {
  const { id, title, registered_count: registered, max_attendees: most } = event;
  const [leaving, setLeaving] = useState<Attendee | null>(null);
  const { unregister, busy } = useUnregisterMember(id, () => setLeaving(null));
  return (
    <Stack gap={12}>
      <div>
        <h3 className={styles.caption}>
          {registered} of {most} {most === 1 ? "place" : "places"} taken
        </h3>
        {people.length > 0 && (
          <ul className={styles.list} aria-label="Registered people">
            {people.map((person) => (
              <li key={person.user_id} className={styles.person}>
                <span className={styles.item}>
                  {person.name}
                  {person.email && <span className={styles.detail}>{person.email}</span>}
                </span>
                {event.can_register_others && (
                  <Button
                    size="small"
                    disabled={offline}
                    aria-label={`Unregister ${person.name}`}
                    onClick={() => setLeaving(person)}
                  >
                    Unregister
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Suspense>
        {event.can_register_others && event.state === "open" && <RegisterMember eventId={id} offline={offline} />}
      </Suspense>
      {leaving && (
        <ConfirmDialog
          open
          danger
          title={`Unregister ${leaving.name} from ${title}?`}
          description={`${event.is_recurring ? "This covers all its dates. " : ""}They are notified by email.`}
          confirmLabel="Unregister"
          cancelLabel="Keep Place"
          busy={busy}
          busyLabel="Unregistering..."
          onConfirm={() => unregister(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </Stack>
  );
}
