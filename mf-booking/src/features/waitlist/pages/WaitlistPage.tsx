import type { WaitingMember } from "@courtside/contracts/api/client.ts";
import { clubDate } from "@courtside/contracts/domain/club-clock.ts";
import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { useListAddress } from "@courtside/contracts/shell/useListAddress.ts";
import {
  Alert,
  Button,
  IconBell,
  IconCalendar,
  IconClock,
  Page,
  PageHeader,
  Skeleton,
  Stack,
  Stat,
  usePhone,
} from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { useNow } from "../../../club-day/clock.ts";
import { AssignSlotDialog } from "../../../staff/AssignSlotDialog.tsx";
import { RemoveEntryDialog } from "../RemoveEntryDialog.tsx";
import { useWaiting, type WaitingFilter } from "../staff/api.ts";
import { readWaitingFilter, WaitingFilters } from "../staff/WaitingFilters.tsx";
import styles from "../staff/WaitingTable.module.css";
import { WaitingTable } from "../staff/WaitingTable.tsx";

/** `/waitlist` (docs/product/screens.md#waitlist-page): staff see the waiting members and assign slots. */
export default function WaitlistPage() {
  const { club, profile } = useMe();
  const { liveStatus } = useShell();
  const address = useListAddress();
  const filter = readWaitingFilter(address, club?.sports ?? []);
  const query = useWaiting(filter);
  const now = useNow(0);
  const [assigning, setAssigning] = useState<WaitingMember | null>(null);
  const [removing, setRemoving] = useState<WaitingMember | null>(null);
  if (!club) return null;
  const zone = club.time_zone;
  const filtered = Object.values(filter).some((value) => value !== null) || Boolean(address.get("q"));
  const onFilter = ({ date, courtId, sport }: WaitingFilter) => address.change({ date, court: courtId, sport });
  const clear = () => address.change({ date: null, court: null, sport: null, q: null });

  return (
    <Page>
      <PageHeader
        title="Waitlist"
        description="Free slots are offered in this order; you can also assign one yourself."
      />
      <Stack gap={20}>
        {!club.waitlist_enabled && (
          <Alert tone="warning" title="The waitlist is switched off">
            Members cannot join, and no slot is offered. An admin can switch it on in Club Settings.
          </Alert>
        )}
        <WaitingCounts counts={query.counts} failed={query.isError} />
        <WaitingFilters
          address={address}
          sports={club.sports}
          today={clubDate(now, zone)}
          filter={filter}
          onFilter={onFilter}
        />
        <WaitingTable
          query={query}
          address={address}
          zone={zone}
          personId={profile.id}
          now={now}
          filtered={filtered}
          emptyAction={filtered && <Button onClick={clear}>Clear filters</Button>}
          onAssign={setAssigning}
          onRemove={setRemoving}
        />
      </Stack>
      {assigning && (
        <AssignSlotDialog
          club={club}
          entry={assigning}
          offline={liveStatus === "offline"}
          onClose={() => setAssigning(null)}
        />
      )}
      {removing && (
        <RemoveEntryDialog entry={removing} zone={zone} name={removing.user_name} onClose={() => setRemoving(null)} />
      )}
    </Page>
  );
}

interface WaitingCountsProps {
  counts: { waiting: number; requested_for_today: number; over_24_hours: number } | undefined;
  failed: boolean;
}

/** The three counters of the club's waitlist (docs/product/waitlist.md#staff-list). */
function WaitingCounts({ counts, failed }: WaitingCountsProps) {
  const phone = usePhone();
  const unknown = failed ? "–" : <Skeleton width={40} height={32} />;
  const shown = [
    { label: "Waiting now", icon: <IconBell />, value: counts?.waiting },
    { label: "Requested for today", icon: <IconCalendar />, value: counts?.requested_for_today },
    { label: "Waiting over 24 hours", icon: <IconClock />, value: counts?.over_24_hours },
  ];
  return (
    <div className={styles.counts}>
      {shown.map(({ label, icon, value }) => (
        <Stat key={label} label={label} icon={!phone && icon} value={value ?? unknown} />
      ))}
    </div>
  );
}
