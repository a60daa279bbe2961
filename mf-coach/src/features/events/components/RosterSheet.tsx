import { type Attendee, type ClubEvent, isApiError } from "@courtside/contracts/api/client.ts";
import { clubDateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import { Avatar, Button, Empty, ErrorState, IconUsers, SkeletonList, Stack } from "@courtside/design-system/core.tsx";
import { Sheet } from "@courtside/design-system/overlay.tsx";
import { Suspense, useState } from "react";
import { useRoster } from "../api.ts";
import styles from "./RosterSheet.module.css";

/** Of no use to coaches, who only see the roster. */
const RegisterMember = lazyScreen(() => import("../staff/RegisterMember.tsx"));
const UnregisterDialog = lazyScreen(() => import("../staff/UnregisterDialog.tsx"));

interface RosterSheetProps {
  event: ClubEvent;
  zone: string;
  onClose: () => void;
}

/** The users registered, for staff and for the coach who leads the event. */
export function RosterSheet({ event, zone, onClose }: RosterSheetProps) {
  const { registered_count: registered, max_attendees: most } = event;
  const offline = useShell().liveStatus === "offline";
  const places = `${registered} of ${most} ${most === 1 ? "place" : "places"} taken`;
  return (
    <Sheet open title={`Roster of ${event.title}`} description={places} onClose={onClose}>
      <Stack gap={16}>
        <Suspense>{event.can_register_others && <RegisterMember event={event} offline={offline} />}</Suspense>
        <Roster event={event} zone={zone} offline={offline} />
      </Stack>
    </Sheet>
  );
}

function Roster({ event, zone, offline }: Omit<RosterSheetProps, "onClose"> & { offline: boolean }) {
  const roster = useRoster(event.id);
  const [leaving, setLeaving] = useState<Attendee | null>(null);
  if (!roster.data) {
    return roster.isError ? (
      <ErrorState
        title="The roster could not be loaded"
        cause={isApiError(roster.error) ? roster.error.message : "Check your connection, then try again."}
        requestId={isApiError(roster.error) ? roster.error.requestId : undefined}
        retrying={roster.isFetching}
        onRetry={() => void roster.refetch()}
      />
    ) : (
      <SkeletonList />
    );
  }
  const people = roster.data.data;
  return (
    <>
      {people.length === 0 ? (
        <Empty compact icon={<IconUsers />} title="Nobody is registered yet" />
      ) : (
        <ol className={styles.people} aria-label="Registered people">
          {people.map((person) => (
            <li key={person.user_id} className={styles.person}>
              <Avatar name={person.name} size={40} />
              <div className={styles.who}>
                <strong>{person.name}</strong>
                {person.email && (
                  <a className={styles.email} href={`mailto:${person.email}`}>
                    {person.email}
                  </a>
                )}
                <span className={styles.since}>Since {clubDateLabel(person.registered_at, zone)}</span>
              </div>
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
        </ol>
      )}
      <Suspense>
        {leaving && <UnregisterDialog event={event} person={leaving} onClose={() => setLeaving(null)} />}
      </Suspense>
    </>
  );
}
