import { isApiError, type WaitlistEntry } from "@courtside/contracts/api/client.ts";
import { clubTime, dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import {
  Alert,
  Button,
  Card,
  Empty,
  ErrorState,
  IconBell,
  IconCalendar,
  IconClock,
  IconHourglass,
  LinkButton,
  SkeletonList,
  Stack,
  Tag,
} from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { windowLabel } from "../../club-day/window-label.ts";
import { useOwnEntries } from "./api.ts";
import styles from "./MyEntries.module.css";
import { RemoveEntryDialog } from "./RemoveEntryDialog.tsx";

/** The caller's waitlist entries by requested date (docs/product/waitlist.md#expiry). */
export function MyEntries() {
  const { club } = useMe();
  const zone = club?.time_zone ?? "UTC";
  const query = useOwnEntries();
  const [removing, setRemoving] = useState<WaitlistEntry | null>(null);
  const { entries } = query;
  const error: unknown = query.error;
  if (query.isPending) return <SkeletonList count={2} />;
  if (query.isError && entries.length === 0) {
    return (
      <ErrorState
        title="Failed to load waitlist entries"
        cause={isApiError(error) ? error.message : "Check your connection, then try again."}
        requestId={isApiError(error) ? error.requestId : undefined}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (entries.length === 0) {
    return (
      <Card flush>
        <Empty
          icon={<IconBell />}
          title="You are not on a waitlist"
          description="When every court is taken, join the waitlist below the day's courts. Your place in line then appears here."
          action={<LinkButton href="/book">Book Court</LinkButton>}
        />
      </Card>
    );
  }
  const isWaiting = entries.some(({ status }) => status === "active");
  return (
    <Stack gap={16}>
      {club?.waitlist_enabled === false && isWaiting && (
        <Alert tone="warning" title="The waitlist is switched off">
          Your club offers no free slots at the moment. Your entries stay, and keep their place in line.
        </Alert>
      )}
      <ul className={styles.list} aria-label="Waitlist">
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryCard entry={entry} zone={zone} onRemove={() => setRemoving(entry)} />
          </li>
        ))}
      </ul>
      {removing && <RemoveEntryDialog entry={removing} zone={zone} onClose={() => setRemoving(null)} />}
    </Stack>
  );
}

interface EntryCardProps {
  entry: WaitlistEntry;
  zone: string;
  onRemove: () => void;
}

/** One of the caller's entries (docs/product/waitlist.md#expiry): Active or Expired. */
function EntryCard({ entry, zone, onRemove }: EntryCardProps) {
  const { sport, requested_date: date, court_name: court, position, offer } = entry;
  const active = entry.status === "active";
  return (
    <Card
      // An item of a list, not a landmark.
      aria-labelledby={undefined}
      title={sportLabel(sport)}
      description={court ?? "Any court"}
      extra={<Tag tone={active ? "success" : "neutral"}>{active ? "Active" : "Expired"}</Tag>}
    >
      <div className={styles.details}>
        <p className={styles.detail}>
          <IconCalendar /> {dateYearLabel(date, zone)}
        </p>
        <p className={styles.detail}>
          <IconClock /> {windowLabel(entry)}
        </p>
        {offer ? (
          <p className={styles.detail}>
            <IconHourglass /> {offer.court_name} offered until {clubTime(offer.expires_at, zone)}
          </p>
        ) : (
          position !== null && (
            <p className={styles.detail}>
              <IconBell /> Number {position} in line
            </p>
          )
        )}
        <Button
          danger
          aria-label={`Remove from Waitlist: ${sportLabel(sport)}, ${dateYearLabel(date, zone)}`}
          className={styles.remove}
          onClick={onRemove}
        >
          Remove from Waitlist
        </Button>
      </div>
    </Card>
  );
}
