import { type ClubEvent, isApiError } from "@courtside/contracts/api/client.ts";
import { clubDateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Avatar, Empty, ErrorState, IconUsers, SkeletonList } from "@courtside/design-system/core.tsx";
import { Sheet } from "@courtside/design-system/overlay.tsx";
import { useRoster } from "../api.ts";
import styles from "./RosterSheet.module.css";

interface RosterSheetProps {
  event: ClubEvent;
  zone: string;
  onClose: () => void;
}

/** The users registered, for staff and for the coach who leads the event. */
export function RosterSheet({ event, zone, onClose }: RosterSheetProps) {
  const { registered_count: registered, max_attendees: most } = event;
  const places = `${registered} of ${most} ${most === 1 ? "place" : "places"} taken`;
  return (
    <Sheet open title={`Roster of ${event.title}`} description={places} onClose={onClose}>
      <Roster event={event} zone={zone} />
    </Sheet>
  );
}

function Roster({ event, zone }: Omit<RosterSheetProps, "onClose">) {
  const roster = useRoster(event.id);
  if (roster.isPending) return <SkeletonList />;
  if (roster.isError) {
    return (
      <ErrorState
        title="The roster could not be loaded"
        cause={isApiError(roster.error) ? roster.error.message : "Check your connection, then try again."}
        requestId={isApiError(roster.error) ? roster.error.requestId : undefined}
        retrying={roster.isFetching}
        onRetry={() => void roster.refetch()}
      />
    );
  }
  const people = roster.data.data;
  if (people.length === 0) return <Empty compact icon={<IconUsers />} title="Nobody is registered yet" />;
  return (
    <ol className={styles.people} aria-label="Registered people">
      {people.map(({ user_id, name, email, registered_at }) => (
        <li key={user_id} className={styles.person}>
          <Avatar name={name} size={40} />
          <div className={styles.who}>
            <strong>{name}</strong>
            {email && (
              <a className={styles.email} href={`mailto:${email}`}>
                {email}
              </a>
            )}
            <span className={styles.since}>Since {clubDateLabel(registered_at, zone)}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}
